export interface ChoiceItem {
  readonly kind: 'choice';
  /** The interest of each option, a to d, as an index of the latent vector. */
  readonly scales: readonly number[];
}

export interface GradedItem {
  readonly kind: 'graded';
  readonly scale: number;
}

export interface AbilityItem {
  readonly kind: 'ability';
  readonly scale: number;
  /** The ability at which half of the people who do not guess are right. */
  readonly difficulty: number;
}

/** Represents what a question measures, independent of its text. */
export type Item = ChoiceItem | GradedItem | AbilityItem;

export interface Answer {
  readonly item: Item;
  /** The position of the chosen option; the level, 0 to 3; or 1 for right and 0 for wrong. */
  readonly outcome: number;
  /** The position of the option least like the person, if a choice has one. */
  readonly least?: number;
}
