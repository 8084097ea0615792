import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Computes the Flesch-Kincaid grade of an English text: the US school year in which it reads easily. */
export function readingGrade(text: string): number {
  const allSentences = [...sentences.segment(text)];
  // Sentence by sentence, because the segmenter takes quadratic time in the length of its text.
  const allWords = allSentences
    .flatMap(({ segment }) => [...words.segment(segment)])
    .filter(({ isWordLike }) => isWordLike);
  return fleschKincaid({
    sentence: allSentences.length,
    word: allWords.length,
    syllable: allWords.reduce((sum, { segment }) => sum + syllable(segment), 0),
  });
}

/** Counts the sentences of an English text; a quotation inside a sentence does not add one. */
export function countSentences(text: string): number {
  return [...sentences.segment(text)].length;
}
