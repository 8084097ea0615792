import {
  type AptitudeArea,
  aptitudeAreas,
  type ResponseCaution,
  type Tier,
} from '@guildpath/contract';
import {
  type ConfidenceLevel,
  confidenceLevel,
  isNearTie,
  matchConfidence,
  minAptitudeItems,
} from '@guildpath/scoring';
import { type Part, rotate } from './compose.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';
import type { Moment, WriterContext } from './writer-context.ts';

/** Says how certain the portrait is: what to trust most, what may change, and what would sharpen it. */
export function certaintyParts(context: WriterContext): Part[] {
  const { tier, matches, profile, seed } = context;
  const level = confidenceLevel(matchConfidence(matches), tier);
  const caution = profile.caution && cautionSentences[profile.caution];
  const inTurn = (variants: readonly string[], rank: number) => ({
    variants: rotate(variants, seed),
    rank,
  });
  return [
    { variants: caution ? [caution] : coherenceSentences(context, level), rank: 0 },
    inTurn(caution || level === 'high' ? [] : chanceSentences[level], 0),
    inTurn(orderSentences(context), tier === 'quick' ? 3 : 1),
    inTurn(puzzleSentences(context), 0),
    inTurn(leastSentences(context), 2),
  ];
}

const cautionSentences: Readonly<Record<ResponseCaution, string>> = {
  'straight-line':
    "Every answer you gave has the same letter, so this may be more about the letter than about you, and you're welcome to try again.",
  'too-fast':
    "You finished faster than most people can read, so come back when you've got a quiet quarter of an hour and the guild will get to know you better.",
};

/** Match Confidence on these levels does not tell a person from one who rolls dice. */
const chanceSentences: Readonly<Record<'low' | 'middle', readonly string[]>> = {
  middle: [
    'You can believe it somewhat, but remember that chance alone can look like this.',
    "It's somewhat more than nothing, although chance alone can look like this too.",
    'You could get this far by chance alone, so check it against what you already know about yourself.',
    "Somebody rolling dice could wind up with a result like this, so it's somewhat likely and no more than that.",
    'It holds up somewhat, but chance alone can look like this, and you ought to know that.',
  ],
  low: [
    "This may be nothing but chance, so don't build anything on it until you've tried again.",
    "Random answers could've come out just like this, so there's a good chance that it's only chance.",
    'Honestly, all of this could be chance, so try again before you decide anything because of it.',
    "It may very well be chance, and you'd be right to take all of it with a grain of salt.",
  ],
};

/** Ends with a short variant for when there is little room. */
function coherenceSentences(context: WriterContext, level: ConfidenceLevel): string[] {
  const { tier, pattern, leading, seed } = context;
  const { pull } = interestPhrases[leading[0]];
  const limits = limitsOf[tier][seed % limitsOf[tier].length] ?? limitsOf[tier][0];
  const sharers = namesOfNearTie(context);
  const { long, short } = (() => {
    if (pattern.kind === 'even') return evenSentences(context, limits);
    if (sharers && level !== 'low') return sharedLeadSentences(sharers, limits);
    return agreementSentences(pull, limits)[level];
  })();
  return [...rotate(long, seed), short];
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
        `Your interests lie close together for now, and ${limits}.`,
        `All six interests look much alike in you, though ${limits}.`,
      ],
      short: "All six interests look much alike in you, and that's fine.",
    };
  }
  const short = "No interest stands clearly ahead of the next three, and that's fine.";
  return {
    long: [
      `No interest stands clearly ahead of the next three, but ${limits}.`,
      `No interest stands clearly ahead of the next three, and ${limits}.`,
    ],
    short,
  };
}

function sharedLeadSentences([one, other]: readonly [string, string], limits: string): Agreement {
  return {
    long: [
      `Two interests share the lead in you, ${one} and ${other}, and ${limits}.`,
      `We can't say for sure which comes first, ${one} or ${other}, and ${limits}.`,
      `Between ${one} and ${other}, neither's clearly ahead, and ${limits}.`,
      `Side by side, ${one} and ${other} lead your answers, though ${limits}.`,
    ],
    short: "Your first two interests stand side by side, and it's hard to split them.",
  };
}

