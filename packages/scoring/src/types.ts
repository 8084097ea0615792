import type {
  AptitudeArea,
  BigFiveTrait,
  OptionId,
  Question,
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
  readonly level: 'certificate' | 'associate' | 'bachelor' | 'master' | 'doctoral' | 'apprenticeship';
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
