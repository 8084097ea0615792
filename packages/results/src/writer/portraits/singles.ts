import type { RiasecType } from '@guildpath/contract';
import type { Portrait } from './portrait.ts';

/** These are for people in whom one interest stands out and no other does. */
export const singlePortraits: Readonly<Record<RiasecType, Portrait>> = {
  realistic: {
    guildTitle: 'Stalwart',
    welcome:
      'You trust what can be seen, touched and tried, and there is something solid about having you around.',
    text: 'What can be lifted, planted or mended means more to you than anything said about it. A strange sound in the engine or a goat off its feed reaches you before the others look up. Your kind of help is an evening with a toolbox, and everybody knows whom to call. Better days are spent on your feet and produce something you can walk around. Sitting for hours under office lights makes you impatient. While the meeting is looking for the right words, you have usually gone out and started, now and then on the wrong wall.',
    needs:
      'Plenty of movement, things to touch and a result by evening should be part of any job you take.',
  },
  investigative: {
    guildTitle: 'Seeker',
    welcome:
      'Curiosity leads you, and you are happiest with a question that nobody has managed to answer yet.',
    text: 'The word you use most is why, and the first answer seldom settles it. Whatever does not fit catches your eye, such as a bird that should have left by now or an odd claim in an advertisement. Classmates ask you for explanations, and they receive the true version rather than the short one. Small talk and quick guesses wear you down. You can know a great deal about a subject and still put off the decision, since one more source might change the picture. Quiet places suit you, where an opinion may change without anybody losing face.',
    needs:
      'Hard questions, quiet rooms and people who welcome a correction are worth asking about before you sign.',
  },
  artistic: {
    guildTitle: 'Bard',
    welcome:
      'Your mind is full of pictures and tunes, and ordinary days look less ordinary through your eyes.',
    text: 'Blank walls, quiet moments and plain sentences all look to you like something that could be different. Hours disappear when you make something of your own, and instructions feel like a fence. Friends bring you an outfit, a caption or half a song and ask what is missing. A good day has no fixed order and allows you to begin again at four in the afternoon. Copying a template and working by the clock wear you down. One piece may lie about for months until you finish it in a single night, with the dishes still in the sink.',
    needs:
      'Room to do things in your own way, and somebody else for the forms, will keep the work alive.',
  },
  social: {
    guildTitle: 'Lamplighter',
    welcome:
      'Wherever you sit down, people start to talk, because they can tell that you want to listen.',
    text: 'In any room you first see who stands alone and who is putting on a brave face. Conversation is your tool, because you remember the answer and ask next week how it went. Others come for your ear and a fair word when two of them have stopped speaking. Machines for company, or goals made of figures alone, would leave you lonely. You carry the worries of other people home, and your own tasks may wait on the table until late. Days with many faces and a common aim suit you, in a class, on a ward or behind a counter.',
    needs:
      'Daily contact with people, and hours that let you rest from it, belong on your list beside the pay.',
  },
  enterprising: {
    guildTitle: 'Champion',
    welcome:
      'Somebody has to speak up and begin, and it gives you energy when that somebody is you.',
    text: 'When a group has no leader, you tend to become it, mostly because you cannot bear the waiting. Chances catch your eye, such as an unused hall or a person who could be won over. Friends send you ahead to negotiate, complain or ask the question that nobody dares to ask. Good days are loud, with a target to beat and a team to beat it with. Effort that nobody sees and rules that nobody can explain make you restless. You may have promised the result before looking at the road, and then the whole crew has to run.',
    needs:
      'Your job should hold goals you can win, people to persuade and a share in what you bring in.',
  },
  conventional: {
    guildTitle: 'Scribe',
    welcome:
      'Life runs more smoothly near you, because you know where things are and keep your word.',
    text: 'An inbox that is sorted by evening gives you a calm that others look for at the beach. The missing page, the double booking and the total that is off by one come to your notice by themselves. People hand you the tickets, the keys and the deadlines, and stop worrying. Vague conversation about goals wears you down, and so does a rule that is changed without notice. If the form has no box for a case, you may hesitate longer than the matter deserves. A good day holds few surprises and ends with everything back in its place.',
    needs:
      'You need clear duties, systems that work and changes that are announced well before they take effect.',
  },
};

/** This is for people in whom no interest stands out. */
export const evenPortrait: Portrait = {
  guildTitle: 'Wayfarer',
  welcome:
    'Many kinds of people and work make sense to you, and that makes you welcome almost anywhere.',
  text: 'On Monday you repair a shelf, on Tuesday you argue about a film, and by Thursday you are doing the accounts of the club. None of it feels like the wrong place, and none of it has to be the only one. Others ask you to fill in when somebody is missing, because you get along with the mechanic and with the poet. Mixed days suit you, with some company, some quiet and some work for the hands. Being shut into one narrow task would wear you down, and so would hearing that you must decide. For you, the team, the place and the hours may decide more about a job than the task itself. Trying a thing out tells you more than thinking about it.',
  needs:
    'A small firm where everybody does a bit of everything, or a job that changes often, could suit you.',
};
