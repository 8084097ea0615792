import { tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { questionBank } from './question-bank.ts';
import { countSentences } from './reading-grade.ts';

const everyScene = tiers.flatMap((tier) => questionBank[tier]);
const moments = everyScene.flatMap(momentsOf);
const echoes = everyScene.flatMap(echoesOf);
const puzzles = everyScene.filter(({ type }) => type === 'aptitude');

describe.each(everyScene)('the moments of $id', (scene) => {
  test('tell each choice in one sentence of 8 to 18 words', () => {
    const sceneMoments = momentsOf(scene);
    expect(sceneMoments).toHaveLength(4);
    for (const moment of sceneMoments) {
      const words = moment.split(' ').length;
      expect(words, moment).toBeGreaterThanOrEqual(8);
      expect(words, moment).toBeLessThanOrEqual(18);
      expect(countSentences(moment), moment).toBe(1);
      expect(moment).toMatch(/^[A-Z].*[a-z]\.$/);
    }
  });

  test('tell it to the person, as a story and not as an answer', () => {
    for (const moment of momentsOf(scene)) {
      expect(moment).toMatch(/\byou(r)?\b/i);
      expect(moment).not.toMatch(/\d|[–—;]/);
      expect(moment).not.toMatch(/\byou (chose|selected|answered)\b|\b(right|wrong|correct)ly\b/i);
    }
  });

  test('begin in four different ways', () => {
    const openings = momentsOf(scene).map((moment) => firstWords(moment, 2));
    expect(new Set(openings).size).toBe(4);
  });
});

describe.each(everyScene)('the echoes of $id', (scene) => {
  test('tell each choice in one sentence that fits one line', () => {
    const sceneEchoes = echoesOf(scene);
    expect(sceneEchoes).toHaveLength(4);
    for (const echo of sceneEchoes) {
      expect(echo.length, echo).toBeLessThanOrEqual(44);
      expect(countSentences(echo), echo).toBe(1);
      expect(echo).toMatch(/^[A-Z].*[a-z]\.$/);
    }
  });

  test('tell it to the person, without a figure or a dash', () => {
    for (const echo of echoesOf(scene)) {
      expect(echo).toMatch(/\byou(r)?\b/i);
      expect(echo).not.toMatch(/\d|[–—;]/);
      expect(echo).not.toMatch(/\byou (chose|selected|answered)\b/i);
    }
  });

  test('neither repeat the moments nor begin alike four times', () => {
    const sceneEchoes = echoesOf(scene);
    for (const echo of sceneEchoes) expect(momentsOf(scene)).not.toContain(echo);
    expect(new Set(sceneEchoes.map((echo) => firstWords(echo, 2))).size).toBeGreaterThan(1);
  });
});

test.each(puzzles)('the echoes of $id do not tell if the puzzle was solved', (puzzle) => {
  for (const echo of echoesOf(puzzle)) {
    expect(echo).not.toMatch(
      /\b(right|wrong|correct|true|false|exact|solv|mist(ook|ake)|prov|fail|well|sadly|luckily|clever)/i,
    );
  }
});

test('no two echoes are the same', () => {
  expect(new Set(echoes).size).toBe(everyScene.length * 4);
});

test('three in ten echoes begin with another word than "You"', () => {
  const withYou = echoes.filter((echo) => firstWords(echo, 1) === 'You');
  expect(withYou.length).toBeLessThanOrEqual(echoes.length * 0.7);
});

test('no three words open more than five echoes', () => {
  expect(openingsUsedMoreThan(5, echoes, 3)).toEqual([]);
});

test('no two moments are the same', () => {
  expect(new Set(moments).size).toBe(moments.length);
});

test('at most a third of the moments begin with "When"', () => {
  const withWhen = moments.filter((moment) => firstWords(moment, 1) === 'When');
  expect(withWhen.length).toBeLessThanOrEqual(moments.length / 3);
});

test('no four words open more than five moments', () => {
  expect(openingsUsedMoreThan(5, moments, 4)).toEqual([]);
});

function momentsOf({ options }: (typeof everyScene)[number]): string[] {
  return options.flatMap(({ moment }) => (moment === undefined ? [] : [moment]));
}

function echoesOf({ options }: (typeof everyScene)[number]): string[] {
  return options.flatMap(({ echo }) => (echo === undefined ? [] : [echo]));
}

function openingsUsedMoreThan(limit: number, texts: readonly string[], words: number) {
  const times = new Map<string, number>();
  for (const text of texts) {
    const opening = firstWords(text, words);
    times.set(opening, (times.get(opening) ?? 0) + 1);
  }
  return [...times].filter(([, count]) => count > limit);
}

function firstWords(text: string, count: number): string {
  return text.split(' ').slice(0, count).join(' ');
}
