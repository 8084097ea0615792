import type {
  AptitudeArea,
  BigFiveTrait,
  OptionId,
  QuestionType,
  ResponseCaution,
  RiasecType,
} from '@guildpath/contract';

export interface TraitScore {
  /** Percentile among people who take the same questions: a whole number from 1 to 99. */
  readonly percentage: number;
  /** Posterior mode on the latent scale (mean 0, standard deviation 1 in the population). */
  readonly estimate: number;
  /** Standard error of the estimate, on the same scale. */
  readonly standardError: number;
  /**
   * The percentiles of the estimate less and plus one standard error: with a probability of about two
   * thirds the percentile that an unlimited number of questions would give lies within them.
   */
  readonly band: { readonly low: number; readonly high: number };
}

/** The effect of one answer on the estimates. */
export interface AnswerEvidence {
  readonly questionId: string;
  /** Title of the scene. */
  readonly scene: string;
  readonly questionType: QuestionType;
  readonly selectedOption: OptionId;
  /** The interest chosen, in a scene about interests. */
  readonly chosenType?: RiasecType;
  /** The interest least like the person, in a scene in which they named it. */
  readonly leastType?: RiasecType;
  /**
   * What the answer contributes to each estimate, in the order of `latentScales`. The contributions of
   * all answers of a profile add up to the estimates.
   */
  readonly contribution: readonly number[];
}

/** Everything that scoring derives from one person's answers: plain numbers and strings, safe as JSON. */
export interface TraitProfile {
  /** The `scoringVersion` that produced it. */
  readonly version: string;
  readonly riasec: Readonly<Record<RiasecType, TraitScore>>;
  readonly bigFive: Readonly<Record<BigFiveTrait, TraitScore>>;
  readonly aptitude: Readonly<Record<AptitudeArea, TraitScore>>;
  /** The person's latent vector as a normal distribution, in the order of `latentScales`. */
  readonly posterior: {
    readonly mean: readonly number[];
    /** One array per row. */
    readonly covariance: readonly (readonly number[])[];
  };
  /**
   * Why the answers may not describe the person: all the same letter, or faster than anyone reads. It
   * lowers `responseConsistency` and with it `direction`, not the percentages.
   */
  readonly caution?: ResponseCaution;
  /** The probability that the answers express interests and traits, and are not random responding. */
  readonly responseConsistency: number;
  /**
   * Where the person points, weighted by how sure that is: the expectation, under the posterior, of
   * the unit vector of the interests, of the traits and of general aptitude, times `responseConsistency`.
   * README, "Matching".
   */
  readonly direction: {
    readonly interests: readonly number[];
    readonly traits: readonly number[];
    readonly aptitude: number;
  };
  /** The number of questions about aptitude, which counts in matches from `minAptitudeItems` of them on. */
  readonly aptitudeItemCount: number;
  /** The number of scenes in which the person named what is least like them. */
  readonly leastCount: number;
  /** One for each question, in the order of the questions. */
  readonly evidence: readonly AnswerEvidence[];
}
