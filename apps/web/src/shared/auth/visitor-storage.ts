/** Begins the key of whatever this browser keeps of a visitor: answers under way, the address a guest gave. */
export const visitorKeyPrefix = 'guildpath.';

/** The browser may be used by someone else next. */
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
}
