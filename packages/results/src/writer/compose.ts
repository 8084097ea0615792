/** A part is one place in a text, with several ways to fill it. */
export interface Part {
  /** Each has one or more sentences; earlier ones are preferred. */
  readonly variants: readonly string[];
  /** 0 is always included; of the others, the lowest rank that fits comes first. */
  readonly rank: number;
}

export function required(text: string): Part {
  return { variants: [text], rank: 0 };
}

/** Limits the sentences of a text that begin with the same two words. */
const maxRepeats = 2;

/**
 * Joins the parts of each paragraph, and drops paragraphs that stay empty. Required parts are always included; the
 * others as far as they fit into the number of words and no third sentence begins alike.
 */
export function compose<About extends string>(
  paragraphs: readonly { readonly about: About; readonly parts: readonly Part[] }[],
  maxWords: number,
): { about: About; text: string }[] {
  const parts = paragraphs
    .flatMap((paragraph) => paragraph.parts)
    .filter(({ variants }) => variants.length > 0);
  const chosen = new Map<Part, string>();
  const openings = new Map<string, number>();
  const state: State = { openings, wordsLeft: maxWords };
  for (const part of parts.toSorted(byPriority)) {
    const text = chooseVariant(part, state);
    if (text === undefined) continue;
    chosen.set(part, text);
    state.wordsLeft -= countWords(text);
    for (const opening of openingsOf(text)) openings.set(opening, (openings.get(opening) ?? 0) + 1);
  }
  return paragraphs
    .map(({ about, parts: own }) => ({
      about,
      text: own.flatMap((part) => chosen.get(part) ?? []).join(' '),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * Parts with a single variant come first within their rank, because the others can choose their words around
 * them.
 */
function byPriority(one: Part, other: Part): number {
  const hasChoice = ({ variants }: Part) => Number(variants.length > 1);
  return one.rank - other.rank || hasChoice(one) - hasChoice(other);
}

interface State {
  /** Counts the sentences by their first two words. */
  readonly openings: Map<string, number>;
  wordsLeft: number;
}

/** From this penalty on, a variant breaks a rule instead of only repeating an opening. */
const ruleViolation = 100;

/**
 * Returns the first variant without a penalty, else the one with the lowest; none if an optional part fits
 * nowhere.
 */
function chooseVariant({ variants, rank }: Part, state: State): string | undefined {
  let best: string | undefined;
  let lowest = rank === 0 ? Number.POSITIVE_INFINITY : ruleViolation;
  for (const text of variants) {
    const penalty = penaltyOf(text, state);
    if (penalty >= lowest) continue;
    best = text;
    lowest = penalty;
    if (lowest === 0) break;
  }
  return best;
}

function penaltyOf(text: string, { openings, wordsLeft }: State): number {
  const excess = countWords(text) - wordsLeft;
  let penalty = excess > 0 ? ruleViolation + excess : 0;
  const own = openingsOf(text);
  for (const [i, opening] of own.entries()) {
    const alike = (openings.get(opening) ?? 0) + (own.indexOf(opening) < i ? 1 : 0);
    penalty += alike >= maxRepeats ? ruleViolation : alike;
  }
  return penalty;
}

function openingsOf(text: string): string[] {
  return sentencesOf(text).map((sentence) => openingOf(sentence, 2));
}

/** Moves the first `steps` items to the end. */
export function rotate<T>(items: readonly T[], steps: number): T[] {
  const start = steps % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** A sentence ends at a mark that a capital letter follows, so a decimal point does not end one. */
export function sentencesOf(text: string): string[] {
  return text.match(/\S.*?(?:[.?!]["”’]?(?=\s+["“]?\p{Lu})|$)/gsu) ?? [];
}

/** Returns the first words of a sentence in lower case and without punctuation. */
export function openingOf(sentence: string, words: number): string {
  return sentence
    .split(' ', words)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[",.:“”]/g, '');
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
