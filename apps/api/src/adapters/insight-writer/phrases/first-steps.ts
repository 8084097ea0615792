import type { RiasecType } from '@guildpath/contract';

type FirstSteps = readonly [string, string, string, string, string];

/** Small things to try within a month, by what the work mostly is. `{title}` stands for the career. */
export const firstSteps: Readonly<Record<RiasecType, FirstSteps>> = {
  realistic: [
    'ask a workshop, farm or building site near you if you may watch for half a day.',
    'build or mend one small thing from start to end, and note which part you liked.',
    'go to an open day of a trade school or maker space and try one machine.',
    'watch two films of a day in the job "{title}" and write down what surprised you.',
    'ask someone who does work like this what a bad day looks like.',
  ],
  investigative: [
    'pick one question from this field, read about it for two evenings, and sum it up on a page.',
    'try the first lesson of a free course in this field and see if you want the second.',
    'go to a public talk or an open lab day and ask one question.',
    'read three job ads for "{title}" and list what all of them ask for.',
    'measure something at home for a week and see what the numbers tell you.',
  ],
  artistic: [
    'make one small piece each week and show it to someone who will be frank.',
    'take a poster, tune or text that you find weak, redo it, and compare.',
    'join a writing group, drawing evening or open stage once, and stay to the end.',
    'find three people who work as "{title}" online and note what you would do otherwise.',
    'finish one thing that you have begun, even if it is not perfect.',
  ],
  social: [
    'give two afternoons to a club, school or care home, and note what gave you energy.',
    'teach someone a thing you know well and watch where they get stuck.',
    'ask someone in this line of work about the hardest talk of their week.',
    'try a short first-aid, coaching or tutoring course near you.',
    'read three job ads for "{title}" and mark the tasks that you would look forward to.',
  ],
  enterprising: [
    'sell something small, from cakes to an old bike, and note which words worked.',
    'run one event in your school, club or street, from the first call to the last chair.',
    'ask the owner of a small business for twenty minutes and three honest answers.',
    'pitch an idea to three people in two minutes each, and change it every time.',
    'read three job ads for "{title}" and list the decisions you would have to take.',
  ],
  conventional: [
    'keep a budget for the whole month and see if finding the missing coin pleases you.',
    'put a messy folder or shelf in such order that a stranger could use it.',
    'work through a free spreadsheet course until one table does a sum you need.',
    'offer a club or charity to check its list of members or its bills.',
    'read three job ads for "{title}" and note which programs and forms they name.',
  ],
};
