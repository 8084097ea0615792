const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `A`, `A and B`, `A, B and C`. */
export function joinWords(words: readonly string[]): string {
  return list.format(words);
}

/** `a ledger`, `an oath`. */
export function withArticle(noun: string): string {
  return `${/^(?!UX|Uni|Use|Eu)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A job title inside a sentence: `software developer`, but `UX designer`. */
export function inSentence(title: string): string {
  return title.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
