import { useSyncExternalStore } from 'react';
import {
  announceStorageChange,
  readStorage,
  subscribeToStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../auth/visitor-storage.ts';

const key = `${visitorKeyPrefix}invitation`;

/** Returns the id of the page to which a friend has invited this visitor; null during hydration. */
export function useRememberedInvitation(): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readStorage(key),
    () => null,
  );
}

/** Returns the same outside of components; undefined without one. */
export function readInvitation(): string | undefined {
  return readStorage(key) ?? undefined;
}

/** Remembers an invitation until the visitor has a result to answer it with. Undefined forgets it. */
export function rememberInvitation(pageId: string | undefined): void {
  writeStorage(key, pageId);
  announceStorageChange();
}
