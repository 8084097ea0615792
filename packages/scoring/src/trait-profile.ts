import type {
  AptitudeArea,
  BigFiveTrait,
  OptionId,
  QuestionType,
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
   * Where the percentile among all people would lie, with about two chances in three, if there were
   * no end of questions: the percentiles of the estimate less and plus one standard error.
   */
  readonly band: { readonly low: number; readonly high: number };
}

/** What one answer did to the estimates. */
export interface AnswerEvidence {
  readonly questionId: string;
  /** Title of the scene. */
  readonly scene: string;
  readonly questionType: QuestionType;
  readonly selectedOption: OptionId;
  /**
   * How far the answer moved each estimate, in the order of `latentScales`. Over all answers of a
   * profile these add up to the estimates themselves.
   */
  readonly push: readonly number[];
}

/** Everything that scoring knows about one person: plain numbers and strings, safe as JSON. */
export interface TraitProfile {
  /** `scoringVersion` of the model that made it. */
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
  /** How probable it is, 0 to 1, that the answers express tastes at all and are not thrown dice. */
  readonly coherence: number;
  /**
   * Where the person points, weighted by how sure that is: the expectation, under the posterior, of
   * the unit vector of the interests, of the traits and of general aptitude, times the coherence.
   * README, "Matching".
   */
  readonly direction: {
    readonly interests: readonly number[];
    readonly traits: readonly number[];
    readonly aptitude: number;
  };
  /** One for each question, in the order of the questions. */
  readonly evidence: readonly AnswerEvidence[];
}
