import { type Draft, draftDays, type Tier, tierFacts, tiers } from '@guildpath/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { announceForgotten, visitorKeyPrefix } from '../auth/visitor-storage.ts';

// Apart from `quest-storage.ts`, because the landing page reads this much and should not load a schema for it.

/** Raise it when the shape changes: data stored by an older version is then ignored. */
export const storageVersion = 1;

/** What became of a submission whose results have not been opened in this browser yet. */
export interface SubmittedQuest {
  readonly assessmentResultId: string;
  /** Guests only: the mailbox that the letter went to. */
  readonly guestEmail?: string | undefined;
  /** The address was wrong: the completion screen asks for another one. */
  readonly isReopened?: boolean | undefined;
}

export type WaitingQuest =
  | {
      readonly kind: 'begun';
      /** Index of the scene where it goes on; the number of scenes when all are answered. */
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

/** The quest of a tier that waits in this browser. None while a prerendered page is hydrated. */
export function useWaitingQuest(tier: Tier): WaitingQuest | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(tier),
    () => null,
  );
  return useMemo(() => toWaitingQuest(tier, text), [tier, text]);
}

/** The submitted quest with this result, if its results have not been opened in this browser yet. */
export function findSubmittedQuest(
  assessmentResultId: string,
): (SubmittedQuest & { readonly tier: Tier }) | undefined {
  for (const tier of tiers) {
    const submitted = parseStored(readStored(tier))?.submitted;
    if (submitted?.assessmentResultId === assessmentResultId) return { ...submitted, tier };
  }
  return undefined;
}

/** The results that this browser has submitted with someone's address, and has not opened yet. */
export function listSubmittedResultIds(): string[] {
  return tiers.flatMap((tier) => {
    const submitted = parseStored(readStored(tier))?.submitted;
    return submitted?.guestEmail ? [submitted.assessmentResultId] : [];
  });
}

/** Keeps the answers of a submission until its results are opened. Other answers given meanwhile stay as they are. */
export function markSubmitted(tier: Tier, idempotencyKey: string, submitted: SubmittedQuest): void {
  const stored = parseStored(readStored(tier));
  if (stored?.idempotencyKey === idempotencyKey) writeStored(tier, { ...stored, submitted });
}

/** Opens the completion screen of a submitted quest again, so that it can be sent to another address. */
export function reopenQuest(tier: Tier, idempotencyKey: string): void {
  const stored = parseStored(readStored(tier));
  if (!stored?.submitted) return;
  writeStored(tier, {
    ...stored,
    idempotencyKey,
    submitted: { ...stored.submitted, isReopened: true },
  });
}

/** The results have been opened: their answers need not be kept any longer. */
export function forgetSubmittedQuest(assessmentResultId: string): void {
  const quest = findSubmittedQuest(assessmentResultId);
  if (quest) clearQuest(quest.tier);
}

/** What the account has of a quest, as far as it is known. */
export interface KnownDraft {
  readonly draft: Draft | undefined;
  /** When the account was asked, in milliseconds; 0 when it was not, as for guests. */
  readonly fetchedAt: number;
}

/** What the account has confirmed of the answers in this browser. */
interface Confirmed {
  /** In milliseconds. */
  readonly at: number;
  readonly questionIds: readonly string[];
}

/** Notes that the account has these answers, so that it shows when they are gone from there. */
export function noteConfirmed(tier: Tier, { responses }: Pick<Draft, 'responses'>): void {
  const questionIds = responses.map(({ questionId }) => questionId);
  write(confirmedKey(tier), { at: Date.now(), questionIds } satisfies Confirmed);
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Whether the quest in this browser was started over or submitted on another device: the account no longer has what it
 * had of it. Not for a quest that is answered to its end: it may have been submitted from here.
 */
export function isEndedElsewhere(tier: Tier, { draft, fetchedAt }: KnownDraft): boolean {
  const waiting = toWaitingQuest(tier, readStored(tier));
  if (waiting?.kind !== 'begun' || waiting.position === waiting.sceneCount) return false;
  const confirmed = parseConfirmed(read(confirmedKey(tier)));
  if (!confirmed || fetchedAt <= confirmed.at) return false;
  // By then the account forgets them by itself.
  if (fetchedAt - confirmed.at >= draftDays * dayMs) return false;
  const kept = new Set(draft?.responses.map(({ questionId }) => questionId));
  return confirmed.questionIds.some((id) => !kept.has(id));
}

export function clearQuest(tier: Tier): void {
  try {
    localStorage.removeItem(questKey(tier));
    localStorage.removeItem(confirmedKey(tier));
  } catch (error) {
    console.warn('This browser keeps no answers, so there are none to clear.', error);
  }
  announceForgotten();
}

/** The stored text, or null. */
export function readStored(tier: Tier): string | null {
  return read(questKey(tier));
}

function read(key: string): string | null {
  if (import.meta.env.SSR) return null;
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('The answers kept in this browser cannot be read.', error);
    return null;
  }
}

export function writeStored(tier: Tier, quest: object): void {
  write(questKey(tier), { ...quest, version: storageVersion });
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(
      'The answers cannot be kept in this browser; they last as long as this page.',
      error,
    );
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function toWaitingQuest(tier: Tier, text: string | null): WaitingQuest | undefined {
  const stored = parseStored(text);
  if (!stored) return undefined;
  const { submitted, position } = stored;
  if (submitted && !submitted.isReopened) return { kind: 'submitted', ...submitted };
  const answerCount = Object.keys(stored.answers).length;
  if (answerCount === 0) return undefined;
  const sceneCount = tierFacts[tier].questionCount;
  return { kind: 'begun', position: Math.min(position, answerCount, sceneCount), sceneCount };
}

/** Only as much of the shape as is used here; the quest itself validates all of it. */
function parseStored(text: string | null): StoredQuest | undefined {
  if (text === null) return undefined;
  try {
    // The quest's own code wrote it, unless the visitor has changed it.
    const quest = JSON.parse(text) as Partial<StoredQuest> | null;
    const isWhole =
      quest?.version === storageVersion &&
      typeof quest.position === 'number' &&
      typeof quest.answers === 'object' &&
      quest.answers !== null;
    return isWhole ? (quest as StoredQuest) : undefined;
  } catch {
    // Not JSON: the quest says so when it is opened.
    return undefined;
  }
}

function parseConfirmed(text: string | null): Confirmed | undefined {
  if (text === null) return undefined;
  try {
    // Written above, unless the visitor has changed it.
    const confirmed = JSON.parse(text) as Partial<Confirmed> | null;
    const isWhole = typeof confirmed?.at === 'number' && Array.isArray(confirmed.questionIds);
    return isWhole ? (confirmed as Confirmed) : undefined;
  } catch {
    return undefined;
  }
}

function confirmedKey(tier: Tier): string {
  return `${visitorKeyPrefix}confirmed.${tier}`;
}

/** Under which the answers of a tier are stored. */
export function questKey(tier: Tier): string {
  return `${visitorKeyPrefix}quest.${tier}`;
}
