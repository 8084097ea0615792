const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `A`, `A and B`, `A, B and C`. */
export function joinWords(words: readonly string[]): string {
  return list.format(words);
}
