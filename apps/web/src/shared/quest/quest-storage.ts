import { type OptionId, optionIds, type Question, type Tier } from '@guildpath/contract';
import * as z from 'zod/mini';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import {
  type FetchedDraft,
  isEndedElsewhere,
  readQuest,
  type SubmittedQuest,
  storageVersion,
  writeQuest,
} from './pending-quest.ts';

/** Fields with a default are absent in quests saved before they existed. */
const storedQuestSchema = z.object({
  version: z.literal(storageVersion),
  idempotencyKey: z.string().check(z.minLength(1)),
  position: z.int().check(z.nonnegative()),
  // Options are validated one by one, so that an invalid one does not discard the others.
  answers: z.looseObject({}),
  least: z._default(z.looseObject({}), {}),
  seconds: z._default(z.number().check(z.nonnegative()), 0),
  sceneSeconds: z._default(z.record(z.string(), z.number().check(z.nonnegative())), {}),
  changedAt: z.optional(z.number()),
  submitted: z.catch(
    z.optional(
      z.object({
        assessmentResultId: z.string(),
        guestEmail: z.optional(z.string()),
        guestFirstName: z.optional(z.string()),
        isReopened: z.optional(z.boolean()),
      }),
    ),
    undefined,
  ),
});
const optionIdSchema = z.enum(optionIds);

export interface SavedQuest {
  /** Identifies these exact answers: sent with every attempt to submit them, so that they count once. */
  readonly idempotencyKey: string;
  /** Index of the scene; the number of scenes at the completion screen. */
  readonly position: number;
  readonly answers: OptionsByQuestion;
  /** The options least like the person, for answered interest scenes. */
  readonly least: OptionsByQuestion;
  /** Time spent on the quest while the page was visible. */
  readonly seconds: number;
  /** The part of it spent on each scene, by question id. */
  readonly sceneSeconds: Readonly<Record<string, number>>;
  /** When an answer last changed, in milliseconds. */
  readonly changedAt?: number | undefined;
  /** Set from the submission until its results are opened. */
  readonly submitted?: SubmittedQuest | undefined;
}

export type OptionsByQuestion = Readonly<Record<string, OptionId>>;

const noDraft: FetchedDraft = { draft: undefined, fetchedAt: 0 };

/**
 * Returns the saved quest merged with the draft of the account, or a new quest. If both answer a question,
 * the later answer counts. Ignores a quest that has ended on another device, and answers to questions that
 * are no longer asked (`isRewritten`).
 */
export function loadQuest(
  tier: Tier,
  questions: readonly Question[],
  fetched: FetchedDraft = noDraft,
): SavedQuest {
  const { draft } = fetched;
  const own = isEndedElsewhere(tier, fetched) ? newQuest() : loadOwnQuest(tier, questions);
  if (!draft || own.submitted) return own;
  const isDraftLater = Date.parse(draft.updatedAt) > (own.changedAt ?? 0);
  const drafted = toAnswers(questions, draft);
  const [earlier, later] = isDraftLater ? [own, drafted] : [drafted, own];
  const answers = { ...earlier.answers, ...later.answers };
  const isUnchanged = questions.every(({ id }) => answers[id] === own.answers[id]);
  if (isUnchanged) return own;
  // The least option belongs to the answer it was given with.
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
    // Includes the time on the other device; otherwise the quest would look answered too fast.
    seconds: Math.max(own.seconds, measured),
    position: toFirstOpen(questions, answers),
  };
}

export const rewrittenNote =
  'We’ve rewritten some of this quest since you started. All answers that still fit are kept.';

/** True when a scene that the visitor has answered is no longer asked. */
export function isRewritten(
  tier: Tier,
  questions: readonly Question[],
  { draft }: FetchedDraft,
): boolean {
  const stored = storedQuestSchema.safeParse(parseJson(readQuest(tier))).data;
  const drafted = draft?.responses.map(({ questionId }) => questionId) ?? [];
  const answered = [...Object.keys(stored?.answers ?? {}), ...drafted];
  if (stored?.submitted && !stored.submitted.isReopened) return false;
  const asked = new Set(questions.map(({ id }) => id));
  return answered.some((id) => !asked.has(id));
}

function toAnswers(
  questions: readonly Question[],
  { responses }: NonNullable<FetchedDraft['draft']>,
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

export function newQuest(): SavedQuest {
  const empty = { answers: {}, least: {}, seconds: 0, sceneSeconds: {} };
  return { idempotencyKey: newIdempotencyKey(), position: 0, ...empty };
}

function loadOwnQuest(tier: Tier, questions: readonly Question[]): SavedQuest {
  const stored = storedQuestSchema.safeParse(parseJson(readQuest(tier)));
  if (!stored.success) return newQuest();
  const { position, seconds, sceneSeconds, changedAt, submitted } = stored.data;
  const answers = validOptions(questions, stored.data.answers);
  const interestScenes = questions.filter(({ id, type }) => type === 'riasec' && answers[id]);
  const isWhole = Object.keys(stored.data.answers).length === Object.keys(answers).length;
  return {
    idempotencyKey: isWhole ? stored.data.idempotencyKey : newIdempotencyKey(),
    answers,
    least: validOptions(interestScenes, stored.data.least),
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
  writeQuest(tier, quest);
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('The stored answers cannot be read; the quest starts over.', error);
    return undefined;
  }
}

// No scene after the first unanswered one can be opened.
function toFirstOpen(questions: readonly Question[], answers: SavedQuest['answers']): number {
  const index = questions.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? questions.length : index;
}
