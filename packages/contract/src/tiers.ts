/** Lists the assessments. Tiers are unrelated to roles, although both have an `epic`. */
export const tiers = ['quick', 'standard', 'epic'] as const;
export type Tier = (typeof tiers)[number];

interface TierFacts {
  readonly name: string;
  readonly minutes: number;
  readonly questionCount: number;
  /** The number of careers that a result recommends. */
  readonly careerCount: number;
}

/** From spec sections 1 and 9, which give no number of matches for the Epic Journey; it has the most. */
export const tierFacts: Record<Tier, TierFacts> = {
  quick: { name: 'Quick Quest', minutes: 15, questionCount: 15, careerCount: 5 },
  standard: { name: 'Standard Adventure', minutes: 25, questionCount: 25, careerCount: 10 },
  epic: { name: 'Epic Journey', minutes: 40, questionCount: 40, careerCount: 15 },
};

/** Writes the number of a tier's questions, which is below a hundred, in words: `twenty-five`. */
export function questionCountInWords(tier: Tier): string {
  const ones = 'one two three four five six seven eight nine'.split(' ');
  const teens =
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
  const others = 'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .flatMap((ten) => [ten, ...ones.map((one) => `${ten}-${one}`)]);
  const { questionCount } = tierFacts[tier];
  return ['zero', ...ones, ...teens, ...others][questionCount] ?? String(questionCount);
}

/** An account stores the answers of an unfinished quest for this long after the last answer. */
export const draftDays = 30;

export function isTier(value: string): value is Tier {
  return tiers.some((tier) => tier === value);
}
