import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Computes the grade of an English text (Kincaid, Fishburne, Rogers & Chissom 1975): the US school year in
 * which it reads easily.
 */
export function readingGrade(text: string): number {
  const allSentences = [...sentences.segment(text)];
  // Sentence by sentence, because the segmenter takes quadratic time in the length of its text.
  const allWords = allSentences
    .flatMap(({ segment }) => [...words.segment(segment)])
    .filter(({ isWordLike }) => isWordLike);
  const syllables = allWords.reduce((sum, { segment }) => sum + syllable(segment), 0);
  return (
    0.39 * (allWords.length / allSentences.length) + 11.8 * (syllables / allWords.length) - 15.59
  );
}

/** Counts the sentences of an English text; a quotation inside a sentence does not add one. */
export function countSentences(text: string): number {
  return [...sentences.segment(text)].length;
}
