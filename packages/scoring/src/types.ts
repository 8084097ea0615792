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
