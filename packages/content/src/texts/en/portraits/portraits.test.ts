import { careers } from '@guildpath/content';
import { readingGrade } from '@guildpath/content/testing';
import { bigFiveTraits, riasecTypes, traitNames } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { countWords } from '../compose.ts';
import { contraction } from '../testing/contraction.ts';
import type { Portrait, Wording } from './portrait.ts';
import { portraits } from './portraits.ts';

const { pairs, singles, even } = portraits;

const orderedPairs = riasecTypes.flatMap((first) =>
  riasecTypes.filter((second) => second !== first).map((second) => [first, second] as const),
);

const pairPortraits = orderedPairs.flatMap(([first, second]) => {
  const portrait = pairs[first][second];
  return portrait === undefined ? [] : [{ name: `${first}, ${second}`, ...portrait }];
});

const everyPortrait = [
  ...pairPortraits,
  ...riasecTypes.map((type) => ({ name: type, ...singles[type] })),
  { name: 'even', ...even },
];

const psychometricWords = [
  ...[...riasecTypes, ...bigFiveTraits].map((name) => traitNames[name]),
  'interests?',
  'interesting',
  'traits?',
  'types?',
  'scores?',
  'profiles?',
  'personalit(y|ies)',
  'percent\\w*',
  'Holland',
  'RIASEC',
];
const psychometric = new RegExp(`\\b(${psychometricWords.join('|')})\\b`, 'i');

const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function wordsOf(text: string): string[] {
  return [...words.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment.toLowerCase()] : [],
  );
}

function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment.trim());
}

function openings(sentencesToOpen: readonly string[], length: number): string[] {
  return sentencesToOpen.map((sentence) => wordsOf(sentence).slice(0, length).join(' '));
}

function repeated(values: readonly string[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > limit).map(([value]) => value);
}

function countOpeningsWithYou(texts: readonly string[]): number {
  return openings(texts, 1).filter((word) => word === 'you' || word === 'your').length;
}

it('there is a portrait of each ordered pair of interests, of each single one and of none', () => {
  expect(pairPortraits).toHaveLength(30);
  expect(Object.keys(singles).toSorted()).toEqual([...riasecTypes].toSorted());
  for (const first of riasecTypes) expect(pairs[first][first]).toBeUndefined();
  expect(everyPortrait).toHaveLength(37);
});

function wordingsOf(sentence: readonly Wording[]): string[] {
  return sentence.map((wording) => (typeof wording === 'string' ? wording : wording.text));
}

