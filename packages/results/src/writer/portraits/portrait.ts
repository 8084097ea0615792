import type { BigFiveTrait, RiasecType } from '@guildpath/contract';
import type { Companion } from '../insight.ts';

/** A trait at an end of its scale. */
type Extreme = `${BigFiveTrait} ${'low' | 'high'}`;

/** What a wording may contradict: an end of a trait, or one of the interests that lead. */
export type Facet = Extreme | RiasecType;

/** A wording that would contradict a facet names it and is left out where the person has it. */
export type Wording = string | { readonly text: string; readonly unless: readonly Facet[] };

/** The wordings of one sentence; each result shows one of them. At least one fits every person. */
export type Sentence = readonly [Wording, Wording, ...Wording[]];

/** Describes people with certain interests, in words addressed to them. */
export interface Portrait {
  /** The title of our guild beside archetype and class; unique to the portrait. */
  readonly guildTitle: string;
  /** One warm sentence, the first that the person reads about the result. */
  readonly welcome: string;
  /** Says why a moment of either leading interest makes the person one of that title. */
  readonly meaning: Sentence;
  /** 80 to 110 words on what the person notices and enjoys, and on good and bad days. */
  readonly text: readonly Sentence[];
  /** Says what the person needs from work. */
  readonly needs: Sentence;
  /** "What friends come to you for": the first three lines that fit the person are shown. */
  readonly friends: Lines;
  /** "What it costs you", chosen in the same way. */
  readonly costs: Lines;
  /** "Who the guild needs beside you": another title, and why the two need each other. */
  readonly beside: Companion;
}

export type Lines = readonly [Wording, Wording, Wording, ...Wording[]];

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
