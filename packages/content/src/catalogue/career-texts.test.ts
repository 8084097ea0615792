import { bigFiveTraits, type Career, type RiasecType, riasecTypes } from '@guildpath/contract';
import { standardizedTraitDemands } from '@guildpath/scoring';
import { describe, expect, it } from 'vitest';
import { countSentences, readingGrade } from '../questions/reading-grade.ts';
import { careers } from './careers.ts';

const facts = ['day', 'enjoys', 'complaints', 'firstStep'] as const;

function openings(sentences: readonly string[], words: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const opening = sentence.toLowerCase().split(/\s+/).slice(0, words).join(' ');
    counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  return counts;
}

describe.each(facts)('the sentences on %s', (fact) => {
  const sentences = careers.map((career) => career[fact] ?? '');

  it('are there for every career, one each', () => {
    for (const [index, sentence] of sentences.entries()) {
      const id = careers[index]?.id;
      expect(sentence, id).toMatch(/^[A-Z].*[.!]$/);
      expect(countSentences(sentence), id).toBe(1);
      expect(sentence.split(/\s+/).length, id).toBeGreaterThanOrEqual(10);
      expect(sentence.split(/\s+/).length, id).toBeLessThanOrEqual(30);
    }
  });

  it('are written for their career alone', () => {
    expect(new Set(sentences).size).toBe(careers.length);
    for (const [opening, count] of openings(sentences, 4)) {
      expect(count, opening).toBeLessThanOrEqual(careers.length / 50);
    }
    for (const [opening, count] of openings(sentences, 1)) {
      expect(count, opening).toBeLessThanOrEqual(careers.length / 6);
    }
  });

  it('read at grade 6 to 9', () => {
    const grade = readingGrade(sentences.join(' '));
    expect(grade).toBeGreaterThanOrEqual(6);
    expect(grade).toBeLessThanOrEqual(9);
  });
});

const means = riasecTypes.map(
  (type) => careers.reduce((sum, { interests }) => sum + interests[type], 0) / careers.length,
);

/** Lists the interests by how far the career is above the catalogue in them, as matching does. */
function rankedInterests({ interests }: Career): readonly RiasecType[] {
  const above = (type: RiasecType) => interests[type] - (means[riasecTypes.indexOf(type)] ?? 0);
  return riasecTypes.toSorted((one, other) => above(other) - above(one));
}

const written = careers.flatMap(({ id, appeals = {}, demands = {} }) =>
  [...Object.values(appeals), ...Object.values(demands)].map((sentence) => ({ id, sentence })),
);

describe('the sentences on interests and traits', () => {
  it.each(careers)('say what appeals in $id to its two or three highest interests', (career) => {
    const appeals = Object.keys(career.appeals ?? {});
    const ranked = rankedInterests(career);
    expect(appeals.length).toBeGreaterThanOrEqual(2);
    expect(appeals).toContain(ranked[0]);
    expect(ranked.slice(0, 3)).toEqual(expect.arrayContaining(appeals));
  });

  it('say what a career demands only where that is a standard deviation from the mean, to a tenth', () => {
    const figures = standardizedTraitDemands(careers);
    const unfounded = careers.flatMap(({ id, demands = {} }, place) =>
      bigFiveTraits.flatMap((trait, i) =>
        demands[trait] && Math.abs(figures[place]?.[i] ?? 0) < 0.95 ? [`${id}: ${trait}`] : [],
      ),
    );
    expect(unfounded).toEqual([]);
  });

  it('are one sentence each, of 9 to 30 words, and stand nowhere twice', () => {
    expect(new Set(written.map(({ sentence }) => sentence)).size).toBe(written.length);
    for (const { id, sentence } of written) {
      expect(countSentences(sentence), id).toBe(1);
      expect(sentence, id).not.toMatch(/[;—–\d]/);
      expect(sentence.split(/\s+/).length, sentence).toBeGreaterThanOrEqual(9);
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(30);
    }
  });

  it('begin in different ways, and read at grade 6 to 9', () => {
    const sentences = written.map(({ sentence }) => sentence);
    for (const [opening, count] of openings(sentences, 4)) {
      expect(count, opening).toBeLessThanOrEqual(3);
    }
    const grade = readingGrade(sentences.join(' '));
    expect(grade).toBeGreaterThanOrEqual(6);
    expect(grade).toBeLessThanOrEqual(9);
  });

  it.each([
    ['room to improvise', /improvis|loose plan|no fixed plan/i, /care plan|same order|checklist/i],
    [
      'no routine',
      /routine counts|few routines|no two days/i,
      /same order|each (shift|day) the same/i,
    ],
    ['hands', /with your hands|hands-on/i, /(all day|most days|most of the work).* (screen|desk)/i],
    [
      'calm',
      /calmer|seldom rush|no rush|unhurried|little rush|few emergencies/i,
      /night call|alarm|rush|emergenc/i,
    ],
    ['company', /alone|on your own|nobody around/i, /never alone|crowds? (all|of)/i],
  ])('never promise %s beside a fact that denies it', (_, promise, denial) => {
    const contradictions = careers.flatMap(
      ({ id, appeals = {}, demands = {}, day = '', enjoys = '', complaints = '' }) => {
        const facts = [day, enjoys, complaints].join(' ');
        return [...Object.values(appeals), ...Object.values(demands)].flatMap((sentence) =>
          promise.test(sentence) && denial.test(facts) ? [`${id}: ${sentence} / ${facts}`] : [],
        );
      },
    );
    expect(contradictions).toEqual([]);
  });
});
