import { describe, expect, it } from 'vitest';
import { careers } from './careers.ts';
import { companies } from './companies.ts';
import { consultants } from './consultants.ts';
import { jobFamilies } from './job-families.ts';
import { programs } from './programs.ts';
import { schools } from './schools.ts';
import { skills } from './skills.ts';

const careersById = new Map(careers.map((career) => [career.id, career]));
const taughtCareers = new Set(programs.flatMap((program) => program.careerIds));

describe('the catalogue', () => {
  it.each([
    ['skills', skills, 60],
    ['schools', schools, 50],
    ['programs', programs, 120],
    ['companies', companies, 80],
    ['consultants', consultants, 24],
  ] as const)('has enough %s, with unique ids and non-empty names', (_kind, entries, least) => {
    expect(entries.length).toBeGreaterThanOrEqual(least);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    for (const { id, name } of entries) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name.trim()).toBe(name);
      expect(name).not.toBe('');
    }
  });

  it.each(jobFamilies)(
    'has a consultant, and programs unless employers train, for %s',
    (family) => {
      const advisers = consultants.filter(({ categories }) => categories.includes(family));
      expect(advisers.length).toBeGreaterThanOrEqual(1);
      const leadsThere = (careerId: string) => careersById.get(careerId)?.category === family;
      const teaching = programs.filter((program) => program.careerIds.some(leadsThere));
      const isStudied = careers.some(({ category, jobZone }) => category === family && jobZone > 2);
      expect(teaching.length).toBeGreaterThanOrEqual(isStudied ? 2 : 0);
    },
  );
});

describe('the skills', () => {
  it('represent each of the 35 O*NET skill elements once', () => {
    const elements = skills.flatMap((skill) => ('onetElement' in skill ? [skill.onetElement] : []));
    expect(elements).toHaveLength(35);
    expect(new Set(elements).size).toBe(35);
  });

  it('have unique names', () => {
    expect(new Set(skills.map((skill) => skill.name)).size).toBe(skills.length);
  });

  it('are required by a career when they are our own', () => {
    const asked = new Set(careers.flatMap((career) => career.skills.map((skill) => skill.skillId)));
    const unasked = skills.filter((skill) => !('onetElement' in skill) && !asked.has(skill.id));
    expect(unasked).toEqual([]);
  });
});

