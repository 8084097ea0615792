/** Prefix of the storage keys for a visitor's data: answers in progress, a guest's email address. */
export const visitorKeyPrefix = 'guildpath.';

/** Removes it, because the next person at this browser may be another one. */
export function forgetVisitor(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(visitorKeyPrefix)) storage.removeItem(key);
      }
    }
  } catch (error) {
    console.warn('This browser keeps nothing, so there is nothing to forget.', error);
  }
  announceForgotten();
}

/** Browsers send the storage event to other tabs only; what this tab shows has to follow too. */
export function announceForgotten(): void {
  window.dispatchEvent(new StorageEvent('storage'));
}
