import { careers } from '@guildpath/content';
import { readingGrade } from '@guildpath/content/testing';
import { bigFiveTraits, riasecTypes, traitNames } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
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

function countAddresses(texts: readonly string[]): number {
  return openings(texts, 1).filter((word) => word === 'you' || word === 'your').length;
}

it('there is a portrait of each ordered pair of interests, of each single one and of none', () => {
  expect(pairPortraits).toHaveLength(30);
  expect(Object.keys(singles).toSorted()).toEqual([...riasecTypes].toSorted());
  for (const first of riasecTypes) expect(pairs[first][first]).toBeUndefined();
  expect(everyPortrait).toHaveLength(37);
});

describe.each(everyPortrait)('the portrait of $name', (portrait) => {
  const { guildTitle, welcome, text, needs, ...rest } = portrait;
  const texts = [welcome, text, needs, ...('pull' in rest ? [rest.pull] : [])];

  it('has 90 to 130 words of grade 6 to 8', () => {
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(90);
    expect(wordsOf(text).length).toBeLessThanOrEqual(130);
    expect(readingGrade(text)).toBeGreaterThanOrEqual(6);
    expect(readingGrade(text)).toBeLessThanOrEqual(8);
  });

  it('welcomes the person in one sentence of 12 to 22 words that leaves the title out', () => {
    expect(sentencesOf(welcome)).toHaveLength(1);
    expect(wordsOf(welcome).length).toBeGreaterThanOrEqual(12);
    expect(wordsOf(welcome).length).toBeLessThanOrEqual(22);
    expect(welcome).toMatch(/\byour?\b/i);
    expect(welcome).toMatch(/[a-z]\.$/);
    expect(welcome.toLowerCase()).not.toContain(guildTitle.toLowerCase());
  });

  it('says in one sentence each what the person needs and how the second interest pulls', () => {
    expect(sentencesOf(needs)).toHaveLength(1);
    expect(wordsOf(needs).length).toBeGreaterThanOrEqual(14);
    expect(wordsOf(needs).length).toBeLessThanOrEqual(24);
    if (!('pull' in rest)) return;
    expect(sentencesOf(rest.pull)).toHaveLength(1);
    expect(wordsOf(rest.pull).length).toBeGreaterThanOrEqual(12);
    expect(wordsOf(rest.pull).length).toBeLessThanOrEqual(22);
  });

  it('holds no figure, no dash, no semicolon and no psychometric word', () => {
    for (const part of [guildTitle, ...texts]) {
      expect(part).not.toMatch(/[\d—–;]|\s-\s/);
      expect(part).not.toMatch(psychometric);
    }
  });

  it('begins its sentences in different ways', () => {
    expect(repeated(openings(sentencesOf(text), 1), 2)).toEqual([]);
    expect(countAddresses(sentencesOf(text))).toBeLessThanOrEqual(2);
  });
});

it('no sentence stands in the library twice', () => {
  const all = everyPortrait.flatMap((portrait) => [
    portrait.welcome,
    ...sentencesOf(portrait.text),
    portrait.needs,
    ...('pull' in portrait ? [portrait.pull] : []),
  ]);
  expect(repeated(all, 1)).toEqual([]);
});

it('no opening of four words occurs in more than two portraits', () => {
  const openingsOfEach = everyPortrait.flatMap((portrait) => {
    const pull = 'pull' in portrait ? [portrait.pull] : [];
    return [...new Set(openings([...sentencesOf(portrait.text), portrait.needs, ...pull], 4))];
  });
  expect(repeated(openingsOfEach, 2)).toEqual([]);
});

it('at most a third of what people need, and of what pulls them, begins with You or Your', () => {
  const needs = everyPortrait.map((portrait) => portrait.needs);
  const pulls = pairPortraits.map(({ pull }) => pull);
  for (const lines of [needs, pulls]) {
    expect(countAddresses(lines)).toBeLessThanOrEqual(lines.length / 3);
    expect(repeated(openings(lines, 2), 2)).toEqual([]);
  }
});

it('the welcomes begin in different ways', () => {
  const welcomes = everyPortrait.map(({ welcome }) => welcome);
  expect(repeated(openings(welcomes, 3), 1)).toEqual([]);
  expect(repeated(openings(welcomes, 2), 2)).toEqual([]);
  expect(countAddresses(welcomes)).toBeLessThanOrEqual(welcomes.length / 3);
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
