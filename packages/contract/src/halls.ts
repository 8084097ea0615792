import * as z from 'zod/mini';
import { hasNoForbiddenCharacters, visibleCharacter } from './auth.ts';
import { guestEmailSchema } from './email.ts';
import { countSchema, tierSchema } from './fields.ts';
import { dayMs } from './time.ts';
import { plural } from './words.ts';

/** The halls of one account that are not deleted. */
export const hallsMaxCount = 20;
export const placesMaxCount = 100;
export const hallNameMaxLength = 60;
export const guideNameMaxLength = 40;
/** The day of deletion that a form proposes, in days from today. */
export const hallDefaultDays = 90;
/** A hall is deleted at most this many days after it was opened. */
export const hallMaxDays = 400;
/** With fewer finished places, figures could be traced to a person. */
export const summaryMinCount = 5;
export const returnWordCount = 4;

/** Characters; consonants alone, so that no code is a word, and none that looks like another. */
export const joinCodeLength = 7;
export const joinCodeLetters = 'BCDFGHJKMNPQRSTVWXZ';

/** Lists what other alphabets, and digits, have in place of the letters of a code. */
const lookAlikes = new Map(
  'ВB СC НH КK МM РP ТT ХX ΒB ΗH ΚK ΜM ΝN ΡP ΤT ΧX ΖZ 8B 5S 2Z'
    .split(' ')
    .map(([written = '', letter = '']) => [written, letter] as const),
);

