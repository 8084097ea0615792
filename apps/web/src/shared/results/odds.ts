import type { AssessmentResult } from '@guildpath/contract';
import { type RetestOdds, retestAgreement, usesLeast } from '@guildpath/scoring';

/** Returns how often a result stays the same when the quest is taken again with other scenes. */
export function oddsOf(result: AssessmentResult): RetestOdds {
  return retestAgreement[result.assessmentType][usesLeast(result) ? 'withLeast' : 'withoutLeast'];
}

const fractions = [
  [1 / 50, 'one in fifty'],
  [1 / 33, 'one in thirty'],
  [1 / 25, 'one in twenty-five'],
  [1 / 20, 'one in twenty'],
  [1 / 15, 'one in fifteen'],
  [1 / 10, 'one in ten'],
  [1 / 7, 'one in seven'],
  [1 / 5, 'one in five'],
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [2 / 5, 'two fifths'],
  [1 / 2, 'half'],
  [3 / 5, 'three fifths'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
  [4 / 5, 'four fifths'],
  [9 / 10, 'nine tenths'],
] as const;

/** Turns a range of shares from 0 to 1 into words: `a third to two fifths`. */
export function shareInWords([low, high]: readonly [number, number]): string {
  const [from, to] = [inWords(low), inWords(high)];
  return from === to ? `about ${to}` : `${from} to ${to}`;
}

/** Turns a range of shares from 0 to 1 into words: `a third to two fifths of people`. */
export function peopleInWords(range: readonly [number, number]): string {
  const words = shareInWords(range);
  return words.includes('one in') ? `${words} people` : `${words} of people`;
}

function inWords(share: number): string {
  const distance = ([value]: (typeof fractions)[number]) => Math.abs(value - share);
  return fractions.reduce((best, next) => (distance(next) < distance(best) ? next : best))[1];
}
