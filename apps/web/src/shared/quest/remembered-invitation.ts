import { useSyncExternalStore } from 'react';
import {
  announceStorageChange,
  readStorage,
  subscribeToStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../auth/visitor-storage.ts';

const key = `${visitorKeyPrefix}invitation`;

/** Returns the id of the invitation that brought this visitor. */
export function readInvitation(): string | undefined {
  return readStorage(key) ?? undefined;
}

/** Returns the same, but undefined during hydration. */
export function useRememberedInvitation(): string | undefined {
  return useSyncExternalStore(subscribeToStorage, readInvitation, () => undefined);
}

/** Reads the invitation from an address: of a press before the page's code, or of a guest's mailed link. */
export function toInvitationSearch({ invitation }: Record<string, unknown>): {
  readonly invitation?: string;
} {
  return typeof invitation === 'string' && invitation.length <= 100 ? { invitation } : {};
}

/** Remembers an invitation until the visitor has a result to answer it with. Undefined forgets it. */
export function rememberInvitation(invitationId: string | undefined): void {
  writeStorage(key, invitationId);
  announceStorageChange();
}
