import { type OptionId, optionIds, type Question, type Tier } from '@guildpath/contract';
import * as z from 'zod/mini';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import {
  isEndedElsewhere,
  type KnownDraft,
  readStored,
  type SubmittedQuest,
  storageVersion,
  writeStored,
} from './waiting-quest.ts';

const storedQuestSchema = z.object({
  version: z.literal(storageVersion),
  /** Identifies these exact answers and is sent with every attempt to submit them, so that they count once. */
  idempotencyKey: z.string().check(z.minLength(1)),
  /** Index of the scene; the number of scenes when all are answered and the completion screen shows. */
  position: z.int().check(z.nonnegative()),
  /** The chosen option by question id. Each is validated on its own, so an invalid one does not affect the others. */
  answers: z.looseObject({}),
  /** The option least like the person, by question id; absent in quests saved before there was that choice. */
  least: z._default(z.looseObject({}), {}),
  /** Time spent on the quest with the page visible. */
  seconds: z._default(z.number().check(z.nonnegative()), 0),
  /** The part of it spent on each scene, by question id; absent in quests saved before that was kept. */
  sceneSeconds: z._default(z.record(z.string(), z.number().check(z.nonnegative())), {}),
  /** When an answer was last changed, in milliseconds; absent in quests saved before that was kept. */
  changedAt: z.optional(z.number()),
  /** Set from a successful submission until its results have been opened. */
  submitted: z.catch(
    z.optional(
      z.object({
        assessmentResultId: z.string(),
        guestEmail: z.optional(z.string()),
        isReopened: z.optional(z.boolean()),
      }),
    ),
    undefined,
  ),
});
const optionIdSchema = z.enum(optionIds);

export interface SavedQuest {
  readonly idempotencyKey: string;
  readonly position: number;
  readonly answers: OptionsByQuestion;
  /** The options least like the person; only of scenes that are answered. */
  readonly least: OptionsByQuestion;
  /** Time spent on the quest with the page visible. */
  readonly seconds: number;
  /** The part of it spent on each scene, by question id. */
  readonly sceneSeconds: Readonly<Record<string, number>>;
  /** When an answer was last changed, in milliseconds. */
  readonly changedAt?: number | undefined;
  /** Set from a successful submission until its results have been opened. */
  readonly submitted?: SubmittedQuest | undefined;
}

export type OptionsByQuestion = Readonly<Record<string, OptionId>>;

const nothingKnown: KnownDraft = { draft: undefined, fetchedAt: 0 };

/**
 * The saved quest, or a new one. Answers to questions that are no longer asked are dropped. A draft from the account is
 * merged into it: where both have an answer, the later one counts. A quest that has ended on another device is left out.
 */
export function loadQuest(
  tier: Tier,
  questions: readonly Question[],
  known: KnownDraft = nothingKnown,
): SavedQuest {
  const { draft } = known;
  const own = isEndedElsewhere(tier, known) ? newQuest() : loadOwnQuest(tier, questions);
  if (!draft || own.submitted) return own;
  const isDraftLater = Date.parse(draft.updatedAt) > (own.changedAt ?? 0);
  const drafted = toAnswers(questions, draft);
  const [earlier, later] = isDraftLater ? [own, drafted] : [drafted, own];
  const answers = { ...earlier.answers, ...later.answers };
  const isUnchanged = questions.every(({ id }) => answers[id] === own.answers[id]);
  if (isUnchanged) return own;
  // What was least like the person belongs to the answer that it was given with.
  const least: Record<string, OptionId> = {};
  for (const { id } of questions) {
    const option = (later.answers[id] ? later : earlier).least[id];
    if (option) least[id] = option;
  }
  const sceneSeconds = { ...earlier.sceneSeconds, ...later.sceneSeconds };
  const measured = Object.values(sceneSeconds).reduce((sum, part) => sum + part, 0);
  return {
    ...own,
    idempotencyKey: newIdempotencyKey(),
    answers,
    least,
    sceneSeconds,
    // With the time on the other device, or the quest would seem to have been answered too fast.
    seconds: Math.max(own.seconds, measured),
    position: toFirstOpen(questions, answers),
  };
}

function toAnswers(
  questions: readonly Question[],
  { responses }: NonNullable<KnownDraft['draft']>,
): Pick<SavedQuest, 'answers' | 'least' | 'sceneSeconds'> {
  const answers = Object.fromEntries(responses.map((one) => [one.questionId, one.selectedOption]));
  const least = Object.fromEntries(responses.map((one) => [one.questionId, one.leastOption]));
  return {
    answers: validOptions(questions, answers),
    least: validOptions(questions, least),
    sceneSeconds: Object.fromEntries(
      responses.flatMap(({ questionId, seconds }) =>
        seconds === undefined ? [] : [[questionId, seconds]],
      ),
    ),
  };
}

function newQuest(): SavedQuest {
  const nothing = { answers: {}, least: {}, seconds: 0, sceneSeconds: {} };
  return { idempotencyKey: newIdempotencyKey(), position: 0, ...nothing };
}

function loadOwnQuest(tier: Tier, questions: readonly Question[]): SavedQuest {
  const stored = storedQuestSchema.safeParse(parseJson(readStored(tier)));
  if (!stored.success) return newQuest();
  const { idempotencyKey, position, seconds, sceneSeconds, changedAt, submitted } = stored.data;
  const answers = validOptions(questions, stored.data.answers);
  const contrasted = questions.filter(({ id, type }) => type === 'riasec' && answers[id]);
  return {
    idempotencyKey,
    answers,
    least: validOptions(contrasted, stored.data.least),
    seconds,
    sceneSeconds,
    position: Math.min(position, toFirstOpen(questions, answers)),
    ...(changedAt !== undefined && { changedAt }),
    ...(submitted && { submitted }),
  };
}

function validOptions(
  questions: readonly Question[],
  stored: Readonly<Record<string, unknown>>,
): OptionsByQuestion {
  const options: Record<string, OptionId> = {};
  for (const { id } of questions) {
    const option = optionIdSchema.safeParse(stored[id]);
    if (option.success) options[id] = option.data;
  }
  return options;
}

export function saveQuest(tier: Tier, quest: SavedQuest): void {
  writeStored(tier, quest);
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('The answers kept in this browser cannot be read; the quest starts over.', error);
    return undefined;
  }
}

/** The furthest position allowed: the first scene without an answer. */
function toFirstOpen(questions: readonly Question[], answers: SavedQuest['answers']): number {
  const index = questions.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? questions.length : index;
}
