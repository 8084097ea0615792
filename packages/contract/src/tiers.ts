/** Which assessment is taken. Unrelated to roles, although both have an `epic`. */
export const tiers = ['quick', 'standard', 'epic'] as const;
export type Tier = (typeof tiers)[number];

interface TierFacts {
  readonly name: string;
  readonly minutes: number;
  readonly questionCount: number;
  /** How many careers a result of this tier recommends. */
  readonly careerCount: number;
}

/** Spec sections 1 and 9. The specification names no number of matches for Epic Journey; it has more than Standard. */
export const tierFacts: Record<Tier, TierFacts> = {
  quick: { name: 'Quick Quest', minutes: 15, questionCount: 15, careerCount: 5 },
  standard: { name: 'Standard Adventure', minutes: 25, questionCount: 25, careerCount: 10 },
  epic: { name: 'Epic Journey', minutes: 40, questionCount: 40, careerCount: 15 },
};

/** How many days the account keeps the answers of a quest under way, after the last of them. */
export const draftDays = 30;

/** The sets of tiers that a site with Quick Quest can have open; the public page that shows them is built for each. */
export const openTierSets: readonly (readonly Tier[])[] = [
  ['quick'],
  ['quick', 'standard'],
  ['quick', 'epic'],
  ['quick', 'standard', 'epic'],
];

/** The steps of a quest after its scenes: all are answered, and it is handed in. */
export const stepsAfterScenes = ['answered', 'submitted'] as const;

export function isTier(value: string): value is Tier {
  return tiers.some((tier) => tier === value);
}
