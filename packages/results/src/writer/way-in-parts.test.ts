import { careers } from '@guildpath/content';
import type { Career } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { wayInParts } from './way-in-parts.ts';

function careerOf(id: string): Career {
  const career = careers.find((one) => one.id === id);
  if (!career) throw new Error(`There is no career ${id}.`);
  return career;
}

function schoolingOf(career: Career): readonly string[] {
  return wayInParts(career)[0]?.variants ?? [];
}

describe('the schooling that an analysis tells', () => {
  it.each([
    ['residential-advisor', 'a high school diploma'],
    ['fine-artist', "a bachelor's degree"],
  ])('is typical of %s and not of its Job Zone', (id, words) => {
    const sentences = schoolingOf(careerOf(id));
    expect(sentences.length).toBeGreaterThan(3);
    for (const sentence of sentences) expect(sentence.toLowerCase()).toContain(words);
  });

  it.each(['poet-and-songwriter', 'fine-artist'])('is common and no more for %s', (id) => {
    for (const sentence of schoolingOf(careerOf(id))) {
      expect(sentence).toMatch(/a bachelor's degree/i);
      expect(sentence).toMatch(/, (but|though|yet)/);
    }
  });

  it('leaves open how a camera operator learns the work', () => {
    for (const sentence of schoolingOf(careerOf('camera-operator'))) {
      expect(sentence).toMatch(/practice on the job, at a vocational school or in college\.$/);
    }
  });

  it('is none at all for an online merchant', () => {
    for (const sentence of schoolingOf(careerOf('online-merchant'))) {
      expect(sentence).toMatch(/no set way|without a degree|Nobody asks|none is asked for/);
    }
  });

  it('is nothing that employers ask for where most work for themselves', () => {
    const sentences = careers.filter(({ commissionedBy }) => commissionedBy).flatMap(schoolingOf);
    expect(sentences.filter((sentence) => /\b(employers|need)\b/i.test(sentence))).toEqual([]);
  });

  it('of Job Zone 3 alone leaves open whether it is practice, a school or college', () => {
    const { entryEducation: _, ...unlisted } = careerOf('residential-advisor');
    for (const sentence of schoolingOf(unlisted)) {
      expect(sentence).toMatch(/practice on the job, at a vocational school or in college\.$/);
    }
  });
});
