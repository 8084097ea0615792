/** Prefixes the keys of everything that belongs to a visitor, such as answers in progress. */
export const visitorKeyPrefix = 'guildpath.';

// Holds what the browser refuses to store while the page is open; null stands for a removed value.
const memory = new Map<string, string | null>();

export function readStorage(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    // On the server, and in a browser that blocks its storage, nothing is stored.
    return null;
  }
}

/** Stores a value, or removes it if undefined. What cannot be stored lasts as long as the page. */
export function writeStorage(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
  } catch (error) {
    memory.set(key, value ?? null);
    warnOfStorage(error);
  }
}

/** Returns whether the value would be lost with the page. */
export function isOnlyInMemory(key: string): boolean {
  return typeof memory.get(key) === 'string';
}

/** Returns whether the browser blocks its storage, or has no space left. */
export function isStorageBlocked(): boolean {
  const key = `${visitorKeyPrefix}probe`;
  writeStorage(key, 'kept');
  const isBlocked = isOnlyInMemory(key);
  writeStorage(key, undefined);
  return isBlocked;
}

/** Removes a visitor's data, because someone else may use this browser next. */
export function clearVisitorStorage(): void {
  for (const key of memory.keys()) if (key.startsWith(visitorKeyPrefix)) memory.delete(key);
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

/** Subscribes as `useSyncExternalStore` expects. */
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
