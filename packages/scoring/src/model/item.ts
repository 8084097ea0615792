/** Picks one of several interest types: `scales` holds the latent index of each option, a to d. */
export interface ChoiceItem {
  readonly kind: 'choice';
  readonly scales: readonly number[];
}

/** Answers on a level from 0 to 3 of one trait. */
export interface GradedItem {
  readonly kind: 'graded';
  readonly scale: number;
}

/** Is answered rightly (1) or wrongly (0). */
export interface AbilityItem {
  readonly kind: 'ability';
  readonly scale: number;
}

/** What a question measures, without its words. */
export type Item = ChoiceItem | GradedItem | AbilityItem;

/** An item with what was answered: the chosen option's position, the level, or 1 for right. */
export interface Answer {
  readonly item: Item;
  readonly outcome: number;
}
