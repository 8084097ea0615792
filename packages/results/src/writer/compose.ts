/** A place in a text: ways to say the same thing, and how soon it is left out. */
export interface Part {
  /** What it says, where its variants repeat from text to text with other words filled in. */
  readonly topic?: string;
  /** One or more sentences each. */
  readonly variants: readonly string[];
  /** Whether the variants are tried in their order, instead of starting with another for each person and text. */
  readonly isInOrder?: boolean;
  /** 0: it always stands. Otherwise it stands where there is room, the lowest number first. */
  readonly rank: number;
}

/** A part that always stands, in one form. */
export function must(text: string): Part {
  return { variants: [text], rank: 0 };
}

/** What a result has said so far, so that its texts do not repeat one another. */
export interface Wording {
  /** Decides where the choice among variants begins. */
  readonly seed: number;
  /** How many texts a sentence stands in. */
  readonly textsWith: Map<string, number>;
  /** How often each variant of a topic has been chosen. */
  readonly timesChosen: Map<string, number>;
}

interface Frame {
  readonly maxWords: number;
  readonly wording: Wording;
  /** Moves the choice among variants on from one text of a result to the next. */
  readonly turn?: number;
  /** Words that are better not repeated, such as the title of the career. */
  readonly subject?: string;
}

/** In one text no more sentences than this begin with the same two words, and no more texts of a result share a sentence. */
const mostAlike = 2;

/**
 * Joins parts to paragraphs with an empty line between them. What has to stand stands; of the rest, as much as fits in
 * the number of words and begins no third sentence alike.
 */
export function compose(paragraphs: readonly (readonly Part[])[], frame: Frame): string {
  const { wording, subject, turn = 0 } = frame;
  const parts = paragraphs.flat().filter(({ variants }) => variants.length > 0);
  const chosen = new Map<Part, string>();
  const soFar: SoFar = { openings: new Map(), hasSubject: false, wordsLeft: frame.maxWords };
  for (const part of parts.toSorted(byFreedom)) {
    const best = leastRepeating(part, { frame, soFar, start: wording.seed + turn });
    if (!best) continue;
    const { text, pattern } = best;
    chosen.set(part, text.whole);
    add(wording.timesChosen, pattern);
    soFar.wordsLeft -= text.words;
    soFar.hasSubject ||= subject !== undefined && text.whole.includes(subject);
    for (const opening of text.openings) add(soFar.openings, opening);
    for (const sentence of text.sentences) add(wording.textsWith, sentence);
  }
  return paragraphs
    .map((paragraph) => paragraph.flatMap((part) => chosen.get(part) ?? []).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

/** What must stand comes before the rest, and what has one form only comes first: the others choose their words around it. */
function byFreedom(one: Part, other: Part): number {
  const isFree = ({ variants }: Part) => Number(variants.length > 1);
  return one.rank - other.rank || isFree(one) - isFree(other);
}

interface SoFar {
  readonly openings: Map<string, number>;
  hasSubject: boolean;
  wordsLeft: number;
}

interface Place {
  readonly frame: Frame;
  readonly soFar: SoFar;
  /** The variant to try first. */
  readonly start: number;
}

interface Text {
  readonly whole: string;
  readonly words: number;
  readonly sentences: readonly string[];
  /** The first two words of each sentence. */
  readonly openings: readonly string[];
}

interface Candidate {
  readonly text: Text;
  /** Topic and number of the variant; the same text from text to text, but for the words filled in. */
  readonly pattern: string;
}

/** Most texts are tried for many people, and not taken apart again. */
const knownTexts = new Map<string, Text>();
/** Some ten megabytes, and more texts than are tried for a thousand people. */
const maxKnownTexts = 20_000;

function toText(whole: string): Text {
  const known = knownTexts.get(whole);
  if (known) return known;
  const sentences = sentencesOf(whole);
  const openings = sentences.map((sentence) => openingOf(sentence, 2));
  const text = { whole, words: countBlanks(whole) + 1, sentences, openings };
  if (knownTexts.size >= maxKnownTexts) knownTexts.clear();
  knownTexts.set(whole, text);
  return text;
}

function countBlanks(text: string): number {
  let count = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
}

/** The first variant that repeats nothing, else the one that repeats least; nothing when it can be spared and fits nowhere. */
function leastRepeating(
  { topic, variants, rank, isInOrder }: Part,
  place: Place,
): Candidate | undefined {
  const start = isInOrder ? 0 : place.start;
  let best: Candidate | undefined;
  let least = rank === 0 ? Number.POSITIVE_INFINITY : tooMuch;
  for (let i = 0; i < variants.length; i += 1) {
    const number = (start + i) % variants.length;
    const text = toText(variants[number] ?? '');
    const pattern = topic ? `${topic} ${number}` : '';
    const repeats = repeatsOf(text, pattern, place);
    if (repeats >= least) continue;
    best = { text, pattern };
    least = repeats;
    if (least === 0) break;
  }
  return best;
}

/** From here on a variant breaks a rule. */
const tooMuch = 100;

/** How much a variant would repeat of what stands already. */
function repeatsOf(text: Text, pattern: string, { frame, soFar }: Place): number {
  const { whole, words, sentences, openings } = text;
  const { wording, subject } = frame;
  let repeats = pattern ? (wording.timesChosen.get(pattern) ?? 0) : 0;
  if (soFar.hasSubject && subject && whole.includes(subject)) repeats += 1;
  if (words > soFar.wordsLeft) repeats += tooMuch + words - soFar.wordsLeft;
  for (const [i, opening] of openings.entries()) {
    const alikeHere = openings.indexOf(opening) < i ? 1 : 0;
    const alike = (soFar.openings.get(opening) ?? 0) + alikeHere;
    const texts = wording.textsWith.get(sentences[i] ?? '') ?? 0;
    repeats += alike >= mostAlike || texts >= mostAlike ? tooMuch : alike + texts;
  }
  return repeats;
}

/** The items from that place on, then those before it. */
export function rotate<T>(items: readonly T[], steps: number): T[] {
  const start = steps % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.match(/\S.*?(?:[.?!]["”’]?(?=\s+["“]?\p{Lu})|$)/gsu) ?? [];
}

/** The first words of a sentence, in lower case and without the signs around them. */
export function openingOf(sentence: string, words: number): string {
  let end = -1;
  for (let word = 0; word < words; word += 1) {
    end = sentence.indexOf(' ', end + 1);
    if (end < 0) end = sentence.length;
  }
  return sentence
    .slice(0, end)
    .toLowerCase()
    .replaceAll(/[",.:“”]/g, '');
}

/** How many words a text has; whatever stands between blanks is one. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
