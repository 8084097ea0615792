import type { PairsLedBy } from '../portrait.ts';

export const conventionalPairs: PairsLedBy<'conventional'> = {
  realistic: {
    guildTitle: 'Armorer',
    welcome:
      'People can lean on what you have checked, because you care whether things hold when it counts.',
    text: 'On your rounds you check what others take for granted, such as the pressure in the tires or the lock on the back gate. The list comes first and the tool second, because you like to know the proper value before you lay a hand on anything. A stock count that comes out even pleases you, and so does a machine that passes its test. At home people ask you where the spare fuses are and when the boiler was last inspected. Jobs fit when they have fixed procedures, solid goods and a regular route to walk. Guesswork troubles you, above all where somebody could get hurt. A boss who skips a check to save ten minutes loses your trust, and in return you may be called slow.',
    needs:
      'Well made procedures, solid equipment and respect for the one who says stop are worth asking about.',
    pull: 'Figures on a screen are not enough, so you like stock, tools or machines that can be counted and checked.',
  },
  investigative: {
    guildTitle: 'Chronicler',
    welcome:
      'Details that others hurry past speak to you, and you bring them together until they make sense.',
    text: 'Facts belong somewhere, so you build the table first, name its columns properly, and only then start to wonder what it could reveal. A missing source or a date that cannot be true will not leave you alone. When a team has to prove what was done on which day, they turn to you. Research suits you if the question is clear and the method has been agreed beforehand. Free discussion is hard going, because nobody writes down which claims have been checked. Waiting for the last missing figure can hold you up for days, even when the answer has long been plain to everybody else. Days go best one thing at a time, with the phone off and complete records within reach.',
    needs:
      'The right place keeps good records, agrees on its methods and gives you one question at a time.',
    pull: 'Now and then a pattern in the records makes you stop, and you want to know what causes it.',
  },
  artistic: {
    guildTitle: 'Relic Keeper',
    welcome:
      'With a sure eye and a careful hand, you keep lovely things in order so that they last.',
    text: 'Your shelves are sorted by a system, and within the system by color. Looking after beautiful things makes you happy, such as old photos, costumes, fonts or the recipes of your family. Given a heap of pictures, you label, choose and hang them until a visitor can follow the whole story. Others bring their messy notes and want a program, a menu or a website that is easy to read. The best tasks are clearly described and leave the last details to your taste. Big creative projects worry you until somebody names a deadline. Careless copies annoy you, and so do ugly offices. What you draw or write for yourself tends to stay in a drawer, since it never seems quite in order.',
    needs:
      'Search for orderly work with a visible result, where someone notices that it was done with taste.',
    pull: 'Looks count as well, and a page or a shelf should please the eye when it is done.',
  },
  social: {
    guildTitle: 'Steward',
    welcome:
      'Around you, people feel looked after, because you remember what was promised and see that it happens.',
    text: 'When you are at the desk, people get what is due to them, from the right document to the correct change. Rules are a way of being fair, as you see it, and so you apply them to friends as well. Parents, patients and club members ask for you by name, because you explain the letter line by line and call back as promised. A familiar round of duties and a sincere thank you across the counter make a good day. Being shouted at for a rule that you did not make is the worst of it. Secret exceptions for the loudest visitors upset you too. You may hold to the proper way so firmly that a person with a rare problem has to ask twice.',
    needs:
      'Rules that make sense, known faces and backing from above when a visitor turns rude are what you need.',
    pull: 'Behind each file you see a person, and you like to be the one who explains it to them.',
  },
  enterprising: {
    guildTitle: 'Quartermaster',
    welcome:
      'Big plans become real in your hands, since you know what they cost and who does what by when.',
    text: 'While everybody dreams about the big trip, you find out what it costs, who has paid and when the bus leaves. Getting a big event to run on time gives you a satisfaction that you rarely talk about. Contracts get read to the end, and it amuses you to bring a price down by quoting the small print. Leaders like to have you beside them, since a grand speech becomes a schedule on your desk by Monday. Promises without figures make you wary, and so do heroes who improvise with borrowed money. Under pressure you may hold the purse so tight that a good chance goes by. More responsibility attracts you, such as a bigger store next spring and a whole region later.',
    needs: 'Ask for a clear budget, the power to refuse a bad deal and a path toward running more.',
    pull: 'Responsibility tempts you, with a budget of your own and a say in how the place is run.',
  },
};
