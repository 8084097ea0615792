import { returnWordCount } from '@guildpath/contract';
import type { KeyedHash } from '../../config/keyed-hash.ts';
import { shortWords } from './short-words.ts';

/** Draws the words that open a place again: 41 bits, of which only a keyed hash is stored. */
export function drawReturnWords(keyedHash: KeyedHash, drawBelow: (end: number) => number) {
  const draw = () => shortWords[drawBelow(shortWords.length)];
  const returnWords = Array.from({ length: returnWordCount }, draw).join(' ');
  return { returnWords, wordsHash: readReturnWords(keyedHash, returnWords) };
}

/** Hashes words as people type them: in any case, with anything between them. */
export function readReturnWords(keyedHash: KeyedHash, words: string): string {
  return keyedHash(
    'return words',
    words
      .normalize('NFKC')
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(' ') ?? '',
  );
}
