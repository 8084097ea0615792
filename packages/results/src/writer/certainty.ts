import { type AptitudeArea, aptitudeAreas, type Tier } from '@guildpath/contract';
import {
  type ConfidenceLevel,
  confidenceLevel,
  isNearTie,
  matchConfidence,
  minAptitudeItems,
} from '@guildpath/scoring';
import { capitalize } from '../words.ts';
import { type Part, rotate } from './compose.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';
import type { Moment, WriterContext } from './writer-context.ts';

/** Says how certain the portrait is: what to trust most, what may change, and what would sharpen it. */
export function certaintyParts(context: WriterContext): Part[] {
  const { tier } = context;
  return [
    {
      variants: cautionSentences(context) ?? coherenceSentences(context),
      isInOrder: true,
      rank: 0,
    },
    { variants: orderSentences(context), rank: tier === 'quick' ? 3 : 1 },
    { variants: puzzleSentences(context), rank: 0 },
    { variants: leastSentences(context), rank: 2 },
  ];
}

function cautionSentences({ profile: { caution } }: WriterContext): string[] | undefined {
  switch (caution) {
    case 'straight-line':
      return [
        'Every answer of yours carries the same letter, so this portrait may describe the letter more than you, and a second try is welcome.',
      ];
    case 'too-fast':
      return [
        'You were through faster than most people can read, so come back at an easy pace and the guild will know you better.',
      ];
    default:
      return undefined;
  }
}

/** Ends with a short variant for when there is little room. */
function coherenceSentences(context: WriterContext): string[] {
  const { tier, matches, pattern, leading, wording } = context;
  const [pull] = interestPhrases[leading[0]].pull;
  const limits = limitsOf[tier][wording.seed % limitsOf[tier].length] ?? limitsOf[tier][0];
  if (pattern.kind === 'even') {
    const { long, short } = evenSentences(context, limits);
    return [...rotate(long, wording.seed), short];
  }
  const level = confidenceLevel(matchConfidence(matches), tier);
  const sharers = namesOfNearTie(context);
  const { long, short } =
    sharers && level !== 'low'
      ? sharedLeadSentences(sharers, limits)
      : agreementSentences(pull, limits)[level];
  return [...rotate(long, wording.seed), short];
}

function namesOfNearTie({
  profile,
  pattern,
}: WriterContext): readonly [string, string] | undefined {
  return pattern.kind === 'pair' && isNearTie(profile, pattern.first, pattern.second)
    ? [interestPhrases[pattern.first].name, interestPhrases[pattern.second].name]
    : undefined;
}

interface Agreement {
  readonly long: readonly string[];
  readonly short: string;
}

/** In points; the six percentages of an even profile look alike only when they span fewer. */
const alikeSpan = 25;

// A profile is even by its first four interests, so the fifth and the sixth may lie far below.
function evenSentences({ profile: { riasec } }: WriterContext, limits: string): Agreement {
  const percentages = Object.values(riasec).map(({ percentage }) => percentage);
  if (Math.max(...percentages) - Math.min(...percentages) < alikeSpan) {
    return {
      long: [
        `Your interests lie close together for now. ${capitalize(limits)}.`,
        `All six interests look much alike in you, though ${limits}.`,
      ],
      short: 'All six interests look much alike in you so far.',
    };
  }
  const short = 'No interest stands clearly ahead of the next three.';
  return {
    long: [
      `No interest stands clearly ahead of the next three, but ${limits}.`,
      `${short} ${capitalize(limits)}.`,
    ],
    short,
  };
}

function sharedLeadSentences([one, other]: readonly [string, string], limits: string): Agreement {
  return {
    long: [
      `Two interests share the lead in you, ${one} and ${other}. ${capitalize(limits)}.`,
      `How sure is this? Of ${one} and ${other} together, fairly, though ${limits}.`,
      `Of ${one} and ${other}, neither is clearly ahead of the other. ${capitalize(limits)}.`,
      `Side by side, ${one} and ${other} lead your answers. ${capitalize(limits)}.`,
    ],
    short: 'Your first two interests stand side by side.',
  };
}

function agreementSentences(
  pull: string,
  limits: string,
): Readonly<Record<ConfidenceLevel, Agreement>> {
  return {
    high: {
      long: [
        `Your answers pulled in one direction, toward ${pull}, even if ${limits}.`,
        `How sure is this? The pull toward ${pull} came back again and again, though ${limits}.`,
        `Trust the part about ${pull} most, because ${limits}.`,
        `It is the pull toward ${pull} that stands firmest here, since ${limits}.`,
      ],
      short: 'Your answers agree well with one another.',
    },
    middle: {
      long: [
        `Most of your answers lean toward ${pull}, and some lean elsewhere. ${capitalize(limits)}.`,
        `How sure is this? Fairly, about ${pull}, and less about the rest, because ${limits}.`,
        `The lean toward ${pull} is there, without being strong. ${capitalize(limits)}.`,
        `On the whole you leaned toward ${pull}, but ${limits}.`,
      ],
      short: 'In general your answers agree, although not everywhere.',
    },
    low: {
      long: [
        `Your answers went several ways, with ${pull} only just in front. ${capitalize(limits)}.`,
        `How certain is this? Not especially, because your answers point in different directions. ${capitalize(limits)}.`,
        `Read all this loosely, because your answers point in different directions. ${capitalize(limits)}.`,
        `Only a weak thread runs toward ${pull} in your answers. ${capitalize(limits)}.`,
      ],
      short: 'Your answers point in different directions, so read all this loosely.',
    },
  };
}

