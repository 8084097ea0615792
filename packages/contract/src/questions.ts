import * as z from 'zod/mini';
import type { AptitudeArea, BigFiveTrait, RiasecType } from './traits.ts';

const questionTypes = ['riasec', 'bigfive', 'aptitude'] as const;
export type QuestionType = (typeof questionTypes)[number];
export const questionTypeSchema = z.enum(questionTypes, 'Must be riasec, bigfive or aptitude');

/** Every question has exactly these options, in this order. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];
export const optionIdSchema = z.enum(optionIds, 'Must be a, b, c or d');

const questionOptionSchema = z.object({
  id: optionIdSchema,
  label: z.string(),
  description: z.string(),
  /** What the choice did, as one sentence of the story: `When the mill stood still, you went looking for the cause.` */
  moment: z.optional(z.string()),
  /** The same for the top of the next scene, at most 44 characters: `You went looking for the cause.` */
  echo: z.optional(z.string()),
});

const chapterSchema = z.object({
  title: z.string(),
  /** What the chapter leaves behind, in one sentence for the pause after it. */
  behind: z.string(),
});
/** A part of a longer story. */
export type Chapter = z.infer<typeof chapterSchema>;

/** A question as served to the browser, without its scoring key. */
export const questionSchema = z.object({
  id: z.string(),
  type: questionTypeSchema,
  title: z.string(),
  scenario: z.string(),
  question: z.string(),
  /** Exactly a, b, c and d, in this order. */
  options: z.readonly(z.array(questionOptionSchema)),
  /** What is measured, as shown, such as `Problem Solving`. */
  tags: z.readonly(z.array(z.string())),
  /** The chapter that begins with this question, if one does. */
  chapter: z.optional(chapterSchema),
});
export type Question = z.infer<typeof questionSchema>;

export const questionsInput = z.object({ tier: z.string() });
export const questionsOutput = z.readonly(z.array(questionSchema));

/** What an option can be about that only some work of its interest is about too. */
export type SceneSubject = 'animals' | 'plants' | 'fish' | 'food';

/** How the options of a question are scored. Stays on the server while the quest lasts. */
export type ScoringKey =
  | {
      readonly kind: 'riasec';
      readonly types: Readonly<Record<OptionId, RiasecType>>;
      /** Not scored: keeps the choice from being told as a reason for work about something else. */
      readonly subjects?: Readonly<Partial<Record<OptionId, readonly SceneSubject[]>>>;
      /** By how much an option attracts everyone, whatever their interests, in logits; 0 when absent. */
      readonly intercepts?: Readonly<Record<OptionId, number>>;
    }
  | {
      readonly kind: 'bigfive';
      readonly trait: BigFiveTrait;
      /** 0 expresses the least of the trait, 3 the most; each level occurs once. */
      readonly levels: Readonly<Record<OptionId, 0 | 1 | 2 | 3>>;
      /** Where levels 1, 2 and 3 become more likely than not, ascending; those of equal use when absent. */
      readonly thresholds?: readonly [number, number, number];
    }
  | {
      readonly kind: 'aptitude';
      readonly area: AptitudeArea;
      readonly correct: OptionId;
      /** Where half of those who do not guess are right, in standard deviations of ability; 0 when absent. */
      readonly difficulty?: number;
      /** Why that option is right: for reviewers, and for people whose quest is over. */
      readonly explanation?: string;
    };

/** A question with its scoring key. */
export type ScoredQuestion = Question & { readonly key: ScoringKey };
