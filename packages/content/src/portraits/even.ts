import type { Portrait } from './portrait.ts';

/** Portrays people in whom no interest stands out. */
export const evenPortrait: Portrait = {
  guildTitle: 'Wayfarer',
  welcome:
    'Many kinds of people and work make sense to you, and that makes you welcome almost anywhere.',
  text: 'On Monday you repair a shelf, on Tuesday you argue about a film, and by Thursday you are doing the accounts of the club. None of it feels like the wrong place, and none of it has to be the only one. Others ask you to fill in when somebody is missing, because you get along with the mechanic and with the poet. Mixed days suit you, with some company, some quiet and some work for the hands. Being shut into one narrow task would wear you down, and so would hearing that you must decide. For you, the team, the place and the hours may decide more about a job than the task itself. Trying a thing out tells you more than thinking about it.',
  needs:
    'A small firm where everybody does a bit of everything, or a job that changes often, could suit you.',
};
