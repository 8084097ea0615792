import type { Question } from './assessment.ts';
import type { OptionId } from './option-ids.ts';
import type { AptitudeArea, BigFiveTrait, RiasecType } from './traits.ts';

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
