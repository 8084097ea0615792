import { entrySchemas } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { ids, repeated } from '../testing/english.ts';
import { texts } from '../texts/en/texts.ts';
import { careers } from './careers.ts';
import { companies } from './companies.ts';
import { consultants } from './consultants.ts';
import { jobFamilies } from './job-families.ts';
import { programs } from './programs.ts';
import { schools } from './schools.ts';
import { skills } from './skills.ts';

const careersById = new Map(careers.map((career) => [career.id, career]));
const programsFor = (careerId: string) =>
  programs.filter(({ careerIds }) => careerIds.includes(careerId));

it.each([
  ['careers', careers, 300],
  ['skills', skills, 60],
  ['schools', schools, 50],
  ['programs', programs, 120],
  ['companies', companies, 80],
  ['consultants', consultants, 24],
] as const)(
  'there are enough %s, with unique ids, as the contract allows',
  (kind, entries, least) => {
    expect(entries.length).toBeGreaterThanOrEqual(least);
    expect(repeated(ids(entries))).toEqual([]);
    // Parsing would trim a text.
    expect(entries.map((entry) => entrySchemas[kind].parse(entry))).toEqual(entries);
  },
);

it('every job family has a consultant, and two programs unless employers train', () => {
  const unserved = jobFamilies.filter((family) => {
    const own = careers.filter(({ category }) => category === family);
    const isStudied = own.some(({ jobZone }) => jobZone > 2);
    const taught = new Set(own.flatMap(({ id }) => programsFor(id)));
    const advisers = consultants.filter(({ categories }) => categories.includes(family));
    return advisers.length === 0 || (isStudied && taught.size < 2);
  });
  expect(unserved).toEqual([]);
});

describe('the skills', () => {
  it('have unique names, and represent each of the 35 O*NET skill elements once', () => {
    expect(repeated(skills.map(({ name }) => name))).toEqual([]);
    const elements = skills.flatMap((skill) => ('onetElement' in skill ? [skill.onetElement] : []));
    expect(elements).toHaveLength(35);
    expect(repeated(elements)).toEqual([]);
  });

  it('are required by a career when they are our own', () => {
    const asked = new Set(careers.flatMap((career) => career.skills.map((skill) => skill.skillId)));
    const unasked = skills.filter((skill) => !('onetElement' in skill) && !asked.has(skill.id));
    expect(ids(unasked)).toEqual([]);
  });
});

describe('the schools', () => {
  it('have a program', () => {
    const teaching = new Set(programs.map(({ schoolId }) => schoolId));
    expect(ids(schools.filter(({ id }) => !teaching.has(id)))).toEqual([]);
  });

  it('have, nine in ten, a plain https address that only schools of one company share', () => {
    const listed = schools.filter(({ website }) => website !== undefined);
    expect(listed.length / schools.length).toBeGreaterThanOrEqual(0.9);
    const unfit = listed.filter(({ website = '' }) => {
      const { origin, pathname } = new URL(website);
      return (
        website !== (pathname === '/' ? origin : `${origin}${pathname}`) ||
        !/^https:[a-z0-9:/.-]+[a-z]$/.test(website)
      );
    });
    expect(ids(unfit)).toEqual([]);
    const shared = repeated(listed.map(({ website = '' }) => website));
    expect(ids(listed.filter(({ website = '' }) => shared.includes(website)))).toEqual([
      'motorcycle-mechanics-institute',
      'universal-technical-institute',
    ]);
  });
});

describe('the programs', () => {
  it('refer to a school and careers of the catalogue', () => {
    const schoolIds = new Set(ids(schools));
    const unfit = programs.filter(
      ({ schoolId, careerIds }) =>
        !schoolIds.has(schoolId) ||
        repeated(careerIds).length > 0 ||
        !careerIds.every((id) => careersById.has(id)),
    );
    expect(ids(unfit)).toEqual([]);
  });

  it('prepare for every career from Job Zone 3 upward', () => {
    const untaught = careers.filter(({ id, jobZone }) => jobZone >= 3 && !programsFor(id).length);
    expect(ids(untaught)).toEqual([]);
  });

  it('state in a few words what comes first, always where they lead to a graduate degree', () => {
    const unfit = programs.filter(({ level, prerequisite }) =>
      prerequisite === undefined
        ? level === 'master' || level === 'doctoral'
        : !/^[a-z0-9].*[^.,;:\s]$/.test(prerequisite) || prerequisite.length > 100,
    );
    expect(ids(unfit)).toEqual([]);
  });

  it('are open to a beginner wherever a career usually starts with a high school diploma', () => {
    const closed = careers.filter(
      ({ id, jobZone, entryEducation }) =>
        jobZone >= 3 &&
        entryEducation === 'High school diploma or equivalent' &&
        programsFor(id).every(({ prerequisite }) => prerequisite !== undefined),
    );
    expect(ids(closed)).toEqual([]);
  });

  it('name a location only where it differs from that of the school', () => {
    const places = new Map(schools.map(({ id, location }) => [id, location]));
    const unfit = programs.filter(({ schoolId, location }) => location === places.get(schoolId));
    expect(ids(unfit)).toEqual([]);
  });
});

describe('the companies', () => {
  it('have names that fit into a list within a sentence', () => {
    expect(ids(companies.filter(({ name }) => /[,.;:\n]/.test(name)))).toEqual([]);
  });

  it('include all that share cards leave out', () => {
    const names = new Set(companies.map(({ name }) => name));
    expect([...texts.analyses.unnamedEmployers].filter((name) => !names.has(name))).toEqual([]);
  });

  it('include at least three employers of every career', () => {
    const scarce = careers.filter(({ socCode }) => {
      const employers = companies.filter(({ socPrefixes }) =>
        socPrefixes.some((prefix) => socCode.startsWith(prefix)),
      );
      return employers.length < 3;
    });
    expect(ids(scarce)).toEqual([]);
  });

  it('of one career are not also those of its specialties in the catalogue', () => {
    const prefixes = [...new Set(companies.flatMap(({ socPrefixes }) => socPrefixes))];
    const wide = prefixes.filter(
      (prefix) => careers.filter(({ socCode }) => socCode.startsWith(prefix)).length !== 1,
    );
    expect(wide).toEqual([]);
  });
});

it('the consultants are marked as samples, with a rating from 4 to 5', () => {
  const unfit = consultants.filter(
    ({ id, isSample, rating = 0 }) =>
      !isSample || !id.startsWith('sample-') || rating < 4 || rating.toFixed(1) !== String(rating),
  );
  expect(ids(unfit)).toEqual([]);
});
