/** Prefixes the keys of everything that belongs to a visitor, such as answers in progress. */
export const visitorKeyPrefix = 'guildpath.';

export function readStorage(key: string): string | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch (error) {
    warnOfStorage(error);
    return null;
  }
}

/** Undefined removes the value. Without storage, the page works but forgets. */
export function writeStorage(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    warnOfStorage(error);
  }
}

/** Removes a visitor's data, because someone else may use this browser next. */
export function clearVisitorStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(visitorKeyPrefix)) storage.removeItem(key);
      }
    }
  } catch (error) {
    warnOfStorage(error);
  }
  announceStorageChange();
}

/** For `useSyncExternalStore`. */
export function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Browsers send the storage event to other tabs only; this tab has to update as well. */
export function announceStorageChange(): void {
  window.dispatchEvent(new StorageEvent('storage'));
}

function warnOfStorage(error: unknown): void {
  console.warn('This browser blocks its storage, so nothing outlasts this page.', error);
}
