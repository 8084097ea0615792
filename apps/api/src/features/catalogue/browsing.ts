import type { Catalogue } from '../../catalogue/catalogue.ts';

/** An item that can be found by its words. */
export interface Searchable<T> {
  readonly item: T;
  /** Folded words, as they follow one another. */
  readonly name: string;
  /** Folded words of its other texts. */
  readonly details: string;
}

export function toSearchable<T>(item: T, name: string, details: readonly string[]): Searchable<T> {
  return { item, name: toText([name]), details: toText(details) };
}

/** A shorter one would be found within too many: `AI` in every trainer. */
const innerWordMinLength = 3;

/**
 * Those in which every word of the search is found: where a word begins, and in names within words too. First those
 * whose name has them all, then the others, each in the order given. An empty search finds everything.
 */
export function findIn<T>(among: readonly Searchable<T>[], search = ''): T[] {
  const words = toWords(search);
  if (words.length === 0) return search.trim() === '' ? among.map(({ item }) => item) : [];
  const isNamed = ({ name }: Searchable<T>) => words.every((word) => hasInName(name, word));
  const isMatch = ({ name, details }: Searchable<T>) =>
    words.every((word) => hasInName(name, word) || details.includes(` ${word}`));
  const found = among.filter(isMatch);
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].map(
    ({ item }) => item,
  );
}

function hasInName(name: string, word: string): boolean {
  return name.includes(word.length < innerWordMinLength ? ` ${word}` : word);
}

/** Each word behind a blank. */
function toText(parts: readonly string[]): string {
  return parts
    .flatMap(toWords)
    .map((word) => ` ${word}`)
    .join('');
}

/** Words without regard to case, accents and punctuation: `Café-Bar` is `cafe` and `bar`. */
function toWords(text: string): readonly string[] {
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