describe('the websites of the schools', () => {
  const websites = schools.flatMap(({ id, website }) =>
    website === undefined ? [] : [{ id, website }],
  );

  it('are there for at least nine in ten schools', () => {
    expect(websites.length / schools.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are plain https addresses in lower case', () => {
    for (const { id, website } of websites) {
      const { protocol, origin, pathname } = new URL(website);
      expect(protocol, id).toBe('https:');
      expect(website, id).toBe(pathname === '/' ? origin : `${origin}${pathname}`);
      expect(website, id).toMatch(/^[a-z0-9:/.-]+[a-z]$/);
    }
  });

  it('are shared only by schools of one company', () => {
    const shared = websites.filter(({ website }, place) =>
      websites.some((other, otherPlace) => otherPlace !== place && other.website === website),
    );
    expect(shared.map(({ id }) => id)).toEqual([
      'motorcycle-mechanics-institute',
      'universal-technical-institute',
    ]);
  });
});

describe('the programs', () => {
  it('refer to a school and careers of the catalogue', () => {
    const schoolIds = new Set(schools.map((school) => school.id));
    for (const { id, schoolId, careerIds } of programs) {
      expect(schoolIds, id).toContain(schoolId);
      expect(careerIds.length, id).toBeGreaterThanOrEqual(1);
      expect(new Set(careerIds).size, id).toBe(careerIds.length);
      for (const careerId of careerIds) expect(careersById.has(careerId), id).toBe(true);
    }
  });

  it('cover every school', () => {
    const teaching = new Set(programs.map((program) => program.schoolId));
    expect(schools.filter((school) => !teaching.has(school.id))).toEqual([]);
  });

  it('prepare for every career from Job Zone 3 upward', () => {
    const untaught = careers.filter(({ id, jobZone }) => jobZone >= 3 && !taughtCareers.has(id));
    expect(untaught).toEqual([]);
  });

  it.each([
    'bartender',
    'bicycle-mechanic',
    'candy-and-cheese-maker',
    'flight-attendant',
    'shoemaker',
    'taxi-driver',
    'train-engineer',
  ])('leave out the only one for %s, because it is abroad or paid and the work trains', (id) => {
    expect(careersById.has(id)).toBe(true);
    expect(taughtCareers.has(id)).toBe(false);
  });

  it('range from certificates and apprenticeships to doctorates', () => {
    const levels = new Set(programs.map((program) => program.level));
    expect([...levels].toSorted()).toEqual(
      ['apprenticeship', 'associate', 'bachelor', 'certificate', 'doctoral', 'master'].toSorted(),
    );
  });

  it('state what comes first when they lead to a master or doctoral degree', () => {
    const unstated = programs.filter(
      ({ level, prerequisite }) =>
        (level === 'master' || level === 'doctoral') && prerequisite === undefined,
    );
    expect(unstated.map(({ id }) => id)).toEqual([]);
  });

  it('state what comes first in a few words that fit into a sentence', () => {
    for (const { id, prerequisite } of programs) {
      if (prerequisite === undefined) continue;
      expect(prerequisite, id).toMatch(/^[a-z0-9].*[^.,;:\s]$/);
      expect(prerequisite.length, id).toBeLessThanOrEqual(100);
    }
  });

  it('are open to a beginner wherever a career usually starts with a high school diploma', () => {
    const closed = careers.filter(({ id, jobZone, entryEducation }) => {
      const leading = programs.filter(({ careerIds }) => careerIds.includes(id));
      return (
        jobZone >= 3 &&
        entryEducation === 'High school diploma or equivalent' &&
        leading.every(({ prerequisite }) => prerequisite !== undefined)
      );
    });
    expect(closed.map(({ id }) => id)).toEqual([]);
  });

  it('are offered at schools with a location, and name their own only where it differs', () => {
    const places = new Map(schools.map(({ id, location }) => [id, location]));
    for (const [id, location] of places) expect(location.trim(), id).not.toBe('');
    for (const { id, schoolId, location } of programs) {
      if (location === undefined) continue;
      expect(location.trim(), id).not.toBe('');
      expect(location, id).not.toBe(places.get(schoolId));
    }
  });
});

describe('the companies', () => {
  it('have names that fit into a list within a sentence', () => {
    for (const { name } of companies) expect(name).not.toMatch(/[,.;:\n]/);
  });

  it('include at least three employers of every career', () => {
    for (const { id, socCode } of careers) {
      const employers = companies.filter(({ socPrefixes }) =>
        socPrefixes.some((prefix) => socCode.startsWith(prefix)),
      );
      expect(employers.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('of one career are not also those of its specialties in the catalogue', () => {
    const codes = careers.map(({ socCode }) => socCode);
    const prefixes = new Set(companies.flatMap(({ socPrefixes }) => socPrefixes));
    for (const prefix of prefixes) {
      expect(codes.filter((code) => code.startsWith(prefix)).length, prefix).toBe(1);
    }
  });

  it('employ no more than a tenth of all careers each', () => {
    for (const { name, socPrefixes } of companies) {
      expect(socPrefixes.length, name).toBeLessThanOrEqual(careers.length / 10);
    }
  });
});

describe('the consultants', () => {
  it('are all marked as samples', () => {
    for (const { id, isSample } of consultants) {
      expect(isSample, id).toBe(true);
      expect(id).toMatch(/^sample-/);
    }
  });

  it('have a specialty, a place and a rating between 4 and 5 with one decimal', () => {
    for (const { id, specialty, location, rating } of consultants) {
      expect(specialty, id).not.toBe('');
      expect(location, id).not.toBe('');
      expect(rating, id).toBeGreaterThanOrEqual(4);
      expect(rating, id).toBeLessThanOrEqual(5);
      expect(rating?.toFixed(1), id).toBe(String(rating));
    }
  });
});