const limitsOf: Readonly<Record<Tier, readonly [string, ...string[]]>> = {
  quick: [
    'fifteen scenes produce a sketch, and four puzzles are too few to judge by',
    'this is a sketch from fifteen scenes, with too few puzzles to judge by',
    'fifteen scenes provide a sketch, and the four puzzles are too few to count',
  ],
  standard: [
    'twenty-five scenes produce an outline rather than a finished picture',
    'an outline is as much as twenty-five scenes can possibly provide',
  ],
  epic: ['forty scenes still leave soft edges', 'even forty scenes leave some edges soft'],
};

function orderSentences(context: WriterContext): string[] {
  const { pattern } = context;
  if (pattern.kind === 'tied') {
    const [one, other] = pattern.seconds.map((type) => interestPhrases[type].name);
    return [
      `Your second place is shared: ${one} and ${other} came out level.`,
      `For the second place, ${one} and ${other} were too close to call.`,
      `Next in line are ${one} and ${other}, and another quest could put either first.`,
    ];
  }
  const sharers = namesOfNearTie(context);
  if (!sharers) return [];
  const [one, other] = sharers;
  return [
    `Another quest might well put ${other} before ${one}.`,
    `As to which of the two comes first, ${one} or ${other}, your answers leave it open.`,
    `Put ${other} first and ${one} second, and the picture would fit almost as well.`,
  ];
}

function puzzleSentences({ tier, profile, moments }: WriterContext): string[] {
  const puzzles = moments.flatMap(({ puzzle }) => puzzle ?? []);
  if (puzzles.length === 0 || profile.aptitudeItemCount < minAptitudeItems) return [];
  const solvedCount = puzzles.filter(({ isSolved }) => isSolved).length;
  const share = shareWords(solvedCount, puzzles.length);
  if (tier !== 'epic') {
    return [
      `You solved ${share} of the puzzles, which counts a little in your matches and no more.`,
      `The puzzles, of which you solved ${share}, weigh a little in your matches.`,
      `Your matches also weigh the puzzles a little, and you solved ${share} of them.`,
    ];
  }
  const areas = areasPhrase(puzzles, solvedCount);
  return [
    `You solved ${share} of the puzzles${areas}, and they count a little in your matches.`,
    `Of the puzzles you solved ${share}${areas}, and your matches take a little of that into account.`,
    `The puzzles count a little in your matches: you solved ${share} of them${areas}.`,
  ];
}

function shareWords(solved: number, total: number): string {
  if (solved <= 1) return solved === 0 ? 'none' : 'one';
  if (solved === total) return 'all';
  const share = solved / total;
  if (share > 0.9) return 'nearly all';
  if (share > 0.6) return 'most';
  return share > 0.4 ? 'about half' : 'some';
}

/** Returns '' when too few or all puzzles were solved, because then the kinds cannot be compared. */
function areasPhrase(puzzles: readonly NonNullable<Moment['puzzle']>[], solved: number): string {
  if (solved <= 1 || solved === puzzles.length) return '';
  const [best, , last] = aptitudeAreas.toSorted((a, b) => shareSolved(b) - shareSolved(a));
  function shareSolved(area: AptitudeArea): number {
    const own = puzzles.filter((puzzle) => puzzle.area === area);
    return own.filter(({ isSolved }) => isSolved).length / Math.max(own.length, 1);
  }
  return best && last && shareSolved(best) - shareSolved(last) > areaGap
    ? `, those about ${areaWords[best]} more often than those about ${areaWords[last]}`
    : ', about as often in each of the three kinds';
}

const areaGap = 0.3;
const areaWords: Readonly<Record<AptitudeArea, string>> = {
  logical: 'logic',
  numerical: 'numbers',
  problemSolving: 'finding a way',
};

function leastSentences({ profile, moments }: WriterContext): string[] {
  const scenes = moments.filter(({ questionType }) => questionType === 'riasec').length;
  if (profile.leastCount === 0) {
    return [
      'You passed over what is least like you, and naming it next time would sharpen the picture.',
      'Naming what is least like you, which you skipped, would draw the lines sharper.',
      'A second quest in which you also name what is least like you would tell more.',
    ];
  }
  if (profile.leastCount < scenes) {
    return [
      'Where you also named what is least like you, the lines are sharper, so do it in every scene next time.',
      'You named what is least like you now and then, and doing so throughout would sharpen the rest.',
    ];
  }
  return [
    'It helped that you also named, scene by scene, what is least like you.',
    'Because you also named what is least like you, the lines are sharper than most.',
  ];
}
