import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue } from '@guildpath/results';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { keepLatest } from '../../http/keep-latest.ts';

/** What an item can be found by. */
export interface Words {
  readonly name: string;
  readonly alsoCalled?: readonly string[] | undefined;
  readonly about: readonly string[];
  readonly description?: string;
}

interface Indexed {
  /** Place in the list. */
  readonly id: number;
  readonly name: string;
  readonly alsoCalled: string;
  /** Names of one word: `builder` is one, and only a part of `Boat Builder`. */
  readonly wholeName: string;
  /** Names from their second letter on, from the third and so on: `smith` is in `Locksmith`. */
  readonly nameEnds: string;
  readonly about: string;
  readonly description: string;
}

const names = ['name', 'alsoCalled', 'wholeName'] as const;

/** More words than a name has; the others would find nothing new, and each costs. */
const mostWords = 8;
/** A search for more words, or longer ones, is not looked up a second time with other spellings. */
const mostFuzzyWords = 4;
const fuzzyMaxLength = 24;
/** Searches whose findings are kept, for each list; the one longest unused makes room. */
const keptSearches = 200;

/** Items put into an index before others get their turn. */
const indexedAtOnce = 50;

/** Tried in this order until one finds anything. Two letters that changed places are two typos. */
const asSpelled: SearchOptions = {};
const nearlySpelled: readonly SearchOptions[] = [
  { fields: [...names], fuzzy: (word) => word.length > 3 && 0.2 },
  { fields: [...names], fuzzy: (word) => word.length > 4 && 2 },
  { fuzzy: (word) => word.length > 3 && 0.2 },
];

type Search<T> = (search?: string) => readonly T[];

/**
 * Searches items for those in which every word of the search is found (of its first eight different ones), where a word
 * begins or within a name; first those that are called so. Only when nothing is spelled like that, and the search is
 * short, for those spelled nearly so. An empty search finds everything, in the order given. What was found is kept for
 * as long as the index.
 */
export async function createSearch<T>(
  items: readonly T[],
  toWordsOf: (item: T) => Words,
): Promise<Search<T>> {
  const index = new MiniSearch<Indexed>({
    fields: [...names, 'nameEnds', 'about', 'description'],
    tokenize: toWords,
    searchOptions: {
      boost: { name: 10, alsoCalled: 10, wholeName: 20, about: 2 },
      combineWith: 'AND',
      // A single letter begins a tenth of all words: it counts as a beginning only where it is still being typed.
      prefix: (word, place, words) => word.length > 1 || place === words.length - 1,
    },
  });
  for (const [id, item] of items.entries()) {
    index.add({ id, ...toIndexed(toWordsOf(item)) });
    if (id % indexedAtOnce === 0) await nextTurn();
  }
  const kept = new Map<string, readonly T[]>();

  return (search = '') => {
    if (search.trim() === '') return items;
    const words = [...new Set(toWords(search))].slice(0, mostWords);
    const key = words.join(' ');
    const found = kept.get(key) ?? find(words);
    keepLatest(kept, keptSearches, key, found);
    return found;
  };

  function find(words: readonly string[]): readonly T[] {
    const isShort =
      words.length <= mostFuzzyWords && words.every(({ length }) => length <= fuzzyMaxLength);
    for (const attempt of isShort ? [asSpelled, ...nearlySpelled] : [asSpelled]) {
      const found: Found[] = index.search(words.join(' '), attempt);
      if (found.length > 0) return found.toSorted(byRank).flatMap(({ id }) => items[id] ?? []);
    }
    return [];
  }
}

/** MiniSearch leaves the type of ids open. */
type Found = Pick<SearchResult, 'score'> & Pick<Indexed, 'id'>;

/** Equals stand as in the list. */
function byRank(one: Found, other: Found): number {
  return other.score - one.score || one.id - other.id;
}

function toIndexed({ name, alsoCalled = [], about, description = '' }: Words): Omit<Indexed, 'id'> {
  return {
    name,
    alsoCalled: alsoCalled.join(' '),
    wholeName: [name, ...alsoCalled].filter((each) => toWords(each).length === 1).join(' '),
    nameEnds: toWords(name).flatMap(endsOf).join(' '),
    about: about.join(' '),
    description,
  };
}

/** A shorter end would be found within too many: `ing` in every kind of engineering. */
const endMinLength = 4;

function endsOf(word: string): string[] {
  const count = Math.max(0, word.length - endMinLength);
  return Array.from({ length: count }, (_, index) => word.slice(index + 1));
}

/** Words without regard to case, accents and punctuation: `Café-Bar` is `cafe` and `bar`. */
function toWords(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const english = new Intl.Collator('en');

/** A copy in the order in which people look names up: without regard to case, accents last. */
export function alphabetical<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => english.compare(nameOf(one), nameOf(other)));
}

interface PageInput {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The items on one page of a list; none when the list ends before it. */
export function toPage<T>(list: readonly T[], { page, pageSize }: PageInput): T[] {
  return list.slice((page - 1) * pageSize, page * pageSize);
}

/** Computes a value from a catalogue once, and keeps it for as long as the catalogue itself. */
export function memoizeByCatalogue<T>(
  make: (catalogue: Catalogue) => T,
): (catalogue: Catalogue) => T {
  const made = new WeakMap<Catalogue, { readonly value: T }>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? { value: make(catalogue) };
    made.set(catalogue, known);
    return known.value;
  };
}
