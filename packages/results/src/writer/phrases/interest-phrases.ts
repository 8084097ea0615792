import type { RiasecType } from '@guildpath/contract';

/** Three wordings take turns. */
type Wordings = readonly [string, string, string];

interface InterestPhrases {
  /** Names it in a word or two. */
  readonly name: string;
  /** Completes "likes …". */
  readonly doing: Wordings;
  /** Completes "a pull toward …". */
  readonly pull: Wordings;
  /** Completes "asks for more …". */
  readonly matter: string;
}

export const interestPhrases: Readonly<Record<RiasecType, InterestPhrases>> = {
  realistic: {
    name: 'practical work',
    doing: [
      'working with your hands',
      'making and mending real things',
      'putting your hands to use',
    ],
    pull: ['making, mending and tending', 'hands-on work', 'things you can touch and fix'],
    matter: 'hands-on work',
  },
  investigative: {
    name: 'investigation',
    doing: [
      'finding out how and why',
      'getting to the bottom of things',
      'testing one idea against another',
    ],
    pull: ['hard questions and evidence', 'causes and proofs', 'problems that take thinking'],
    matter: 'study and puzzling out',
  },
  artistic: {
    name: 'invention',
    doing: [
      'making up what was not there before',
      'giving an idea a shape',
      'trying out looks, words and sounds',
    ],
    pull: ['invention and form', 'new shapes, words and sounds', 'making something of your own'],
    matter: 'free invention',
  },
  social: {
    name: 'helping people',
    doing: [
      'helping, teaching and hearing people out',
      'looking after others',
      'showing people how',
    ],
    pull: ['people and their needs', 'helping and teaching', 'being of use to others'],
    matter: 'care for other people',
  },
  enterprising: {
    name: 'persuasion',
    doing: [
      'winning people over and steering things',
      'getting a plan off the ground',
      'talking others round',
    ],
    pull: ['plans, deals and decisions', 'leading and persuading', 'setting things in motion'],
    matter: 'persuading and deciding',
  },
  conventional: {
    name: 'orderly work',
    doing: [
      'putting facts, figures and lists in order',
      'keeping records straight',
      'making a system work',
    ],
    pull: [
      'order and exact records',
      'lists, figures and clear rules',
      'having things in their place',
    ],
    matter: 'order and records',
  },
};

/** Takes the wordings in turn, so that neighboring sentences use different words. */
export function inTurn(wordings: Wordings, turn: number): string {
  return wordings[turn % wordings.length] ?? wordings[0];
}
