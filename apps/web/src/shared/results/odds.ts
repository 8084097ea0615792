import { type AssessmentResult, tierFacts } from '@guildpath/contract';
import { type RetestAgreement, retestAgreement } from '@guildpath/scoring';

/** Returns how often a result stays the same when the quest is taken again with other scenes. */
export function oddsOf({ assessmentType, leastCount = 0 }: AssessmentResult): RetestAgreement {
  // Least options count from a third to a half of the scenes about interests on.
  const usesLeast = leastCount >= tierFacts[assessmentType].questionCount / 5;
  return retestAgreement[assessmentType][usesLeast ? 'withLeast' : 'withoutLeast'];
}

const shares = [
  [0.025, 'very few people'],
  [0.035, 'about one in thirty people'],
  [0.045, 'about one in twenty-five people'],
  [0.06, 'about one in twenty people'],
  [0.085, 'about one in fifteen people'],
  [0.12, 'about one in ten people'],
  [0.17, 'about one in seven people'],
  [0.22, 'about one in five people'],
  [0.29, 'about one in four people'],
  [0.365, 'about one in three people'],
  [0.45, 'about two in five people'],
  [0.55, 'about half of people'],
  [0.63, 'about three in five people'],
  [0.71, 'about two in three people'],
  [0.775, 'about three in four people'],
  [0.85, 'about four in five people'],
  [0.94, 'about nine in ten people'],
] as const;

/** Turns a share from 0 to 1 into words: `about half of people`. */
export function peopleInWords(share: number): string {
  return shares.find(([limit]) => share < limit)?.[1] ?? 'nearly all people';
}
