import type { RiasecType } from '@guildpath/contract';

/** How a person of certain interests comes across, in words for that person. */
export interface Portrait {
  /** A title of our guild, shown beside archetype and class; no two portraits share one. */
  readonly guildTitle: string;
  /** One warm sentence, the first thing that such a person reads about the result. */
  readonly welcome: string;
  /** 90 to 130 words: what such a person notices, enjoys, is asked for, and which days suit or tire. */
  readonly text: string;
  /** One sentence: what such a person needs from work. */
  readonly needs: string;
}

/** The portrait of two interests in their order: the first leads, the second colors it. */
export interface PairPortrait extends Portrait {
  /**
   * One sentence: how the second interest pulls on the first. It follows the single portrait of the
   * first, beside the pull of another, when the two seconds are too close to put in order.
   */
  readonly pull: string;
}

/** The portraits in which one interest leads, by the interest that comes second. */
export type PairsLedBy<First extends RiasecType> = Readonly<
  Record<Exclude<RiasecType, First>, PairPortrait>
>;
