import {
  type Agreement,
  type AptitudeArea,
  aptitudeAreas,
  type PuzzleShare,
} from '@guildpath/contract';
import {
  type ConfidenceLevel,
  confidenceLevel,
  isNearTie,
  minAptitudeItems,
} from '@guildpath/scoring';
import { type Part, rotate } from './compose.ts';
import type { Moment, WriterContext } from './writer-context.ts';

/** Says how certain the portrait is: what to trust most, and what may change. */
export function certaintyParts(context: WriterContext): Part[] {
  const { tier, confidence, profile, seed } = context;
  const { leastCount } = profile;
  const level = confidenceLevel(confidence, { assessmentType: tier, leastCount });
  const inTurn = (variants: readonly string[], rank: number) => ({
    variants: rotate(variants, seed),
    rank,
  });
  const { long, short } = agreementOf(context, level);
  return [
    // A panel beside the portrait says why the answers may not describe the person.
    { variants: profile.caution ? [] : [...rotate(long, seed), short], rank: 0 },
    inTurn(orderSentences(context), tier === 'quick' ? 3 : 1),
    inTurn(puzzleSentences(context), 0),
  ];
}

/** In points; the six percentages of an even profile look alike only when they span fewer. */
const alikeSpan = 25;

/** An interest below this percentage is not said to lead. */
const namedFrom = 60;

function agreementOf(context: WriterContext, level: ConfidenceLevel): Agreement {
  const { tier, pattern, leading, profile, seed, texts } = context;
  const { alike, noLead, sharedLead, agreement } = texts.certainty;
  const variants = texts.certainty.limits[tier];
  const limits = variants[seed % variants.length] ?? variants[0];
  if (pattern.kind === 'even') {
    // A profile is even by its first four interests, so the fifth and the sixth may lie far below.
    const percentages = Object.values(profile.riasec).map(({ percentage }) => percentage);
    const span = Math.max(...percentages) - Math.min(...percentages);
    return span < alikeSpan ? alike(limits) : noLead(limits);
  }
  const sharers = namesOfNearTie(context);
  if (sharers && level !== 'low') return sharedLead(...sharers, limits);
  const isNamed = profile.riasec[leading[0]].percentage >= namedFrom;
  return agreement[isNamed ? level : 'low'](texts.interests[leading[0]].pull, limits);
}

function namesOfNearTie({
  profile,
  pattern,
  leading: [first, second],
  texts: { interests },
}: WriterContext): readonly [string, string] | undefined {
  return pattern.kind !== 'even' && isNearTie(profile, first, second)
    ? [interests[first].name, interests[second].name]
    : undefined;
}

function orderSentences(context: WriterContext): readonly string[] {
  const { pattern, texts } = context;
  const sharers = namesOfNearTie(context);
  if (sharers) return texts.certainty.nearTie(...sharers);
  if (pattern.kind !== 'tied') return [];
  const [one, other] = pattern.seconds;
  return texts.certainty.tiedSecond(texts.interests[one].name, texts.interests[other].name);
}

type Puzzle = NonNullable<Moment['puzzle']>;

function puzzleSentences(context: WriterContext): readonly string[] {
  const { tier, profile, moments, texts } = context;
  const puzzles = moments.flatMap(({ puzzle }) => puzzle ?? []);
  const isCounted = tier !== 'quick' && profile.aptitudeItemCount >= minAptitudeItems;
  if (puzzles.length === 0 || !isCounted) return [];
  const solvedCount = puzzles.filter(({ isSolved }) => isSolved).length;
  const kinds = tier === 'epic' ? kindsPhrase(context, puzzles, solvedCount) : '';
  return texts.certainty.puzzles(shareOf(solvedCount, puzzles.length), kinds);
}

function shareOf(solved: number, total: number): PuzzleShare {
  if (solved <= 1) return solved === 0 ? 'none' : 'one';
  if (solved === total) return 'all';
  const share = solved / total;
  if (share > 0.9) return 'nearlyAll';
  if (share > 0.6) return 'most';
  return share > 0.4 ? 'half' : 'some';
}

const areaGap = 0.3;

/** Returns '' when too few or all puzzles were solved, because then the kinds cannot be compared. */
function kindsPhrase(
  { texts: { certainty } }: WriterContext,
  puzzles: readonly Puzzle[],
  solvedCount: number,
): string {
  if (solvedCount <= 1 || solvedCount === puzzles.length) return '';
  const [best, , last] = aptitudeAreas.toSorted((a, b) => shareSolved(b) - shareSolved(a));
  function shareSolved(area: AptitudeArea): number {
    const own = puzzles.filter((puzzle) => puzzle.area === area);
    return own.filter(({ isSolved }) => isSolved).length / Math.max(own.length, 1);
  }
  return best && last && shareSolved(best) - shareSolved(last) > areaGap
    ? certainty.kindsApart(best, last)
    : certainty.kindsAlike;
}
