import * as z from 'zod/mini';
import type { Activity } from './activities.ts';
import type { AptitudeArea, BigFiveTrait, RiasecType } from './traits.ts';

const questionTypes = ['riasec', 'bigfive', 'aptitude'] as const;
export type QuestionType = (typeof questionTypes)[number];
export const questionTypeSchema = z.enum(questionTypes, 'Must be riasec, bigfive or aptitude');

/** Every question has exactly these options, in this order. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];
export const optionIdSchema = z.enum(optionIds, 'Must be a, b, c or d');

/** The small movements with which the picture answers a choice. */
const motions = ['light', 'flag', 'ears', 'scarf', 'birds', 'sparks'] as const;
export type Motion = (typeof motions)[number];

const questionOptionSchema = z.object({
  id: optionIdSchema,
  label: z.string(),
  description: z.string(),
  /** The choice as one sentence of the story: `When the mill stood still, you went looking for the cause.` */
  moment: z.optional(z.string()),
  /** The choice at the top of the next scene, in at most 44 characters: `You went looking for the cause.` */
  echo: z.optional(z.string()),
  motion: z.optional(z.enum(motions)),
});

const chapterSchema = z.object({
  title: z.string(),
  /** One sentence that looks back at the chapter, for the pause after it. */
  behind: z.string(),
});
export type Chapter = z.infer<typeof chapterSchema>;

/** The places of the stories, each with a picture. */
const places = [
  'gate',
  'hall',
  'road',
  'inn',
  'ferry',
  'camp',
  'mill',
  'lake',
  'feast',
  'mountains',
  'ship',
  'city',
  'dark-lighthouse',
  'lit-lighthouse',
] as const;
export type Place = (typeof places)[number];

const times = ['morning', 'noon', 'dusk', 'night'] as const;
export type Time = (typeof times)[number];

/** Describes a question as served to the browser, without its scoring key. */
export const questionSchema = z.object({
  id: z.string(),
  type: questionTypeSchema,
  /** The picture behind the question. */
  place: z.enum(places),
  /** The time of day in the picture. Default: night. */
  time: z.optional(z.enum(times)),
  title: z.string(),
  scenario: z.string(),
  question: z.string(),
  /** Exactly a, b, c and d, in this order. */
  options: z.readonly(z.array(questionOptionSchema)),
  /** The measured traits, as shown, such as `Problem Solving`. */
  tags: z.readonly(z.array(z.string())),
  /** The chapter that begins with this question, if any. */
  chapter: z.optional(chapterSchema),
});
export type Question = z.infer<typeof questionSchema>;

export const questionsInput = z.object({ tier: z.string() });
export const questionsOutput = z.readonly(z.array(questionSchema));

/** Scores the options of a question. It stays on the server until the quest is over. */
export type ScoringKey =
  | {
      readonly kind: 'riasec';
      readonly types: Readonly<Record<OptionId, RiasecType>>;
      /** Not scored: the choice is a reason only for work in which people do one of these too. */
      readonly activities?: Readonly<Record<OptionId, readonly Activity[]>>;
    }
  | {
      readonly kind: 'bigfive';
      readonly trait: BigFiveTrait;
      /** 0 expresses the least of the trait, 3 the most; each level occurs once. */
      readonly levels: Readonly<Record<OptionId, 0 | 1 | 2 | 3>>;
    }
  | {
      readonly kind: 'aptitude';
      readonly area: AptitudeArea;
      readonly correct: OptionId;
      /** The ability at which half of those who do not guess are right, in standard deviations; default 0. */
      readonly difficulty?: number;
      /** The reason why that option is right, for reviewers and for people whose quest is over. */
      readonly explanation?: string;
    };

export type ScoredQuestion = Question & { readonly key: ScoringKey };
