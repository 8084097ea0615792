import type { RiasecType } from '@guildpath/contract';

/** A portrait describes people with certain interests, in words for them. */
export interface Portrait {
  /** Is shown beside archetype and class; no two portraits share one. */
  readonly guildTitle: string;
  /** Is one warm sentence, the first thing that people read about their result. */
  readonly welcome: string;
  /**
   * Tells in 90 to 130 words what such people notice, enjoy and are asked for, and which days suit or tire
   * them.
   */
  readonly text: string;
  /** Says in one sentence what such people need from work. */
  readonly needs: string;
}

/** The first interest leads and the second colors the portrait, so the order counts. */
export interface PairPortrait extends Portrait {
  /**
   * Says in one sentence how the second interest pulls on the first. When two second interests are too close
   * to put in order, the pulls of both follow the single portrait of the first.
   */
  readonly pull: string;
}

/** Its keys are the interests that come second. */
export type PairsLedBy<First extends RiasecType> = Readonly<
  Record<Exclude<RiasecType, First>, PairPortrait>
>;
