import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';

/** A search looks in these fields of an item. */
interface SearchFields {
  readonly name: string;
  readonly alsoCalled?: readonly string[] | undefined;
  readonly about: readonly string[];
  readonly description?: string;
}

interface Indexed {
  /** Counts from the start of the list. */
  readonly id: number;
  readonly name: string;
  readonly alsoCalled: string;
  /** Lists names that are a single word: `builder` is one, but only a part of `Boat Builder`. */
  readonly wholeName: string;
  /** Lists the ends of all words in the name, so that `smith` finds `Locksmith`. */
  readonly nameEnds: string;
  readonly about: string;
  readonly description: string;
}

const names = ['name', 'alsoCalled', 'wholeName'] as const;

/** No name has more words, and each additional one costs time. */
const maxWords = 8;
/** Searches with more words, or longer ones, are not repeated with other spellings. */
const maxFuzzyWords = 4;
const maxFuzzyLength = 24;
/** Applies to each list; the least recently used search is evicted. */
const cachedSearches = 200;

/** Indexing yields to the event loop after this many items. */
const itemsPerTurn = 50;

/** The attempts are made in this order until one finds anything. Two swapped letters count as two typos. */
const exact: SearchOptions = {};
const fuzzy: readonly SearchOptions[] = [
  { fields: [...names], fuzzy: (word) => word.length > 3 && 0.2 },
  { fields: [...names], fuzzy: (word) => word.length > 4 && 2 },
  { fuzzy: (word) => word.length > 3 && 0.2 },
];

type Search<T> = (search?: string) => readonly T[];

/**
 * Creates a search for items that contain every word of the search (up to eight different words) at the
 * beginning of a word or within a name. Matches in names come first. Only if nothing matches and the search
 * is short, similar spellings are tried. An empty search finds everything in the given order. Findings are
 * cached with the index.
 */
export async function createSearch<T>(
  items: readonly T[],
  toFields: (item: T) => SearchFields,
): Promise<Search<T>> {
  const index = new MiniSearch<Indexed>({
    fields: [...names, 'nameEnds', 'about', 'description'],
    tokenize: toWords,
    searchOptions: {
      boost: { name: 10, alsoCalled: 10, wholeName: 20, about: 2 },
      combineWith: 'AND',
      // A single letter begins a tenth of all words, so it counts as a prefix only while it is being typed.
      prefix: (word, place, words) => word.length > 1 || place === words.length - 1,
    },
  });
  for (const [id, item] of items.entries()) {
    index.add({ id, ...toIndexed(toFields(item)) });
    if (id % itemsPerTurn === 0) await nextTurn();
  }
  const cache = new LRUCache<string, readonly T[]>({ max: cachedSearches });

  return (search = '') => {
    if (search.trim() === '') return items;
    const words = [...new Set(toWords(search))].slice(0, maxWords);
    const key = words.join(' ');
    const found = cache.get(key) ?? find(words);
    cache.set(key, found);
    return found;
  };

  function find(words: readonly string[]): readonly T[] {
    const isShort =
      words.length <= maxFuzzyWords && words.every(({ length }) => length <= maxFuzzyLength);
    for (const attempt of isShort ? [exact, ...fuzzy] : [exact]) {
      const found: Found[] = index.search(words.join(' '), attempt);
      if (found.length > 0) return found.toSorted(byRank).flatMap(({ id }) => items[id] ?? []);
    }
    return [];
  }
}

/** MiniSearch types ids as `any`. */
type Found = Pick<SearchResult, 'score'> & Pick<Indexed, 'id'>;

// Equal scores stay in the order of the list.
function byRank(one: Found, other: Found): number {
  return other.score - one.score || one.id - other.id;
}

function toIndexed({
  name,
  alsoCalled = [],
  about,
  description = '',
}: SearchFields): Omit<Indexed, 'id'> {
  return {
    name,
    alsoCalled: alsoCalled.join(' '),
    wholeName: [name, ...alsoCalled].filter((each) => toWords(each).length === 1).join(' '),
    nameEnds: toWords(name).flatMap(endsOf).join(' '),
    about: about.join(' '),
    description,
  };
}

/** Shorter ends match too much: `ing` is in every kind of engineering. */
const minEndLength = 4;

function endsOf(word: string): string[] {
  const count = Math.max(0, word.length - minEndLength);
  return Array.from({ length: count }, (_, index) => word.slice(index + 1));
}

/** Ignores case, accents and punctuation: `Café-Bar` becomes `cafe` and `bar`. */
function toWords(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const english = new Intl.Collator('en');

/** Returns a copy in the order of a dictionary, which ignores case. */
export function sortByName<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => english.compare(nameOf(one), nameOf(other)));
}

interface PageInput {
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Returns an empty page past the end of the list. */
export function toPage<T>(list: readonly T[], { page, pageSize }: PageInput): T[] {
  return list.slice((page - 1) * pageSize, page * pageSize);
}
