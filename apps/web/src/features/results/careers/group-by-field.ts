import type { CareerField, CareerRecommendation } from '@guildpath/contract';

export interface FieldGroup {
  readonly category: string;
  /** Undefined for a category that is none of the person's fields. */
  readonly field: CareerField | undefined;
  /** Best first; empty for a field that holds no match. */
  readonly matches: readonly { readonly career: CareerRecommendation; readonly rank: number }[];
}

/** Puts careers, best first, below their fields. The field of the best career comes first. */
export function groupByField(
  careers: readonly CareerRecommendation[],
  fields: readonly CareerField[],
): readonly FieldGroup[] {
  const ranked = careers.map((career, index) => ({ career, rank: index + 1 }));
  const categories = new Set([
    ...careers.map(({ careerCategory }) => careerCategory),
    ...fields.map(({ category }) => category),
  ]);
  return [...categories].map((category) => ({
    category,
    field: fields.find((field) => field.category === category),
    matches: ranked.filter(({ career }) => career.careerCategory === category),
  }));
}
