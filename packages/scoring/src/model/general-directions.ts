/**
 * Directions in which people and careers are not told apart, as unit vectors; matching looks at
 * shape, which is what is left at right angles to them.
 *
 * Interests: liking everything more or less.
 */
export const generalInterest: readonly number[] = new Array<number>(6).fill(1 / Math.sqrt(6));

/**
 * Traits: more of all that is asked for at work, less neuroticism included. Work styles are rated
 * higher throughout for some occupations, and self-reports share an evaluative factor; without this,
 * one kind of person would be better for every demanding career.
 */
export const generalAdjustment: readonly number[] = [1, 1, 1, 1, -1].map(
  (sign) => sign / Math.sqrt(5),
);
