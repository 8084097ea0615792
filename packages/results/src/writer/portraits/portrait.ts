import type { RiasecType } from '@guildpath/contract';

/** Describes people with certain interests, in words addressed to them. */
export interface Portrait {
  /** The title of our guild beside archetype and class; unique to the portrait. */
  readonly guildTitle: string;
  /** One warm sentence, the first that the person reads about the result. */
  readonly welcome: string;
  /** 90 to 130 words on what the person notices, enjoys and is asked for, and on good and bad days. */
  readonly text: string;
  /** One sentence on what the person needs from work. */
  readonly needs: string;
}

/** Describes people with two interests in this order: the first leads, the second colors it. */
export interface PairPortrait extends Portrait {
  /**
   * One sentence on how the second interest pulls on the first. When two second interests tie, the pulls of
   * both follow the single portrait of the first.
   */
  readonly pull: string;
}

/** Maps the second interest to the portrait of the pair that one interest leads. */
export type PairsLedBy<First extends RiasecType> = Readonly<
  Record<Exclude<RiasecType, First>, PairPortrait>
>;