/** Reads a code as people type it, or the whole link that was posted. */
export function toJoinCode(text: string): string {
  const [, linked = text] = /\/join\/([^/?#\s]+)/i.exec(text) ?? [];
  const typed = linked.normalize('NFKC').toUpperCase();
  return Array.from(typed, (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^A-Z]/g, '');
}

/**
 * Returns the latest day that has begun everywhere, as `2027-03-06`, or the one `daysLater`. Joining ends
 * after its last day, and a hall is deleted on its day, in the time zone that is last to see them.
 */
export function toHallDay(now: Date, daysLater = 0): string {
  return new Date(now.getTime() - dayMs / 2 + daysLater * dayMs).toISOString().slice(0, 10);
}

const dayInput = z.iso.date('Must be a day such as 2027-03-06');
const idInput = z.string().check(z.minLength(1, 'An id is required'), z.maxLength(100));
export const hallInput = z.object({ hallId: idInput });
export const hallPlaceInput = z.object({ hallId: idInput, placeId: idInput });
export type HallPlaceInput = z.infer<typeof hallPlaceInput>;

/** Matches `http://…`, `www.…` and `site.example`, but neither `Grade 9/10` nor `St.Mary`. */
const webAddress = /:\/\/|\b[Ww]{3}\.|\p{L}\.(?:[a-z]{2,}|[A-Z]{2,})(?!\p{L})/u;

const guideNameNeeded = 'Please say what your students call you';

/** The server also checks that the days are not past, in order, and at most `hallMaxDays` away. */
export const openHallInput = z.object({
  name: z.string('Please give the hall a name').check(
    z.trim(),
    z.regex(visibleCharacter, 'Please give the hall a name'),
    z.maxLength(hallNameMaxLength, `Please use at most ${hallNameMaxLength} characters`),
    hasNoForbiddenCharacters,
    z.refine((name) => !webAddress.test(name.normalize('NFKC')), 'Please leave out web addresses'),
  ),
  /** The name that students know. Default: the first name. */
  guideName: z.optional(
    z
      .string(guideNameNeeded)
      .check(
        z.trim(),
        z.regex(visibleCharacter, guideNameNeeded),
        z.maxLength(guideNameMaxLength, `Please use at most ${guideNameMaxLength} characters`),
        hasNoForbiddenCharacters,
      ),
  ),
  assessmentType: tierSchema,
  joinUntil: dayInput,
  deleteOn: dayInput,
});
export type OpenHallInput = z.infer<typeof openHallInput>;

export const changeHallInput = z.object({
  hallId: idInput,
  isOpen: z.optional(z.boolean('Must be true or false')),
  joinUntil: z.optional(dayInput),
  deleteOn: z.optional(dayInput),
});
export type ChangeHallInput = z.infer<typeof changeHallInput>;

export const hallSchema = z.object({
  id: z.string(),
  name: z.string(),
  guideName: z.string(),
  assessmentType: tierSchema,
  joinCode: z.string(),
  /** The last day to join, such as `2027-03-06`. */
  joinUntil: z.string(),
  /** The day on which everything is deleted. */
  deleteOn: z.string(),
  /** False while the guide has closed the hall to newcomers. */
  isOpen: z.boolean(),
  placeCount: countSchema,
  finishedCount: countSchema,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Hall = z.infer<typeof hallSchema>;

/** The halls of a guide, and the finished quests in them. */
export interface HallCounts {
  readonly hallCount: number;
  readonly studentResultCount: number;
}

export function toHallCounts(halls: readonly Pick<Hall, 'finishedCount'>[]): HallCounts {
  const studentResultCount = halls.reduce((sum, { finishedCount }) => sum + finishedCount, 0);
  return { hallCount: halls.length, studentResultCount };
}

/** Warns that halls are deleted with the account of their guide; empty without halls. */
export function toHallsWarning({ hallCount, studentResultCount }: HallCounts): string {
  if (hallCount === 0) return '';
  const results = `${plural(studentResultCount, 'result')} of students`;
  return `This also deletes ${plural(hallCount, 'hall')} with ${results}. Only what a student has moved into an account stays.`;
}

/** Newest first. */
export const hallsOutput = z.object({ halls: z.array(hallSchema) });
export type HallsOutput = z.infer<typeof hallsOutput>;

const hallPlaceSchema = z.object({
  id: z.string(),
  /** A drawn name, such as Patient Heron. */
  name: z.string(),
  /** ISO 8601, UTC, as all times; null while it has not happened. */
  joinedAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  isShared: z.boolean(),
});
export type HallPlace = z.infer<typeof hallPlaceSchema>;

/** Lists them in the order of joining. */
export const hallPlacesOutput = z.object({ places: z.array(hallPlaceSchema) });
export type HallPlacesOutput = z.infer<typeof hallPlacesOutput>;

const nameCounts = z.array(z.object({ name: z.string(), count: countSchema }));

/** Counts finished places, the most frequent first, without drawn names. */
export const hallSummaryOutput = z.object({
  finishedCount: countSchema,
  /** False below `summaryMinCount`; the lists are empty then. */
  isShown: z.boolean(),
  /** True while so few are kept private that only shared results are counted. */
  isSharedAlone: z.boolean(),
  classes: nameCounts,
  archetypes: nameCounts,
  /** The fields of the best matches. */
  fields: nameCounts,
});
export type HallSummaryOutput = z.infer<typeof hallSummaryOutput>;

export const joinCodeInput = z.object({
  /** Any case, with spaces and hyphens. */
  code: z.string('Please enter the code').check(z.maxLength(100)),
});
export type JoinCodeInput = z.infer<typeof joinCodeInput>;

export const joinOutput = z.object({
  hallName: z.string(),
  /** The first name of the guide, or `a guide`. */
  guideName: z.string(),
  assessmentType: tierSchema,
  deleteOn: z.string(),
  /** Three drawn names that are free. */
  names: z.array(z.string()),
});
export type JoinOutput = z.infer<typeof joinOutput>;

export const openPlaceInput = z.extend(joinCodeInput, {
  /** One of the drawn names. */
  name: z.string('Please pick a name').check(z.maxLength(100)),
});
export type OpenPlaceInput = z.infer<typeof openPlaceInput>;

export const openPlaceOutput = z.object({
  name: z.string(),
  /** Four words with spaces between them, which are never sent again. */
  returnWords: z.string(),
});
export type OpenPlaceOutput = z.infer<typeof openPlaceOutput>;

export const comeBackInput = z.object({
  /** Any case, with anything between them. */
  words: z.string('Please enter your four words').check(z.maxLength(200)),
});
export type ComeBackInput = z.infer<typeof comeBackInput>;

export const placeOutput = z.object({
  name: z.string(),
  hallName: z.string(),
  assessmentType: tierSchema,
  /** True while the guide may read the result. */
  isShared: z.boolean(),
  deleteOn: z.string(),
  /** Null until the quest is finished. */
  assessmentResultId: z.nullable(z.string()),
});
export type PlaceOutput = z.infer<typeof placeOutput>;

export const sharePlaceInput = z.object({ isShared: z.boolean('Must be true or false') });
export type SharePlaceInput = z.infer<typeof sharePlaceInput>;

export const keepPlaceInput = z.object({ email: guestEmailSchema });
export type KeepPlaceInput = z.infer<typeof keepPlaceInput>;
