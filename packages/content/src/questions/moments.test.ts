import { tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { questionBank } from './question-bank.ts';
import { countSentences } from './reading-grade.ts';

const everyScene = tiers.flatMap((tier) => questionBank[tier]);
const moments = everyScene.flatMap(momentsOf);

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

test('no two moments are the same', () => {
  expect(new Set(moments).size).toBe(moments.length);
});

test('at most a third of the moments begin with "When"', () => {
  const withWhen = moments.filter((moment) => firstWords(moment, 1) === 'When');
  expect(withWhen.length).toBeLessThanOrEqual(moments.length / 3);
});

test('no four words open more than five moments', () => {
  const times = new Map<string, number>();
  for (const moment of moments) {
    const opening = firstWords(moment, 4);
    times.set(opening, (times.get(opening) ?? 0) + 1);
  }
  expect([...times].filter(([, count]) => count > 5)).toEqual([]);
});

function momentsOf({ options }: (typeof everyScene)[number]): string[] {
  return options.flatMap(({ moment }) => (moment === undefined ? [] : [moment]));
}

function firstWords(text: string, count: number): string {
  return text.split(' ').slice(0, count).join(' ');
}
