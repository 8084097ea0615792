import type { PairsLedBy } from '../portrait.ts';

export const enterprisingPairs: PairsLedBy<'enterprising'> = {
  realistic: {
    guildTitle: 'Vanguard',
    welcome:
      'You like to go first and with your sleeves rolled up, and others find it easy to follow.',
    text: 'An empty lot makes you think of a skate park, a garden center or a row of food stalls, and of the person who could be talked into it. Plans on paper are fine, but you want to be there in boots. At school that may have been a car wash, a repair stand or a term as team captain. People hand over the lead because you decide immediately and will carry a crate yourself. A day to your taste has a deal in it, a bit of risk and something heavy to be delivered by night. Careful memos and endless wording drain you quickly. You lose patience with anyone who has doubts, and sometimes they had seen the hole in the ground.',
    needs:
      'Something solid to build or run, with your own name at stake, is likely to hold you longest.',
    pull: 'Desks hold you for an hour at most, since you prefer deals about things that stand, roll or grow.',
  },
  investigative: {
    guildTitle: 'Tactician',
    welcome:
      'Before you make a move you have thought a few ahead, and people are glad to have you on their side.',
    text: 'In a rival you see, first of all, a position to be analyzed. You want to lead, and you want to know why a plan should win before your name is on it. A match finds you watching the opponents for ten minutes and then changing the whole lineup. Friends come for advice on how to bargain for a raise, get a project approved or stretch a limited budget. Busy days full of decisions are fine, as long as one of them needs an hour of thinking. Routine makes you careless, and praise from people who skipped the facts leaves you cold. Your reasons can be so complete that the others feel they had no part in the decision, and then they drag their feet.',
    needs:
      'Aim for work with real stakes, good facts and enough say to act on what you have worked out.',
    pull: 'Before a big move you like to dig for facts, and a clever plan pleases you like a win.',
  },
  artistic: {
    guildTitle: 'Firebrand',
    welcome:
      'A new idea in your mouth is catching, and soon other people are carrying it further with you.',
    text: 'By your third sentence the others can see the thing you have in mind, because you talk with your whole face. Selling tickets, opening a shop or starting a protest all attract you for one reason, which is the chance to move people with a good idea. Style matters, so the flyer is made over until it looks like nobody else could have sent it. Friends push you forward when someone must give the speech, run the raffle or charm the strict principal. You like each day to be different, with a crowd in at least one part of it. Long chains of approval feel like a wet coat. Finishing is the weak spot, since the next idea is already at the gate and looks better than this one.',
    needs:
      'Variety, a crowd to win and a partner who finishes what you begin would make a good setting.',
    pull: 'Plain success bores you a little, so it has to have style, a story and some surprise.',
  },
  social: {
    guildTitle: 'Envoy',
    welcome:
      'Strangers warm to you quickly, and you have a way of bringing people together who need each other.',
    text: 'An hour into a party you know who needs a job and who is hiring, and you have introduced them. Winning people over is a pleasure, and it often works because you find out what they want before you say what you want. Clubs elect you, customers ask for you by name, and relatives send you ahead when something must be settled with the landlord. Screens without faces make the hours crawl. A company that has you sell people what they do not need will wear you out as well, even if the bonus is high. Since you like to be liked, a plain no can wait among your drafts for days. A good week is full of calls, visits and deals that send both sides home content.',
    needs:
      'What you do should bring you among people daily, with honest goods and a share in the success.',
    pull: 'Beating others is less fun for you than bringing them along and watching them improve.',
  },
  conventional: {
    guildTitle: 'Chancellor',
    welcome:
      'Where others talk in circles, you name the goal, share out the work and keep everyone on course.',
    text: 'If you run the school fair, there is soon a budget, a schedule and one person in charge of each stall. Ambition and order go together in you, so you want to reach the top and find the books correct when you get there. Money that leaks away through lazy habits bothers you like a dripping tap. Meetings are put in your hands, because then they end on time with the decisions in writing. What suits you is a week with targets, clear authority and people who deliver. Vague teams in which everybody is a little in charge wear you down. Friends who refuse to plan try your patience, and they in turn may find you strict, above all when you bring a timetable on vacation.',
    needs:
      'You want a ladder that is clear, targets that can be counted and authority to match your duties.',
    pull: 'Tidy accounts calm you, and you like even a bold plan to come with dates, sums and signatures.',
  },
};
