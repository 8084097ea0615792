import { type Career, type Priority, priorities } from '@guildpath/contract';
import {
  type MatchedCareer,
  matchedCareers,
  type RankedCareer,
} from '../matching/matched-careers.ts';
import { preparedCatalogue } from '../matching/prepared-catalogue.ts';
import { rowWidth } from '../matching/row-layout.ts';
import { dot } from '../matching/vectors.ts';
import { oncePer } from '../once-per.ts';
import type { TraitProfile } from '../trait-profile.ts';

export interface SkillPriority {
  readonly skillId: string;
  readonly priority: Priority;
  /** True when the person's answers already show it. */
  readonly isShown: boolean;
}

/** Importance is rated from 1 to 5. */
const maxImportance = 5;
/** Below this length, the careers that require a skill are too diverse to give it a direction. */
const minDirectionLength = 0.25;
/** From this presence on, a skill counts as shown: a quarter of the skills of people’s own matches. */
const shownFrom = 0.8;

/**
 * Returns the skills of the matched careers: first those to work on, which the careers require and the person's
 * profile shows least, then those that it already shows.
 *
 * Importance is averaged over the matches, weighted by their points above a random career. A skill is present
 * in a profile to the extent that the profile points in the direction of the careers that require the skill,
 * relative to the whole catalogue. The first third of the list has priority high, the second medium, the rest
 * low, as do all skills already shown. `count` limits the list; default 8. `matches` may be any list of careers
 * with percentages.
 */
export function skillPriorities(
  matches: readonly RankedCareer[],
  careers: readonly Career[],
  profile: TraitProfile,
  { count = 8 }: { readonly count?: number } = {},
): SkillPriority[] {
  const directions = skillDirections(careers);
  const person = [
    ...profile.direction.interests,
    ...profile.direction.traits,
    profile.direction.aptitude,
  ];
  const certainty = Math.sqrt(dot(person, person));
  return [...importances(matchedCareers(matches, careers))]
    .map(([skillId, importance]) => ({
      skillId,
      need: importance * (shownFrom - presence({ person, certainty }, directions.get(skillId))),
    }))
    .sort((one, other) => other.need - one.need)
    .slice(0, count)
    .map(({ skillId, need }, place, { length }) => {
      const isShown = need <= 0;
      return { skillId, priority: isShown ? 'low' : priorityAt(place, length), isShown };
    });
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

// From 0 to 1; half for a skill without a direction.
function presence(
  { person, certainty }: { readonly person: readonly number[]; readonly certainty: number },
  skill: SkillDirection | undefined,
): number {
  if (!skill || certainty === 0) return 0.5;
  const { direction, length } = skill;
  return (1 + dot(direction, person) / (length * certainty)) / 2;
}

interface SkillDirection {
  readonly direction: readonly number[];
  /** The length of the direction, but at least `minDirectionLength`. */
  readonly length: number;
}

// The mean direction of the careers that require a skill, relative to the whole catalogue.
const skillDirections = oncePer((careers: readonly Career[]): Map<string, SkillDirection> => {
  const { rows, meanRow } = preparedCatalogue(careers);
  const sums = new Map<string, { direction: number[]; weight: number }>();
  careers.forEach(({ skills }, index) => {
    for (const { skillId, importance } of skills) {
      const sum = sums.get(skillId) ?? {
        direction: new Array<number>(rowWidth).fill(0),
        weight: 0,
      };
      sum.weight += importance;
      for (let i = 0; i < rowWidth; i += 1) {
        const own = (rows[index * rowWidth + i] ?? 0) - (meanRow[i] ?? 0);
        sum.direction[i] = (sum.direction[i] ?? 0) + importance * own;
      }
      sums.set(skillId, sum);
    }
  });
  return new Map(
    [...sums].map(([skillId, sum]) => {
      const direction = sum.direction.map((value) => value / sum.weight);
      const length = Math.max(minDirectionLength, Math.sqrt(dot(direction, direction)));
      return [skillId, { direction, length }];
    }),
  );
});
