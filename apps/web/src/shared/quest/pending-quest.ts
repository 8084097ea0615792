import { type Draft, dayMs, draftDays, type Tier, tierFacts, tiers } from '@guildpath/contract';
import { useMemo, useSyncExternalStore } from 'react';
import {
  announceStorageChange,
  readStorage,
  subscribeToStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../auth/visitor-storage.ts';

// Separate from `quest-storage.ts`, so that the landing page loads no schema.

/** Raise it when the stored shape changes: data of an older version is then ignored. */
export const storageVersion = 1;

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

interface StoredQuest {
  readonly version: number;
  readonly idempotencyKey: string;
  readonly position: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly submitted?: SubmittedQuest;
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
    const submitted = parseQuest(readQuest(tier))?.submitted;
    if (submitted?.assessmentResultId === assessmentResultId) return { ...submitted, tier };
  }
  return undefined;
}

/** Lists the quests that guests have submitted in this browser and not opened yet. */
export function listSubmittedQuests() {
  return tiers.flatMap((tier) => {
    const { assessmentResultId, guestEmail } = parseQuest(readQuest(tier))?.submitted ?? {};
    return assessmentResultId && guestEmail ? [{ assessmentResultId, guestEmail }] : [];
  });
}

/** Does nothing if the answers have changed since they were submitted under this key. */
export function markSubmitted(tier: Tier, idempotencyKey: string, submitted: SubmittedQuest): void {
  const stored = parseQuest(readQuest(tier));
  if (stored?.idempotencyKey === idempotencyKey) writeQuest(tier, { ...stored, submitted });
}

/** Makes a submitted quest show its completion screen again, so that it can be sent to another address. */
export function reopenQuest(tier: Tier, idempotencyKey: string): void {
  const stored = parseQuest(readQuest(tier));
  if (!stored?.submitted) return;
  writeQuest(tier, {
    ...stored,
    idempotencyKey,
    submitted: { ...stored.submitted, isReopened: true },
  });
}

/** Called once the results are open and the answers are no longer needed. */
export function clearSubmittedQuest(assessmentResultId: string): void {
  const quest = findSubmittedQuest(assessmentResultId);
  if (quest) clearQuest(quest.tier);
}

export interface FetchedDraft {
  readonly draft: Draft | undefined;
  /** In milliseconds; 0 when the account was not asked, as for guests. */
  readonly fetchedAt: number;
}

/** The latest upload of this browser's answers to the account. */
interface Upload {
  /** In milliseconds. */
  readonly at: number;
  readonly questionIds: readonly string[];
}

export function recordUpload(tier: Tier, { responses }: Pick<Draft, 'responses'>): void {
  const questionIds = responses.map(({ questionId }) => questionId);
  const upload: Upload = { at: Date.now(), questionIds };
  writeStorage(uploadKey(tier), JSON.stringify(upload));
}

/**
 * True when the quest was started over or submitted on another device: answers uploaded from here are gone
 * from the account. False for a quest that is answered to its end, which may have been submitted from here.
 */
export function isEndedElsewhere(tier: Tier, { draft, fetchedAt }: FetchedDraft): boolean {
  const pending = toPendingQuest(tier, readQuest(tier));
  if (pending?.kind !== 'in-progress' || pending.position === pending.sceneCount) return false;
  const upload = parse<Upload>(
    readStorage(uploadKey(tier)),
    ({ at, questionIds }) => typeof at === 'number' && Array.isArray(questionIds),
  );
  if (!upload || fetchedAt <= upload.at) return false;
  // By then the draft has expired.
  if (fetchedAt - upload.at >= draftDays * dayMs) return false;
  const drafted = new Set(draft?.responses.map(({ questionId }) => questionId));
  return upload.questionIds.some((id) => !drafted.has(id));
}

export function clearQuest(tier: Tier): void {
  writeStorage(questKey(tier), undefined);
  writeStorage(uploadKey(tier), undefined);
  announceStorageChange();
}

export function readQuest(tier: Tier): string | null {
  return readStorage(questKey(tier));
}

export function writeQuest(tier: Tier, quest: object): void {
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

// Checks only the fields used here; `quest-storage.ts` validates the rest.
function parseQuest(text: string | null): StoredQuest | undefined {
  return parse<StoredQuest>(
    text,
    ({ version, position, answers }) =>
      version === storageVersion &&
      typeof position === 'number' &&
      typeof answers === 'object' &&
      answers !== null,
  );
}

// Entries are written only by this app, but visitors can change them.
function parse<Shape>(
  text: string | null,
  isValid: (value: Partial<Shape>) => boolean,
): Shape | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<Shape> | null;
    return value && isValid(value) ? (value as Shape) : undefined;
  } catch {
    return undefined;
  }
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
