import { tierFacts, tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { questionBank } from './question-bank.ts';
import { countSentences, readingGrade } from './reading-grade.ts';

const chaptersOf = (tier: keyof typeof questionBank) =>
  questionBank[tier].flatMap(({ chapter }) => chapter ?? []);

test('the Quick Quest has no chapters, the longer stories have four and five', () => {
  expect(tiers.map((tier) => chaptersOf(tier).length)).toEqual([0, 4, 5]);
});

describe.each(['standard', 'epic'] as const)('the chapters of the %s tier', (tier) => {
  const starts = questionBank[tier].flatMap(({ chapter }, index) => (chapter ? [index] : []));

  test('begin with the first scene and are six to eight scenes long', () => {
    expect(starts[0]).toBe(0);
    for (const [index, start] of starts.entries()) {
      const length = (starts[index + 1] ?? tierFacts[tier].questionCount) - start;
      expect(length).toBeGreaterThanOrEqual(6);
      expect(length).toBeLessThanOrEqual(8);
    }
  });

  test('have names of their own, which no scene gives away', () => {
    const titles = chaptersOf(tier).map(({ title }) => title);
    const scenes = questionBank[tier].map(({ title }) => title);
    expect(new Set([...titles, ...scenes]).size).toBe(titles.length + scenes.length);
  });

  test('say what is behind in one plain sentence', () => {
    for (const { behind } of chaptersOf(tier)) {
      expect(countSentences(behind), behind).toBe(1);
      expect(behind.split(' ').length, behind).toBeLessThanOrEqual(22);
      expect(behind).not.toMatch(/\d|[–—;]/);
    }
    const all = chaptersOf(tier)
      .map(({ behind }) => behind)
      .join(' ');
    expect(readingGrade(all)).toBeLessThanOrEqual(9);
  });
});
