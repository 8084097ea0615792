import { readingGrade } from '@guildpath/content/testing';
import { bigFiveTraits } from '@guildpath/contract';
import { personalityTypes } from '@guildpath/scoring';
import { expect, it } from 'vitest';
import { contraction } from '../testing/contraction.ts';
import { personalityTypePortraits } from './personality-types.ts';
import { traitPairPortraits } from './trait-pairs.ts';
import { type TraitPortrait, traitPortraits } from './traits.ts';

const traitTexts = bigFiveTraits.flatMap((trait) =>
  Object.entries(traitPortraits[trait]).flatMap<TraitPortrait & { readonly name: string }>(
    ([level, wordings]) => wordings.map((wording) => ({ name: `${trait}, ${level}`, ...wording })),
  ),
);

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

it.each(traitTexts)(
  'a paragraph on $name has 35 to 60 words of grade 4.5 to 10',
  ({ text, watch }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(35);
    expect(countWords(text)).toBeLessThanOrEqual(60);
    expect(readingGrade(text)).toBeGreaterThanOrEqual(4.5);
    expect(readingGrade(text)).toBeLessThanOrEqual(10);
    expect(countWords(watch)).toBeGreaterThanOrEqual(10);
    expect(countWords(watch)).toBeLessThanOrEqual(26);
  },
);

it.each(bigFiveTraits)(
  'each end of %s has three wordings, one of which fits every person',
  (trait) => {
    for (const level of ['low', 'high'] as const) {
      const wordings = traitPortraits[trait][level];
      expect(wordings).toHaveLength(3);
      expect(wordings.filter(({ unless }) => !unless).length).toBeGreaterThanOrEqual(1);
      for (const { friends, costs } of wordings) {
        for (const line of [friends, costs]) {
          expect(countWords(line), line).toBeGreaterThanOrEqual(4);
          expect(countWords(line), line).toBeLessThanOrEqual(10);
        }
      }
    }
  },
);

it.each(personalityTypes)('the paragraphs on the %s have 30 to 50 words', (type) => {
  for (const text of personalityTypePortraits[type]) {
    expect(countWords(text)).toBeGreaterThanOrEqual(30);
    expect(countWords(text)).toBeLessThanOrEqual(50);
  }
});

it('at least sixteen pairs of traits at their extremes have two texts of 25 to 45 words', () => {
  const corners = new Set(traitPairPortraits.map(({ traits }) => traits.join()));
  expect(corners.size).toBe(traitPairPortraits.length);
  expect(corners.size).toBeGreaterThanOrEqual(16);
  for (const { traits, texts } of traitPairPortraits) {
    for (const text of texts) {
      expect(countWords(text), traits.join()).toBeGreaterThanOrEqual(25);
      expect(countWords(text), traits.join()).toBeLessThanOrEqual(45);
    }
  }
});

it('every paragraph has a contraction, and none a figure, a dash or a psychometric word', () => {
  const paragraphs = [
    ...traitTexts.map(({ text }) => text),
    ...Object.values(personalityTypePortraits).flat(),
    ...traitPairPortraits.flatMap(({ texts }) => texts),
  ];
  const psychometric =
    /\b(traits?|scores?|percent|personality|profile|open(ness)|extra\w*version)\b/i;
  for (const text of paragraphs) expect(text).toMatch(contraction);
  for (const text of [...paragraphs, ...traitTexts.map(({ watch }) => watch)]) {
    expect(text).not.toMatch(/[\d—–;’]/);
    expect(text).not.toMatch(psychometric);
  }
});
