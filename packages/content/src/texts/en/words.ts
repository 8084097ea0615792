const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Joins words as in `A, B, and C`. */
export function joinWords(words: readonly string[]): string {
  return list.format(words);
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Joins words as in `A, B, or C`. */
export function joinAlternatives(words: readonly string[]): string {
  return alternatives.format(words);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes a job title as inside a sentence: `software developer`, but `UX designer`. */
export function inSentence(title: string): string {
  return title.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
