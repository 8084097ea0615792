import type { PlaceOutput } from '@guildpath/contract';
import { readStorage, visitorKeyPrefix, writeStorage } from '../auth/visitor-storage.ts';

/** Names the entry by which every tab knows that this browser has a place in a hall. */
export const placeKey = `${visitorKeyPrefix}place`;

/** Distinguishes the students of a shared computer by drawn name and hall. */
export interface StoredPlace extends Pick<PlaceOutput, 'name' | 'hallName'> {
  /** The code of the hall; undefined for a place that was opened with its words. */
  readonly code?: string | undefined;
  /** Kept in the tab that joined until they are written down: the server never sends them again. */
  readonly returnWords?: string | undefined;
}

const wordsKey = `${visitorKeyPrefix}words`;
/** Lasts as long as the page, in a browser that stores nothing. */
let heldWords: string | undefined;

function readWords(): string | undefined {
  try {
    return sessionStorage.getItem(wordsKey) ?? undefined;
  } catch {
    return heldWords;
  }
}

function writeWords(words: string | undefined): void {
  heldWords = words;
  try {
    if (words === undefined) sessionStorage.removeItem(wordsKey);
    else sessionStorage.setItem(wordsKey, words);
  } catch {
    // Held above.
  }
}

export function readPlace(text = readStorage(placeKey)): StoredPlace | undefined {
  if (text === null) return undefined;
  try {
    const { name, hallName, code } = JSON.parse(text) as Partial<StoredPlace>;
    return name && hallName ? { name, hallName, code, returnWords: readWords() } : undefined;
  } catch {
    // Only a visitor can have changed it.
    return undefined;
  }
}

export function writePlace({ name, hallName, code, returnWords }: StoredPlace): void {
  writeStorage(placeKey, JSON.stringify({ name, hallName, code }));
  writeWords(returnWords);
}

export function isSamePlace(one: StoredPlace | undefined, other: StoredPlace | undefined): boolean {
  return one?.name === other?.name && one?.hallName === other?.hallName;
}
