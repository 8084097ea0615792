import { readingGrade } from '@guildpath/content/testing';
import { bigFiveTraits } from '@guildpath/contract';
import { personalityTypes } from '@guildpath/scoring';
import { expect, it } from 'vitest';
import { personalityTypePortraits } from './personality-types.ts';
import { traitPairPortraits } from './trait-pairs.ts';
import { traitPortraits } from './traits.ts';

const traitTexts = bigFiveTraits.flatMap((trait) =>
  Object.entries(traitPortraits[trait]).map(
    ([level, { text, watch }]) => [`${trait}, ${level}`, text, watch] as const,
  ),
);

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

it.each(traitTexts)('the paragraph on %s has 35 to 60 words of grade 5 to 9', (_, text, watch) => {
  expect(countWords(text)).toBeGreaterThanOrEqual(35);
  expect(countWords(text)).toBeLessThanOrEqual(60);
  expect(readingGrade(text)).toBeGreaterThanOrEqual(5);
  expect(readingGrade(text)).toBeLessThanOrEqual(9);
  expect(countWords(watch)).toBeGreaterThanOrEqual(10);
  expect(countWords(watch)).toBeLessThanOrEqual(26);
});

it.each(personalityTypes)('the paragraph on the %s has 30 to 50 words', (type) => {
  expect(countWords(personalityTypePortraits[type])).toBeGreaterThanOrEqual(30);
  expect(countWords(personalityTypePortraits[type])).toBeLessThanOrEqual(50);
});

it('at least sixteen pairs of traits at their extremes have 25 to 45 words each', () => {
  const corners = new Set(traitPairPortraits.map(({ traits }) => traits.join()));
  expect(corners.size).toBe(traitPairPortraits.length);
  expect(corners.size).toBeGreaterThanOrEqual(16);
  for (const { traits, text } of traitPairPortraits) {
    expect(countWords(text), traits.join()).toBeGreaterThanOrEqual(25);
    expect(countWords(text), traits.join()).toBeLessThanOrEqual(45);
  }
});

it('no text holds a figure, a dash or a psychometric word', () => {
  const texts = [
    ...traitTexts.flatMap(([, text, watch]) => [text, watch]),
    ...Object.values(personalityTypePortraits),
    ...traitPairPortraits.map(({ text }) => text),
  ];
  const psychometric =
    /\b(traits?|scores?|percent|personality|profile|open(ness)|extra\w*version)\b/i;
  for (const text of texts) {
    expect(text).not.toMatch(/[\d—–;]/);
    expect(text).not.toMatch(psychometric);
  }
});
