import { type Career, type Priority, priorities } from '@guildpath/contract';
import {
  type MatchedCareer,
  matchedCareers,
  type RankedCareer,
} from '../matching/matched-careers.ts';

export interface SkillPriority {
  readonly skillId: string;
  readonly priority: Priority;
}

/** Importance is rated from 1 to 5. */
const maxImportance = 5;

/**
 * Returns the skills that the matched careers use most, which says nothing about what the person can do.
 *
 * Importance is averaged over the matches, weighted by their points above a random career. The first third of
 * the list has priority high, the second medium, the rest low. `count` limits the list; default 8. `matches`
 * may be any list of careers with percentages.
 */
export function skillPriorities(
  matches: readonly RankedCareer[],
  careers: readonly Career[],
  { count = 8 }: { readonly count?: number } = {},
): SkillPriority[] {
  return [...importances(matchedCareers(matches, careers))]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([skillId], place, { length }) => ({ skillId, priority: priorityAt(place, length) }));
}

function priorityAt(place: number, length: number): Priority {
  const third = Math.floor((place * priorities.length) / length);
  return priorities[third] ?? 'low';
}

function importances(matched: readonly MatchedCareer[]): Map<string, number> {
  // Matches that are no better than chance still count when there are no others.
  const weights = matched.map(({ matchPercentage }) => Math.max(1, matchPercentage - 50));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sums = new Map<string, number>();
  matched.forEach(({ career }, i) => {
    const weight = (weights[i] ?? 0) / total;
    for (const { skillId, importance } of career.skills) {
      const share = weight * (importance / maxImportance);
      sums.set(skillId, (sums.get(skillId) ?? 0) + share);
    }
  });
  return sums;
}
