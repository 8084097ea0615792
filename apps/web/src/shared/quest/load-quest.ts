import {
  type BasicInterest,
  basicInterests,
  maxBasicInterests,
  type OptionId,
  optionIds,
  type Question,
  type Tier,
} from '@guildpath/contract';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import {
  type FetchedDraft,
  isEndedElsewhere,
  type OptionsByQuestion,
  readStoredQuest,
  type SavedQuest,
} from './quest-storage.ts';

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
  const basicInterests = own.basicInterests ?? draft.basicInterests;
  if (isUnchanged) return { ...own, basicInterests };
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
    basicInterests,
    // Includes the time on the other device; otherwise the quest would look answered too fast.
    seconds: Math.max(own.seconds, measured),
    position: toFirstOpen(questions, answers),
  };
}

export const rewrittenNote =
  'We’ve rewritten some of this quest since you started. All answers that still fit are kept.';

/** Returns whether a scene that the visitor has answered is no longer asked. */
export function isRewritten(
  tier: Tier,
  questions: readonly Question[],
  { draft }: FetchedDraft,
): boolean {
  const stored = readStoredQuest(tier);
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
  const stored = readStoredQuest(tier);
  if (!stored) return newQuest();
  const answers = validOptions(questions, stored.answers);
  const interestScenes = questions.filter(({ id, type }) => type === 'riasec' && answers[id]);
  const isWhole = Object.keys(stored.answers).length === Object.keys(answers).length;
  return {
    ...stored,
    idempotencyKey: isWhole ? stored.idempotencyKey : newIdempotencyKey(),
    answers,
    least: validOptions(interestScenes, stored.least),
    basicInterests: validInterests(stored.basicInterests),
    position: Math.min(stored.position, toFirstOpen(questions, answers)),
  };
}

function validOptions(
  questions: readonly Question[],
  stored: Readonly<Record<string, unknown>>,
): OptionsByQuestion {
  const options: Record<string, OptionId> = {};
  for (const { id } of questions) {
    const option = optionIds.find((each) => each === stored[id]);
    if (option) options[id] = option;
  }
  return options;
}

// In the order in which they were taken.
function validInterests(stored: unknown): readonly BasicInterest[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .flatMap((one: unknown) => basicInterests.filter((each) => each === one))
    .slice(0, maxBasicInterests);
}

// No scene after the first unanswered one can be opened.
function toFirstOpen(questions: readonly Question[], answers: SavedQuest['answers']): number {
  const index = questions.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? questions.length : index;
}
