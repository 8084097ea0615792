import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Finds a contraction such as `you'll`, but no possessive such as `guild's`. */
export const contraction =
  /\b(\w+n't|\w+'(re|ll|ve|m|d)|(it|that|there|here|what|who|let|where|how|one|nobody|everyone|everybody|someone|somebody|something|whoever|whatever|he|she)'s)\b/i;

/** Splits an English text; a quotation inside a sentence does not add one. */
export function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment);
}

/** Computes the Flesch-Kincaid grade of an English text: the US school year in which it reads easily. */
export function readingGrade(text: string): number {
  const allSentences = sentencesOf(text);
  // Sentence by sentence, because the segmenter takes quadratic time in the length of its text.
  const allWords = allSentences
    .flatMap((sentence) => [...words.segment(sentence)])
    .filter(({ isWordLike }) => isWordLike);
  const syllables = allWords.reduce((sum, { segment }) => sum + syllable(segment), 0);
  return (
    0.39 * (allWords.length / allSentences.length) + 11.8 * (syllables / allWords.length) - 15.59
  );
}

export function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/** Lists the texts with fewer or more words than the limits. */
export function wordsOutside(texts: readonly string[], least: number, most: number): string[] {
  return texts.filter((text) => countWords(text) < least || countWords(text) > most);
}

export function notOneSentence(texts: readonly string[]): string[] {
  return texts.filter((text) => sentencesOf(text).length !== 1);
}

/** Returns the first words of each text in lower case. */
export function openings(texts: readonly string[], count: number): string[] {
  return texts.map((text) => text.toLowerCase().split(/\s+/).slice(0, count).join(' '));
}

export function ids(unfit: readonly { readonly id: string }[]): string[] {
  return unfit.map(({ id }) => id);
}

/** Lists the values that are there more often than the limit. */
export function repeated(values: readonly string[], limit = 1): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > limit).map(([value]) => value);
}
