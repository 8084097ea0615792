/** A choice among interest types: `scales` holds the latent index of each option, a to d. */
export interface ChoiceItem {
  readonly kind: 'choice';
  readonly scales: readonly number[];
  /** By how much each option attracts everyone, in logits; 0 when absent. */
  readonly intercepts?: readonly number[];
}

/** A response graded from 0 to 3 on one trait. */
export interface GradedItem {
  readonly kind: 'graded';
  readonly scale: number;
  /** Where levels 1, 2 and 3 become more likely than not; those of equal use when absent. */
  readonly thresholds?: readonly [number, number, number];
}

/** A response that is right (1) or wrong (0). */
export interface AbilityItem {
  readonly kind: 'ability';
  readonly scale: number;
  /** The ability at which half of those who do not guess are right. */
  readonly difficulty: number;
}

/** What a question measures, independent of its text. */
export type Item = ChoiceItem | GradedItem | AbilityItem;

/** An item with its response. */
export interface Answer {
  readonly item: Item;
  /** The position of the chosen option, the level, or 1 for right. */
  readonly outcome: number;
  /** Of a choice, the position of the option least like the person, if one was given. */
  readonly least?: number;
}
