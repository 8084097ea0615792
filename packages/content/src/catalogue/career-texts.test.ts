import { describe, expect, it } from 'vitest';
import { countSentences, readingGrade } from '../questions/reading-grade.ts';
import { careers } from './careers.ts';

const facts = ['day', 'enjoys', 'wears', 'firstStep'] as const;

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
