import type {
  AptitudeArea,
  BigFiveTrait,
  OptionId,
  QuestionType,
  ResponseCaution,
  RiasecType,
} from '@guildpath/contract';

export interface TraitScore {
  /** The percentile among people who take the same questions: a whole number from 1 to 99. */
  readonly percentage: number;
  /** The posterior mode on the latent scale (mean 0, standard deviation 1 in the population). */
  readonly estimate: number;
  readonly standardError: number;
  /**
   * A range into which `percentage` would fall with a probability of two thirds at least if the person took the
   * quest again with other scenes.
   */
  readonly band: { readonly low: number; readonly high: number };
}

export interface AnswerEvidence {
  readonly questionId: string;
  /** The title of the scene. */
  readonly scene: string;
  readonly questionType: QuestionType;
  readonly selectedOption: OptionId;
  /** The chosen interest, in a scene about interests. */
  readonly chosenType?: RiasecType;
  /** The interest of the least option, if the answer has one. */
  readonly leastType?: RiasecType;
  /**
   * The contribution of the answer to each estimate, in the order of `latentScales`. The contributions of all
   * answers of a profile add up to the estimates.
   */
  readonly contribution: readonly number[];
}

/** Holds everything that scoring derives from one person's answers, as plain JSON. */
export interface TraitProfile {
  /** The `scoringVersion` that produced it. */
  readonly version: string;
  readonly riasec: Readonly<Record<RiasecType, TraitScore>>;
  readonly bigFive: Readonly<Record<BigFiveTrait, TraitScore>>;
  readonly aptitude: Readonly<Record<AptitudeArea, TraitScore>>;
  /** The distribution of the person's latent vector, in the order of `latentScales`. */
  readonly posterior: {
    readonly mean: readonly number[];
    /** One array per row. */
    readonly covariance: readonly (readonly number[])[];
  };
  /**
   * The reason why the answers may not describe the person: all the same letter, or faster than anyone reads.
   * It lowers `responseConsistency` and with it `direction`, but not the percentages.
   */
  readonly caution?: ResponseCaution;
  /** The probability that the answers express interests and traits rather than random responding. */
  readonly responseConsistency: number;
  /**
   * The expectation, under the posterior, of the unit vectors of the interests, of the traits and of general
   * aptitude, times `responseConsistency`; see "Matching" in MODEL.md.
   */
  readonly direction: {
    readonly interests: readonly number[];
    readonly traits: readonly number[];
    readonly aptitude: number;
  };
  /** The number of aptitude questions. From `minAptitudeItems` on, aptitude counts fully in matches. */
  readonly aptitudeItemCount: number;
  /** The number of answers with a least option. */
  readonly leastCount: number;
  /** One entry for each question, in the order of the questions. */
  readonly evidence: readonly AnswerEvidence[];
}
