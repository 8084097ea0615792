import nspell from 'nspell';

/** Which words a text may use. */
export interface Vocabulary {
  /** Whether a word, without an apostrophe s, is one of these or of the English language; names are not. */
  readonly knows: (word: string, position: 'first' | 'inner') => boolean;
}

/** Days, months and the like, which nobody owns: their capital makes no claim. */
const properWords = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays
  Fridays Saturdays Sundays January February March April May June July August September October
  November December Christmas Easter Earth English Spanish French German Chinese Japanese Latin
  American Americans European Europeans African Asian Internet DNA PDF TV OK PhD Excel`.split(
    /\s+/,
  ),
);

/** Ordinary words that the dictionary does not have. */
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
  /** Whether a word with a capital is a name, which it may be beside an ordinary word: `Ford`, `Apple`. */
  readonly isName: (word: string) => boolean;
}

let english: Promise<Dictionary> | undefined;

/** Reads the dictionary once, when the first text is checked: 100 ms and 30 MB. */
async function loadEnglish(): Promise<Dictionary> {
  const { aff, dic } = (await import('dictionary-en')).default;
  const speller = nspell(Buffer.from(aff), Buffer.from(dic));
  const names = Buffer.from(dic)
    .toString()
    .match(/^\p{Lu}\p{L}*/gmu);
  const namesKnown = new Set(names);
  return {
    isOrdinary: (word) => speller.correct(word) || newWords.has(word),
    isName: (word) => namesKnown.has(word),
  };
}

/**
 * The English language, and what the given texts say. A word is looked up in lower case, in which the dictionary has no
 * names: so an invented name is found wherever in a sentence it stands, and however it is spelled.
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
      // A capital is spelling at the beginning of a sentence. Within one it makes a name of any word.
      const isSpelling = position === 'first' && word.slice(1) === lower.slice(1);
      if (!isSpelling) return false;
      return own.has(lower) || (isOrdinary(lower) && !isName(word));
    },
  };
}

/** Without the apostrophe s of a possessive; the parts of `hands-on` are two words. */
export function wordsIn(text: string): string[] {
  const words = text.replaceAll('’', "'").match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  return words.map((word) => word.replace(/'s?$/, ''));
}
