import type {
  AptitudeArea,
  BigFiveTrait,
  OptionId,
  Question,
  QuestionType,
  RiasecType,
} from '@guildpath/contract';

/** How the options of a question are scored. Never leaves the server. */
export type ScoringKey =
  | { readonly kind: 'riasec'; readonly types: Readonly<Record<OptionId, RiasecType>> }
  | {
      readonly kind: 'bigfive';
      readonly trait: BigFiveTrait;
      /** 0 shows least of the trait, 3 most; each level stands once. */
      readonly levels: Readonly<Record<OptionId, 0 | 1 | 2 | 3>>;
    }
  | {
      readonly kind: 'aptitude';
      readonly area: AptitudeArea;
      readonly correct: OptionId;
      /** Why that option is right, for reviewers. */
      readonly explanation?: string;
    };

/** A question with its scoring key. */
export type ScoredQuestion = Question & { readonly key: ScoringKey };

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

/** Why a career matches, from the person's own answers. */
export interface MatchReasons {
  /** Titles of up to three scenes whose answers lifted this match most, strongest first. */
  readonly scenes: string[];
  /** The interest that person and career share most. */
  readonly sharedInterest: RiasecType;
  /** The interest that speaks most against the match, if one does. */
  readonly opposingInterest: RiasecType | null;
}

export interface CareerMatch {
  readonly careerId: string;
  /** Expected fit: 50 is a career drawn at random, 100 a perfect and certain fit. A whole number. */
  readonly matchPercentage: number;
  /** How many of the percentage points above or below 50 come from where; they add up but for rounding. */
  readonly contributions: {
    readonly interests: number;
    readonly traits: number;
    readonly aptitude: number;
  };
  readonly reasons: MatchReasons;
}

/** An occupation of the catalogue, as far as matching and texts need it. */
export interface Career {
  /** Stable over versions: the slug of the title. */
  readonly id: string;
  readonly title: string;
  /** Job family. */
  readonly category: string;
  /** O*NET-SOC code, such as `15-1252.00`. */
  readonly socCode: string;
  /** Our own two sentences, in plain words. */
  readonly description: string;
  /** O*NET occupational interests, 1 to 7. */
  readonly interests: Readonly<Record<RiasecType, number>>;
  /** O*NET Job Zone: 1 (little preparation) to 5 (extensive). */
  readonly jobZone: 1 | 2 | 3 | 4 | 5;
  /** Three to six, the most important first; importance 1 to 5. */
  readonly skills: readonly { readonly skillId: string; readonly importance: number }[];
  /** O*NET work styles, importance 1 to 5, by their O*NET names; absent where O*NET has none. */
  readonly workStyles?: Readonly<Record<string, number>>;
  /** US dollars a year (BLS, 2024). */
  readonly medianPay?: number;
  /** Projected change of employment 2024 to 2034, in percent (BLS). */
  readonly growthPercent?: number;
  /** Ids of related careers of this catalogue, closest first. */
  readonly relatedCareers: readonly string[];
}

export interface Skill {
  readonly id: string;
  readonly name: string;
  /** The O*NET skill element behind it, where there is one, such as `Critical Thinking`. */
  readonly onetElement?: string;
}

export interface School {
  readonly id: string;
  readonly name: string;
  /** City and state or country, as shown. */
  readonly location: string;
}

export interface Program {
  readonly id: string;
  readonly schoolId: string;
  readonly name: string;
  /** Careers that it prepares for. */
  readonly careerIds: readonly string[];
  /** What it ends with. */
  readonly level:
    | 'certificate'
    | 'associate'
    | 'bachelor'
    | 'master'
    | 'doctoral'
    | 'apprenticeship';
}

export interface Company {
  readonly id: string;
  readonly name: string;
  /** Job families in which it is a known employer. */
  readonly categories: readonly string[];
}

export interface Consultant {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly location: string;
  /** 1 to 5; absent while nobody has rated. */
  readonly rating?: number;
  /** Job families that the consultant advises on. */
  readonly categories: readonly string[];
  /** True for the listings that ship with Guildpath: no such person exists. */
  readonly isSample: boolean;
}