function sentencesOfPortrait({ meaning, text, needs }: Portrait): readonly (readonly Wording[])[] {
  return [meaning, ...text, needs];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe.each(everyPortrait)('the portrait of $name', (portrait) => {
  const { guildTitle, welcome, meaning, text, needs, friends, costs, beside, ...rest } = portrait;
  const pulls = 'pull' in rest ? [rest.pull] : [];
  const allTexts = sentencesOfPortrait(portrait).flatMap(wordingsOf);
  const lines = [friends, costs].flatMap(wordingsOf);

  it('has 80 to 110 words of grade 5.5 to 8, whichever wordings are chosen on average', () => {
    const lengths = text.map((sentence) =>
      mean(wordingsOf(sentence).map((wording) => wordsOf(wording).length)),
    );
    const words = lengths.reduce((sum, length) => sum + length, 0);
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(110);
    const grade = readingGrade(text.flatMap(wordingsOf).join(' '));
    expect(grade).toBeGreaterThanOrEqual(5.5);
    expect(grade).toBeLessThanOrEqual(8);
  });

  it('has a wording of each sentence, and three lines of each list, that fit every person', () => {
    const plain = (wordings: readonly Wording[]) =>
      wordings.filter((wording) => typeof wording === 'string').length;
    for (const sentence of sentencesOfPortrait(portrait)) {
      expect(plain(sentence), wordingsOf(sentence)[0]).toBeGreaterThanOrEqual(1);
      for (const wording of wordingsOf(sentence)) expect(sentencesOf(wording)).toHaveLength(1);
    }
    for (const list of [friends, costs]) expect(plain(list)).toBeGreaterThanOrEqual(3);
  });

  it('welcomes the person in one sentence of 12 to 22 words that leaves the title out', () => {
    expect(sentencesOf(welcome)).toHaveLength(1);
    expect(wordsOf(welcome).length).toBeGreaterThanOrEqual(12);
    expect(wordsOf(welcome).length).toBeLessThanOrEqual(22);
    expect(welcome).toMatch(/\byou/i);
    expect(welcome).toMatch(/[a-z]\.$/);
    expect(welcome.toLowerCase()).not.toContain(guildTitle.toLowerCase());
  });

  it('says why a moment makes the person one of that title, and what the person needs', () => {
    for (const wording of wordingsOf(meaning)) expect(wording).toContain(guildTitle);
    for (const wording of [...wordingsOf(meaning), ...wordingsOf(needs)]) {
      expect(wordsOf(wording).length).toBeGreaterThanOrEqual(11);
      expect(wordsOf(wording).length).toBeLessThanOrEqual(24);
    }
    for (const pull of pulls) {
      expect(sentencesOf(pull)).toHaveLength(1);
      expect(wordsOf(pull).length).toBeGreaterThanOrEqual(12);
      expect(wordsOf(pull).length).toBeLessThanOrEqual(22);
    }
  });

  it('speaks in contractions', () => {
    for (const wording of wordingsOf(meaning)) expect(wording).toMatch(contraction);
    const contracted = text.flatMap(wordingsOf).filter((wording) => contraction.test(wording));
    expect(contracted.length).toBeGreaterThan(text.flatMap(wordingsOf).length / 2);
  });

  it('has lines of 4 to 10 words without a stop', () => {
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z].*[a-z]$/);
      expect(countWords(line), line).toBeGreaterThanOrEqual(4);
      expect(countWords(line), line).toBeLessThanOrEqual(10);
    }
  });

  it('names another title that it needs beside it, in one sentence', () => {
    const titles = everyPortrait.map((other) => other.guildTitle);
    expect(titles).toContain(beside.guildTitle);
    expect(beside.guildTitle).not.toBe(guildTitle);
    expect(beside.sentence).toContain(beside.guildTitle);
    expect(sentencesOf(beside.sentence)).toHaveLength(1);
    expect(beside.sentence).toMatch(/\byou/i);
  });

  it('holds no figure, no dash, no semicolon, no calque and no psychometric word', () => {
    for (const part of [guildTitle, welcome, ...allTexts, ...pulls, ...lines, beside.sentence]) {
      expect(part).not.toMatch(/[\d—–;’“”"]|\s-\s/);
      expect(part).not.toMatch(psychometric);
      expect(part).not.toMatch(/\b(somebody who\b(?!'s)|one's own|as well\.)/i);
    }
  });
});

it('no sentence and no line stands in the library twice', () => {
  const all = everyPortrait.flatMap((portrait) => [
    portrait.welcome,
    ...[...sentencesOfPortrait(portrait), portrait.friends, portrait.costs].flatMap(wordingsOf),
    portrait.beside.sentence,
    ...('pull' in portrait ? [portrait.pull] : []),
  ]);
  expect(repeated(all, 1)).toEqual([]);
});

it('no opening of four words occurs in more than four portraits', () => {
  const openingsOfEach = everyPortrait.flatMap(({ text }) => [
    ...new Set(openings(text.flatMap(wordingsOf), 4)),
  ]);
  expect(repeated(openingsOfEach, 4)).toEqual([]);
});

it('the welcomes begin in different ways', () => {
  const welcomes = everyPortrait.map(({ welcome }) => welcome);
  expect(repeated(openings(welcomes, 3), 1)).toEqual([]);
  expect(countOpeningsWithYou(welcomes)).toBeLessThanOrEqual(welcomes.length / 2);
});

it('two pulls on the same interest never begin with the same word', () => {
  for (const first of riasecTypes) {
    const pulls = Object.values(pairs[first]).map(({ pull }) => pull);
    expect(repeated(openings(pulls, 1), 1), first).toEqual([]);
  }
});

it('the guild titles are all different, short, and neither a class nor a career', () => {
  const titles = everyPortrait.map(({ guildTitle }) => guildTitle);
  expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(37);
  const taken = new Set([
    'Warrior',
    'Mage',
    'Healer',
    ...riasecTypes.map((type) => traitNames[type]),
    ...careers.map(({ title }) => title),
  ]);
  for (const title of titles) {
    expect(title).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
    expect(taken).not.toContain(title);
  }
});
