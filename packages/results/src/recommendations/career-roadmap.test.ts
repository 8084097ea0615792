import { careers, programs, schools, skills } from '@guildpath/content';
import { describe, expect, it } from 'vitest';
import { byId } from '../catalogue/catalogue.ts';
import { careerRoadmap } from './career-roadmap.ts';

const catalogue = {
  careers,
  programs,
  careersById: byId(careers),
  schoolsById: byId(schools),
  skillsById: byId(skills),
};
const roadmapTo = (...careerIds: string[]) => {
  const roadmap = careerRoadmap(
    catalogue,
    careerIds.map((careerId) => ({ careerId })),
  );
  if (!roadmap) throw new Error('There is no roadmap.');
  return roadmap;
};
const ids = catalogue.careers.map(({ id }) => id);
/** Every career is the best match once, followed by three others from all over the catalogue. */
const everyRoadmap = ids.map((id, index) => {
  const others = [1, 2, 3].map((step) => ids[(index + step * 41) % ids.length] ?? id);
  return { id, roadmap: roadmapTo(id, ...others) };
});

describe('the career roadmap', () => {
  it('leads to the best match, and begins with its own first step', () => {
    for (const { id, roadmap } of everyRoadmap) {
      const career = catalogue.careersById.get(id);
      expect(roadmap.careerTitle).toBe(career.title);
      if (career.firstStep) expect(roadmap.now[0]).toBe(career.firstStep);
    }
  });

  it('has something to say for now, for one year and for five', () => {
    for (const { id, roadmap } of everyRoadmap) {
      for (const stage of [roadmap.now, roadmap.oneYear, roadmap.fiveYears]) {
        expect(stage.length, id).toBeGreaterThanOrEqual(2);
        for (const sentence of stage) expect(sentence, id).toMatch(/^[A-Z].*[.!?]["”’]?$/);
      }
    }
  });

  it('names only programs that are open to a beginner and prepare for the career', () => {
    for (const { id, roadmap } of everyRoadmap) {
      const sentence = roadmap.oneYear.find((one) => one.startsWith('One program'));
      if (!sentence) continue;
      const named = catalogue.programs.filter(({ name, schoolId }) =>
        sentence.includes(`${name} at ${catalogue.schoolsById.get(schoolId).name}`),
      );
      expect(
        named.some(({ careerIds, prerequisite }) => careerIds.includes(id) && !prerequisite),
        sentence,
      ).toBe(true);
    }
  });

  it('never has someone at work before the usual schooling is done', () => {
    for (const { id, roadmap } of everyRoadmap) {
      const { entryEducation = '' } = catalogue.careersById.get(id);
      const words = [...roadmap.oneYear, ...roadmap.fiveYears].join(' ');
      if (/Bachelor|Master|Doctoral/.test(entryEducation)) {
        expect(words, id).not.toMatch(/already be working|have worked as/);
      }
      if (/Master|Doctoral/.test(entryEducation)) {
        expect(words, id).not.toContain('first year as');
      }
    }
  });

  it.each(['poet-and-songwriter', 'fine-artist', 'online-merchant'])(
    'does not count on a degree for %s',
    (id) => {
      const { oneYear, fiveYears } = roadmapTo(id);
      expect(oneYear[0]).toContain('a year of practice');
      expect(fiveYears[0]).toContain('part of your living');
      expect([...oneYear, ...fiveYears].join(' ')).not.toMatch(/have your degree|years of study/);
    },
  );

  it('is a text of its own for each career', () => {
    const texts = everyRoadmap.map(({ roadmap }) => JSON.stringify(roadmap));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('depends on the other matches too', () => {
    expect(roadmapTo('registered-nurse', 'veterinarian')).not.toEqual(
      roadmapTo('registered-nurse', 'carpenter'),
    );
  });

  it('is absent without a match', () => {
    expect(careerRoadmap(catalogue, [])).toBeUndefined();
  });
});
