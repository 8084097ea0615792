import {
  type BasicInterest,
  type Draft,
  dayMs,
  draftDays,
  type OptionId,
  type Tier,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { useMemo, useSyncExternalStore } from 'react';
import {
  announceStorageChange,
  readStorage,
  subscribeToStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../auth/visitor-storage.ts';

// Entries are checked by hand, so that the landing page loads no schema.

/** Raise it when the stored shape changes: data of an older version is then ignored. */
const storageVersion = 1;

/** A submission whose results have not been opened in this browser yet. */
export interface SubmittedQuest {
  readonly assessmentResultId: string;
  /** Guests only. */
  readonly guestEmail?: string | undefined;
  readonly guestFirstName?: string | undefined;
  /** True when the address was wrong and the completion screen asks for another. */
  readonly isReopened?: boolean | undefined;
}

export type PendingQuest =
  | {
      readonly kind: 'in-progress';
      /** Index of the scene to resume at; the number of scenes when all are answered. */
      readonly position: number;
      readonly sceneCount: number;
    }
  | ({ readonly kind: 'submitted' } & SubmittedQuest);

export interface SavedQuest {
  /** Identifies these exact answers: sent with every attempt to submit them, so that they count once. */
  readonly idempotencyKey: string;
  /** Index of the scene; the number of scenes at the completion screen. */
  readonly position: number;
  readonly answers: OptionsByQuestion;
  /** The options least like the person, for answered interest scenes. */
  readonly least: OptionsByQuestion;
  /** Lists what the person takes along. */
  readonly basicInterests?: readonly BasicInterest[] | undefined;
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

/** Options and things are checked one by one when the quest is loaded. */
interface StoredQuest extends Omit<SavedQuest, 'answers' | 'least' | 'basicInterests'> {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly least: Readonly<Record<string, unknown>>;
  readonly basicInterests?: unknown;
}

/** Returns the tier's quest in this browser; undefined during hydration. */
export function usePendingQuest(tier: Tier): PendingQuest | undefined {
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => readQuest(tier),
    () => null,
  );
  return useMemo(() => toPendingQuest(tier, text), [tier, text]);
}

export function findSubmittedQuest(
  assessmentResultId: string,
): (SubmittedQuest & { readonly tier: Tier }) | undefined {
  for (const tier of tiers) {
    const submitted = readStoredQuest(tier)?.submitted;
    if (submitted?.assessmentResultId === assessmentResultId) return { ...submitted, tier };
  }
  return undefined;
}

/** Lists the quests that guests have submitted in this browser and not opened yet. */
export function listSubmittedQuests() {
  return tiers.flatMap((tier) => {
    const { assessmentResultId, guestEmail } = readStoredQuest(tier)?.submitted ?? {};
    return assessmentResultId && guestEmail ? [{ assessmentResultId, guestEmail }] : [];
  });
}

/** Does nothing if the answers have changed since they were submitted under this key. */
export function markSubmitted(tier: Tier, idempotencyKey: string, submitted: SubmittedQuest): void {
  const stored = readStoredQuest(tier);
  if (stored?.idempotencyKey === idempotencyKey) saveQuest(tier, { ...stored, submitted });
}

/** Makes a submitted quest show its completion screen again, so that it can be sent to another address. */
export function reopenQuest(tier: Tier, idempotencyKey: string): void {
  const stored = readStoredQuest(tier);
  if (!stored?.submitted) return;
  saveQuest(tier, {
    ...stored,
    idempotencyKey,
    submitted: { ...stored.submitted, isReopened: true },
  });
}

export interface FetchedDraft {
  readonly draft: Draft | undefined;
  /** In milliseconds; 0 when the account was not asked, as for guests. */
  readonly fetchedAt: number;
}

/** Records the latest upload of this browser's answers to the account. */
export function recordUpload(tier: Tier, { responses }: Pick<Draft, 'responses'>): void {
  const questionIds = responses.map(({ questionId }) => questionId);
  writeStorage(uploadKey(tier), JSON.stringify({ at: Date.now(), questionIds }));
}

/**
 * Returns whether the quest was started over or submitted on another device: answers uploaded from here are
 * gone from the account. False for a quest answered to its end, which may have been submitted from here.
 */
export function isEndedElsewhere(tier: Tier, { draft, fetchedAt }: FetchedDraft): boolean {
  const pending = toPendingQuest(tier, readQuest(tier));
  if (pending?.kind !== 'in-progress' || pending.position === pending.sceneCount) return false;
  const { at, questionIds } = parse(readStorage(uploadKey(tier)));
  if (typeof at !== 'number' || !Array.isArray(questionIds) || fetchedAt <= at) return false;
  // By then the draft has expired.
  if (fetchedAt - at >= draftDays * dayMs) return false;
  const drafted = new Set<unknown>(draft?.responses.map(({ questionId }) => questionId));
  return questionIds.some((id: unknown) => !drafted.has(id));
}

export function clearQuest(tier: Tier): void {
  writeStorage(questKey(tier), undefined);
  writeStorage(uploadKey(tier), undefined);
  announceStorageChange();
}

export function readQuest(tier: Tier): string | null {
  return readStorage(questKey(tier));
}

export function saveQuest(tier: Tier, quest: StoredQuest): void {
  writeStorage(questKey(tier), JSON.stringify({ ...quest, version: storageVersion }));
}

function toPendingQuest(tier: Tier, text: string | null): PendingQuest | undefined {
  const stored = parseQuest(text);
  if (!stored) return undefined;
  const { submitted, position } = stored;
  if (submitted && !submitted.isReopened) return { kind: 'submitted', ...submitted };
  const answerCount = Object.keys(stored.answers).length;
  if (answerCount === 0) return undefined;
  const sceneCount = tierFacts[tier].questionCount;
  return { kind: 'in-progress', position: Math.min(position, answerCount, sceneCount), sceneCount };
}

export function readStoredQuest(tier: Tier): StoredQuest | undefined {
  return parseQuest(readQuest(tier));
}

function parseQuest(text: string | null): StoredQuest | undefined {
  const stored = parse(text);
  const { idempotencyKey, position, answers, least, seconds, changedAt, submitted } = stored;
  const isValid =
    stored.version === storageVersion &&
    typeof idempotencyKey === 'string' &&
    idempotencyKey !== '' &&
    Number.isInteger(position) &&
    isAmount(position) &&
    isRecord(answers);
  if (!isValid) return undefined;
  const parts = Object.entries(isRecord(stored.sceneSeconds) ? stored.sceneSeconds : {});
  return {
    idempotencyKey,
    position,
    answers,
    // The others are absent in quests saved before they existed.
    least: isRecord(least) ? least : {},
    seconds: isAmount(seconds) ? seconds : 0,
    sceneSeconds: Object.fromEntries(
      parts.flatMap(([id, part]) => (isAmount(part) ? [[id, part]] : [])),
    ),
    ...(stored.basicInterests !== undefined && { basicInterests: stored.basicInterests }),
    ...(typeof changedAt === 'number' && { changedAt }),
    ...(isSubmitted(submitted) && { submitted }),
  };
}

// Entries are written only by this app, but visitors can change them.
function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch (error) {
    console.warn('A stored entry cannot be read, and is ignored.', error);
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

function isSubmitted(value: unknown): value is SubmittedQuest {
  return isRecord(value) && typeof value.assessmentResultId === 'string';
}

function uploadKey(tier: Tier): string {
  return `${visitorKeyPrefix}confirmed.${tier}`;
}

/** Returns a script that hides the first scene, which the server renders for anyone, if answers are saved. */
export function hideSavedQuest(tier: Tier): string {
  const key = JSON.stringify(questKey(tier));
  return `try{if(localStorage.getItem(${key}))document.documentElement.dataset.questSaved=''}catch{}`;
}

export function showQuest(): void {
  delete document.documentElement.dataset.questSaved;
}

export function questKey(tier: Tier): string {
  return `${visitorKeyPrefix}quest.${tier}`;
}
