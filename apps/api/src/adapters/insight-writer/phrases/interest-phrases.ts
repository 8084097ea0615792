import type { RiasecType } from '@guildpath/contract';

interface InterestPhrases {
  /** What someone with this interest is drawn to. */
  readonly draw: string;
  /** What work of this kind is like from day to day. */
  readonly work: string;
}

export const interestPhrases: Readonly<Record<RiasecType, InterestPhrases>> = {
  realistic: {
    draw: 'making, mending and moving real things',
    work: 'handling tools, machines, plants or animals',
  },
  investigative: {
    draw: 'finding out how things work and why',
    work: 'weighing evidence and solving hard questions',
  },
  artistic: {
    draw: 'making up what was not there before',
    work: 'giving ideas a form that others can see or hear',
  },
  social: {
    draw: 'helping, teaching and listening to people',
    work: 'helping, teaching or looking after people',
  },
  enterprising: {
    draw: 'winning people over and getting plans off the ground',
    work: 'making deals, leading others and taking decisions',
  },
  conventional: {
    draw: 'bringing order to facts, figures and lists',
    work: 'keeping records, figures and processes in good order',
  },
};
