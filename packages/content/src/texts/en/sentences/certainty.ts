import {
  type AptitudeArea,
  type CertaintyTexts,
  type PuzzleShare,
  questionCountInWords,
  type Tier,
} from '@guildpath/contract';

const puzzleShares: Readonly<Record<PuzzleShare, string>> = {
  none: 'none',
  one: 'one',
  some: 'some',
  half: 'about half',
  most: 'most',
  nearlyAll: 'nearly all',
  all: 'all',
};

const areas: Readonly<Record<AptitudeArea, string>> = {
  logical: 'logic',
  numerical: 'number',
  problemSolving: 'planning',
};

const scenesOf = (tier: Tier) => `${questionCountInWords(tier)} scenes`;
const quickScenes = scenesOf('quick');

export const certainty: CertaintyTexts = {
  limits: {
    quick: [
      `${quickScenes} can't give you more than a sketch`,
      `it's still just a sketch from ${quickScenes}`,
      `you've only walked through ${quickScenes}`,
    ],
    standard: [
      `${scenesOf('standard')} don't make more than an outline`,
      "it's an outline and not a finished picture",
    ],
    epic: [
      `even ${scenesOf('epic')} don't settle everything`,
      "there's still a soft edge here and there",
    ],
  },
  alike: (limits) => ({
    long: [
      `Your interests lie close together for now, and ${limits}.`,
      `All six interests look much alike in you, though ${limits}.`,
    ],
    short: "All six interests look much alike in you, and that's fine.",
  }),
  noLead: (limits) => ({
    long: [
      `No interest stands clearly ahead of the next three, but ${limits}.`,
      `No interest stands clearly ahead of the next three, and ${limits}.`,
    ],
    short: "No interest stands clearly ahead of the next three, and that's fine.",
  }),
  sharedLead: (one, other, limits) => ({
    long: [
      `Two interests share the lead in you, ${one} and ${other}, and ${limits}.`,
      `We can't say for sure which comes first, ${one} or ${other}, and ${limits}.`,
      `Between ${one} and ${other}, neither's clearly ahead, and ${limits}.`,
      `Side by side, ${one} and ${other} lead your answers, though ${limits}.`,
    ],
    short: "Your first two interests stand side by side, and it's hard to split them.",
  }),
  agreement: {
    high: (pull, limits) => ({
      long: [
        `Your answers pulled in one direction, toward ${pull}, although ${limits}.`,
        `How sure is this? The pull toward ${pull} kept coming back all through the quest, but ${limits}.`,
        `Trust the part about ${pull} most, since it's the rest that might shift.`,
        `What's firmest here is the pull toward ${pull}, though ${limits}.`,
      ],
      short: "Your answers agree with one another, and that's a good sign.",
    }),
    middle: (pull, limits) => ({
      long: [
        `Most of your answers lean toward ${pull} and some don't, and ${limits}.`,
        `You probably lean toward ${pull}, but don't take the rest for granted.`,
        `You do lean toward ${pull}, though not strongly, and ${limits}.`,
        `On the whole you leaned toward ${pull}, but ${limits}.`,
      ],
      short: 'Your answers agree in some places and not in others.',
    }),
    low: (pull, limits) => ({
      long: [
        `Your answers went several different ways, and ${limits}.`,
        `We can't be very sure of this, because your answers don't point in one direction.`,
        `Your answers point in different directions, and ${limits}.`,
        `A few of your answers fit together, those about ${pull}, but not many, and ${limits}.`,
      ],
      short: "Your answers don't agree on much, so read this loosely.",
    }),
  },
  tiedSecond: (one, other) => [
    `It's a tie for second place, between ${one} and ${other}.`,
    `For second place, ${one} and ${other} were too close to call.`,
    `Next in line are ${one} and ${other}, and another quest could put either first.`,
  ],
  nearTie: (one, other) => [
    `Another quest might well put ${other} before ${one}.`,
    `Whether ${one} or ${other} comes first, your answers don't say.`,
    `Swap the two, with ${other} first, and the picture would fit almost as well.`,
  ],
  puzzles: (share, kinds) => {
    const solved = puzzleShares[share];
    return [
      `You solved ${solved} of the puzzles${kinds}, and they count a little in your matches.`,
      `Your matches weigh the puzzles a little too, and you solved ${solved} of them${kinds}.`,
      `The puzzles don't count for much in your matches, and you solved ${solved} of them${kinds}.`,
    ];
  },
  kindsApart: (best, last) => `, the ${areas[best]} ones more often than the ${areas[last]} ones`,
  kindsAlike: ', about as often in each of the three kinds',
};
