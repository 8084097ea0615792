import nspell from 'nspell';

export interface Vocabulary {
  /** Expects a word as `wordsIn` returns it. Knows the given texts and English words, but no other names. */
  readonly knows: (word: string, position: 'first' | 'inner') => boolean;
}

/** Capitalised words that do not name a person, company, school or product. */
const properWords = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays
  Fridays Saturdays Sundays January February March April May June July August September October
  November December Christmas Easter Earth English Spanish French German Chinese Japanese Latin
  American Americans European Europeans African Asian Internet DNA PDF TV OK PhD Excel`.split(
    /\s+/,
  ),
);

/** Ordinary words that the dictionary lacks. */
const newWords = new Set([
  'else',
  'chatbot',
  'chatbots',
  'callout',
  'callouts',
  'mindset',
  'upskill',
]);

interface Dictionary {
  readonly isOrdinary: (word: string) => boolean;
  /** A name may also be an ordinary word: `Ford`, `Apple`. */
  readonly isName: (word: string) => boolean;
}

let english: Promise<Dictionary> | undefined;

// Loaded on demand, because it takes 100 ms and 30 MB.
async function loadEnglish(): Promise<Dictionary> {
  const { aff, dic } = (await import('dictionary-en')).default;
  const speller = nspell(Buffer.from(aff), Buffer.from(dic));
  const names = new Set(
    Buffer.from(dic)
      .toString()
      .match(/^\p{Lu}\p{L}*/gmu),
  );
  return {
    isOrdinary: (word) => speller.correct(word) || newWords.has(word),
    isName: (word) => names.has(word),
  };
}

/**
 * Builds a vocabulary of English and the words of the given texts. Looks words up in lower case, in which
 * the dictionary has no names, so that an invented name is found anywhere in a sentence and in any
 * spelling.
 */
export async function toVocabulary(ownTexts: readonly string[]): Promise<Vocabulary> {
  english ??= loadEnglish();
  const { isOrdinary, isName } = await english;
  const own = new Set(ownTexts.flatMap(wordsIn));
  return {
    knows: (word, position) => {
      if (own.has(word) || properWords.has(word)) return true;
      const lower = word.toLowerCase();
      if (word === lower) return isOrdinary(word);
      // A capital within a sentence makes a name of any word; at its beginning it is only spelling.
      const isSpelling = position === 'first' && word.slice(1) === lower.slice(1);
      if (!isSpelling) return false;
      return own.has(lower) || (isOrdinary(lower) && !isName(word));
    },
  };
}

/** Strips the possessive `'s`; the parts of `hands-on` are two words. */
export function wordsIn(text: string): string[] {
  const words = text.replaceAll('’', "'").match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  return words.map((word) => word.replace(/'s?$/, ''));
}
