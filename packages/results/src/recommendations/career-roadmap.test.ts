import { careers, programs, schools, skills } from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import { expect, it } from 'vitest';
import { byId } from '../catalogue/catalogue.ts';
import { careerRoadmap } from './career-roadmap.ts';

const catalogue = {
  careers,
  programs,
  texts,
  careersById: byId(careers),
  schoolsById: byId(schools),
  skillsById: byId(skills),
};

function roadmapTo(...careerIds: string[]) {
  const matches = careerIds.map((careerId) => ({ careerId }));
  const roadmap = careerRoadmap(catalogue, matches);
  if (!roadmap) throw new Error('There is no roadmap.');
  return roadmap;
}

const ids = careers.map(({ id }) => id);
/** Every career is the best match once, followed by three others from all over the catalogue. */
const everyRoadmap = careers.map((career, index) => {
  const others = [1, 2, 3].map((step) => ids[(index + step * 41) % ids.length] ?? career.id);
  /** Names the work that people start in. */
  const start = catalogue.careersById.get(career.after?.[0]?.careerId ?? career.id);
  return { career, start, roadmap: roadmapTo(career.id, ...others) };
});

it('a roadmap leads to the best match, and begins with its own first step', () => {
  const astray = everyRoadmap.filter(
    ({ career, roadmap }) =>
      roadmap.careerTitle !== career.title || roadmap.now[0] !== career.firstStep,
  );
  expect(astray).toEqual([]);
});

it('a roadmap has two sentences or more for now, for one year and for five, of its own', () => {
  const stages = everyRoadmap.flatMap(({ roadmap: { now, oneYear, fiveYears } }) => [
    now,
    oneYear,
    fiveYears,
  ]);
  expect(stages.filter((stage) => stage.length < 2)).toEqual([]);
  expect(stages.flat().filter((sentence) => !/^[A-Z].*[.!?]["”’]?$/.test(sentence))).toEqual([]);
  const whole = everyRoadmap.map(({ roadmap }) => JSON.stringify(roadmap));
  expect(new Set(whole).size).toBe(whole.length);
});

it('a roadmap names only programs that are open to a beginner and prepare for the career', () => {
  const strange = everyRoadmap.filter(({ start, roadmap }) => {
    const sentence = roadmap.oneYear.find((one) => one.startsWith('One program'));
    const named = programs.filter(({ name, schoolId }) =>
      sentence?.includes(`${name} at ${catalogue.schoolsById.get(schoolId).name}`),
    );
    return (
      sentence &&
      !named.some(({ careerIds, prerequisite }) => careerIds.includes(start.id) && !prerequisite)
    );
  });
  expect(strange).toEqual([]);
});

it('nobody is at work before the usual schooling is done', () => {
  const tooEarly = everyRoadmap.filter(({ start: { entryEducation = '' }, roadmap }) => {
    const words = [...roadmap.oneYear, ...roadmap.fiveYears].join(' ');
    const isGraduate = /Master|Doctoral/.test(entryEducation);
    const isStudied = isGraduate || entryEducation.startsWith('Bachelor');
    return (
      (isStudied && /already be working|have worked as/.test(words)) ||
      (isGraduate && words.includes('first year as'))
    );
  });
  expect(tooEarly).toEqual([]);
});

it('no roadmap claims years in a job before what comes before it', () => {
  const claims = / (?:working|work|worked|year|living) as an? /;
  const tooEarly = everyRoadmap.filter(({ career, start, roadmap }) => {
    const claimed = [...roadmap.oneYear, ...roadmap.fiveYears].filter((one) => claims.test(one));
    const isAboutStart = (one: string) => one.toLowerCase().includes(start.title.toLowerCase());
    return career.after && (claimed.length === 0 || !claimed.every(isAboutStart));
  });
  expect(tooEarly.map(({ career }) => career.id)).toEqual([]);
});

it('a detective is a police officer first', () => {
  const { oneYear, fiveYears } = roadmapTo('detective');
  expect(fiveYears.slice(0, 2)).toEqual([
    'You could be fully trained and have worked as a police officer for a year or more.',
    'Becoming a detective takes some years as a police officer first.',
  ]);
  expect([...oneYear, ...fiveYears].join(' ')).not.toMatch(/work\w* as a detective/);
});

it('the roadmap of a poet does not count on a degree', () => {
  const { oneYear, fiveYears } = roadmapTo('poet-and-songwriter');
  expect(oneYear[0]).toContain('a year of practice');
  expect(fiveYears[0]).toContain('part of your living');
  expect([...oneYear, ...fiveYears].join(' ')).not.toMatch(/have your degree|years of study/);
});

it('a roadmap is absent without a match', () => {
  expect(careerRoadmap(catalogue, [])).toBeUndefined();
});
