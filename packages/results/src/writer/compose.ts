/** A part is one place in a text, with several ways to fill it. */
export interface Part {
  /** Set it when the variants recur from text to text with other words filled in: then they take turns. */
  readonly topic?: string;
  /** Each has one or more sentences. */
  readonly variants: readonly string[];
  /** Tries the variants in their order, instead of starting with another one for each person and text. */
  readonly isInOrder?: boolean;
  /** 0 is always included; of the others, the lowest rank that fits comes first. */
  readonly rank: number;
}

export function required(text: string): Part {
  return { variants: [text], rank: 0 };
}

/** Counts what the texts of one result have used so far, so that they do not repeat one another. */
export interface Wording {
  /** Decides which variant is tried first. */
  readonly seed: number;
  /** Counts the texts that contain a sentence. */
  readonly textsWith: Map<string, number>;
  /** Counts the uses of each variant of a topic. */
  readonly timesChosen: Map<string, number>;
}

interface ComposeOptions {
  readonly maxWords: number;
  readonly wording: Wording;
  /** Shifts the choice among variants from one text of a result to the next. */
  readonly turn?: number;
  /** Should not be named twice where it can be avoided; usually the title of the career. */
  readonly subject?: string;
}

/**
 * Limits the sentences of a text that begin with the same two words, and the texts of a result that share a
 * sentence.
 */
const maxRepeats = 2;

/**
 * Joins parts to paragraphs with an empty line between them. Required parts are always included; the others
 * as far as they fit into the number of words and no third sentence begins alike.
 */
export function compose(paragraphs: readonly (readonly Part[])[], options: ComposeOptions): string {
  const { wording, subject, turn = 0, maxWords } = options;
  const parts = paragraphs.flat().filter(({ variants }) => variants.length > 0);
  const chosen = new Map<Part, string>();
  const state: State = { openings: new Map(), hasSubject: false, wordsLeft: maxWords };
  for (const part of parts.toSorted(byPriority)) {
    const best = chooseVariant(part, { wording, subject, state, start: wording.seed + turn });
    if (!best) continue;
    const { text, pattern } = best;
    chosen.set(part, text.whole);
    increment(wording.timesChosen, pattern);
    state.wordsLeft -= text.words;
    state.hasSubject ||= subject !== undefined && text.whole.includes(subject);
    for (const opening of text.openings) increment(state.openings, opening);
    for (const sentence of text.sentences) increment(wording.textsWith, sentence);
  }
  return paragraphs
    .map((paragraph) => paragraph.flatMap((part) => chosen.get(part) ?? []).join(' '))
    .filter(Boolean)
    .join('\n\n');
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
  readonly openings: Map<string, number>;
  hasSubject: boolean;
  wordsLeft: number;
}

interface VariantContext extends Pick<ComposeOptions, 'wording' | 'subject'> {
  readonly state: State;
  /** Is the index of the variant to try first. */
  readonly start: number;
}

interface Text {
  readonly whole: string;
  readonly words: number;
  readonly sentences: readonly string[];
  /** Holds the first two words of each sentence. */
  readonly openings: readonly string[];
}

interface Candidate {
  readonly text: Text;
  /** Identifies the variant of a topic, whatever words are filled in. */
  readonly pattern: string;
}

function parse(whole: string): Text {
  const sentences = sentencesOf(whole);
  const openings = sentences.map((sentence) => openingOf(sentence, 2));
  return { whole, words: countWords(whole), sentences, openings };
}

/**
 * Returns the first variant without a penalty, else the one with the lowest; none if an optional part fits
 * nowhere.
 */
function chooseVariant(
  { topic, variants, rank, isInOrder }: Part,
  context: VariantContext,
): Candidate | undefined {
  const start = isInOrder ? 0 : context.start;
  let best: Candidate | undefined;
  let lowest = rank === 0 ? Number.POSITIVE_INFINITY : ruleViolation;
  for (let i = 0; i < variants.length; i += 1) {
    const index = (start + i) % variants.length;
    const text = parse(variants[index] ?? '');
    const pattern = topic ? `${topic} ${index}` : '';
    const penalty = penaltyOf(text, pattern, context);
    if (penalty >= lowest) continue;
    best = { text, pattern };
    lowest = penalty;
    if (lowest === 0) break;
  }
  return best;
}

/** From this penalty on, a variant breaks a rule instead of only repeating something. */
const ruleViolation = 100;

function penaltyOf(
  text: Text,
  pattern: string,
  { wording, subject, state }: VariantContext,
): number {
  const { whole, words, sentences, openings } = text;
  let penalty = pattern ? (wording.timesChosen.get(pattern) ?? 0) : 0;
  if (state.hasSubject && subject && whole.includes(subject)) penalty += 1;
  if (words > state.wordsLeft) penalty += ruleViolation + words - state.wordsLeft;
  for (const [i, opening] of openings.entries()) {
    const alikeInText = openings.indexOf(opening) < i ? 1 : 0;
    const alike = (state.openings.get(opening) ?? 0) + alikeInText;
    const texts = wording.textsWith.get(sentences[i] ?? '') ?? 0;
    penalty += alike >= maxRepeats || texts >= maxRepeats ? ruleViolation : alike + texts;
  }
  return penalty;
}

/** Moves the first `steps` items to the end. */
export function rotate<T>(items: readonly T[], steps: number): T[] {
  const start = steps % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
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