function agreementSentences(
  pull: string,
  limits: string,
): Readonly<Record<ConfidenceLevel, Agreement>> {
  return {
    high: {
      long: [
        `Your answers pulled in one direction, toward ${pull}, even though ${limits}.`,
        `How sure is this? The pull toward ${pull} kept coming back all through the quest, but ${limits}.`,
        `Trust the part about ${pull} most, since it's the rest that might shift.`,
        `What's firmest here is the pull toward ${pull}, though ${limits}.`,
      ],
      short: "Your answers agree with one another, and that's a good sign.",
    },
    middle: {
      long: [
        `Most of your answers lean toward ${pull} and some don't, and ${limits}.`,
        `You can be somewhat sure of the lean toward ${pull}, and it's a good deal less certain with the rest.`,
        `The lean toward ${pull} is there, but it isn't strong, and ${limits}.`,
        `On the whole you leaned toward ${pull}, but ${limits}.`,
      ],
      short: "Your answers agree here and there, but they don't everywhere.",
    },
    low: {
      long: [
        `Your answers went several different ways, and ${limits}.`,
        `We can't be very sure of this, because your answers don't point in one direction.`,
        `Your answers point in different directions, and ${limits}.`,
        `There's only a thin thread in your answers, which has to do with ${pull}, and ${limits}.`,
      ],
      short: "Your answers don't agree on much, so read this loosely.",
    },
  };
}

const limitsOf: Readonly<Record<Tier, readonly [string, ...string[]]>> = {
  quick: [
    "fifteen scenes can't give you more than a sketch",
    "it's still just a sketch from fifteen scenes",
    "you've only walked through fifteen scenes",
  ],
  standard: [
    "twenty-five scenes don't make more than an outline",
    "it's an outline and not a finished picture",
  ],
  epic: ["even forty scenes don't settle everything", "there's still a soft edge here and there"],
};

function orderSentences(context: WriterContext): string[] {
  const { pattern } = context;
  if (pattern.kind === 'tied') {
    const [one, other] = pattern.seconds.map((type) => interestPhrases[type].name);
    return [
      `It's a tie for second place, between ${one} and ${other}.`,
      `For second place, ${one} and ${other} were too close to call.`,
      `Next in line are ${one} and ${other}, and another quest could put either first.`,
    ];
  }
  const sharers = namesOfNearTie(context);
  if (!sharers) return [];
  const [one, other] = sharers;
  return [
    `Another quest might well put ${other} before ${one}.`,
    `Whether ${one} or ${other} comes first, your answers don't say.`,
    `Swap the two, with ${other} first, and the picture would fit almost as well.`,
  ];
}

function puzzleSentences({ tier, profile, moments }: WriterContext): string[] {
  const puzzles = moments.flatMap(({ puzzle }) => puzzle ?? []);
  const isCounted = tier !== 'quick' && profile.aptitudeItemCount >= minAptitudeItems;
  if (puzzles.length === 0 || !isCounted) return [];
  const solvedCount = puzzles.filter(({ isSolved }) => isSolved).length;
  const share = shareWords(solvedCount, puzzles.length);
  const areas = tier === 'epic' ? areasPhrase(puzzles, solvedCount) : '';
  return [
    `You solved ${share} of the puzzles${areas}, and they count a little in your matches.`,
    `Your matches weigh the puzzles a little too, and you solved ${share} of them${areas}.`,
    `The puzzles don't count for much in your matches, and you solved ${share} of them${areas}.`,
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
    ? `, the ${areaWords[best]} ones more often than the ${areaWords[last]} ones`
    : ', about as often in each of the three kinds';
}

const areaGap = 0.3;
const areaWords: Readonly<Record<AptitudeArea, string>> = {
  logical: 'logic',
  numerical: 'number',
  problemSolving: 'planning',
};

function leastSentences({ profile, moments }: WriterContext): string[] {
  const scenes = moments.filter(({ questionType }) => questionType === 'riasec').length;
  if (profile.leastCount === 0) {
    return [
      "You skipped naming what's least like you, and doing it next time would sharpen the picture.",
      "If you name what's least like you next time, the lines will get sharper.",
      "A second quest where you also say what's least like you would tell us more.",
    ];
  }
  if (profile.leastCount < scenes) {
    return [
      "Where you also named what's least like you, the lines are sharper, so do it in every scene next time.",
      "You named what's least like you now and then, and it'd help to do it every time.",
    ];
  }
  return [
    "It helped that you also named, scene by scene, what's least like you.",
    "Because you also named what's least like you, the lines are sharper than most.",
  ];
}
