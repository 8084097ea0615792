import { basicInterests, type Career, jobZones, riasecTypes } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { ids, repeated } from '../testing/english.ts';
import { highestInterest, rankedInterests } from '../testing/ranked-interests.ts';
import { careers } from './careers.ts';
import { jobFamilies } from './job-families.ts';
import { skills } from './skills.ts';

// The 22 civilian major groups of the Standard Occupational Classification.
const socMajorGroups = '11 13 15 17 19 21 23 25 27 29 31 33 35 37 39 41 43 45 47 49 51 53'.split(
  ' ',
);

const careerIds = careers.map(({ id }) => id);

/** Lists the groups with fewer careers than the limit. */
function scarce<Group>(
  groups: readonly Group[],
  least: number,
  groupOf: (career: Career) => unknown,
): Group[] {
  return groups.filter(
    (group) => careers.filter((career) => groupOf(career) === group).length < least,
  );
}

describe('the careers of the catalogue', () => {
  it('are unique by title and O*NET code', () => {
    expect(repeated(careers.map(({ title }) => title))).toEqual([]);
    expect(repeated(careers.map(({ socCode }) => socCode))).toEqual([]);
  });

  it('have the slug of their title as id', () => {
    const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const unfit = careers.filter(({ id, title }) => id !== slug(title).replaceAll(/^-|-$/g, ''));
    expect(ids(unfit)).toEqual([]);
  });

  it('cover every major group, Job Zone, family and interest', () => {
    expect(scarce(socMajorGroups, 1, ({ socCode }) => socCode.slice(0, 2))).toEqual([]);
    expect(scarce(jobZones, 5, ({ jobZone }) => jobZone)).toEqual([]);
    expect(scarce(jobFamilies, 3, ({ category }) => category)).toEqual([]);
    expect(scarce(riasecTypes, 20, highestInterest)).toEqual([]);
    expect(scarce(riasecTypes, 30, (career) => rankedInterests(career)[0])).toEqual([]);
  });

  it('are about one to three different things', () => {
    const unfit = careers.filter(({ about = [] }) => !about.length || repeated(about).length > 0);
    expect(ids(unfit)).toEqual([]);
  });

  it.each(basicInterests)(
    'about %s are enough to choose from, in several families, and not everything else',
    (thing) => {
      const own = careers.filter(({ about }) => about?.includes(thing));
      const mainly = own.filter(({ about }) => about?.[0] === thing);
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(new Set(own.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
      expect(mainly.length).toBeGreaterThanOrEqual(5);
      expect(mainly.length / careers.length).toBeLessThanOrEqual(0.1);
    },
  );

  it('mostly need no bachelor’s degree, and no graduate school for any interest', () => {
    const short = careers.filter(({ jobZone }) => jobZone <= 3);
    expect(short.length / careers.length).toBeGreaterThanOrEqual(0.5);
    for (const type of riasecTypes) {
      const ofType = careers.filter((career) => rankedInterests(career)[0] === type);
      const long = ofType.filter(({ jobZone }) => jobZone === 5);
      expect(long.length / ofType.length, type).toBeLessThan(0.35);
    }
  });

  it('have a plausible pay and outlook where they have one', () => {
    const unfit = careers.filter(
      ({ medianPay = 50_000, growthPercent = 0 }) =>
        medianPay <= 20_000 || medianPay >= 300_000 || Math.abs(growthPercent) > 60,
    );
    expect(ids(unfit)).toEqual([]);
  });

  it('have a caveat where a tenth of the jobs or more will go', () => {
    const unfit = careers.filter(
      ({ growthPercent = 0, caveat }) => growthPercent <= -10 && !caveat,
    );
    expect(ids(unfit)).toEqual([]);
  });

  it('name the schooling that is required today where the Handbook lags behind', () => {
    const dietitian = careers.find(({ id }) => id === 'dietitian');
    expect(dietitian?.entryEducation).toBe("Master's degree");
  });

  it('require three to six known skills, the most important first', () => {
    const known: readonly string[] = skills.map(({ id }) => id);
    const unfit = careers.filter(({ skills: asked }) => {
      const falls = asked.every(
        ({ importance }, i) => importance <= (asked[i - 1]?.importance ?? 5),
      );
      const areKnown = asked.every(({ skillId }) => known.includes(skillId));
      return asked.length < 3 || !falls || !areKnown;
    });
    expect(ids(unfit)).toEqual([]);
  });

  it('have at least two related careers, all in the catalogue and never themselves', () => {
    const unfit = careers.filter(
      ({ id, relatedCareers }) =>
        relatedCareers.length < 2 ||
        repeated(relatedCareers).length > 0 ||
        !relatedCareers.every((related) => related !== id && careerIds.includes(related)),
    );
    expect(ids(unfit)).toEqual([]);
  });

  it('come after work that people can start in', () => {
    const beginners = ids(careers.filter(({ after }) => !after));
    const unfit = careers.filter(
      ({ after = [] }) => !after.every(({ careerId }) => beginners.includes(careerId)),
    );
    expect(ids(unfit)).toEqual([]);
  });
});
