import {
  type CareerFamiliesOutput,
  type CareerOutput,
  type CareersOutput,
  programLevels,
} from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { shareTestSite } from '../../../testing/test-site.ts';
import { byName, readFrom } from './testing/read-from.ts';

const openSite = shareTestSite();

describe('a career', () => {
  it('adds figures, related careers, programs and employers to its listing', async () => {
    const site = openSite();
    const career = await readFrom<CareerOutput>(site, '/careers/registered-nurse');
    const { careers } = await readFrom<CareersOutput>(site, '/careers?search=registered+nurse');
    expect(career).toMatchObject(careers[0] ?? {});
    expect(career).toMatchObject({
      interests: site.context.catalogue.careersById.get('registered-nurse').interests,
      relatedCareers: expect.arrayContaining([{ id: 'paramedic', title: 'Paramedic' }]),
    });
    expect(career.companies.length).toBeGreaterThan(0);
    expect(career.companies).toEqual(career.companies.toSorted(byName));
    expect(career.programs.length).toBeGreaterThan(1);
    const lengths = career.programs.map(({ level }) => programLevels.indexOf(level));
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  it('says what a day is like, what people need to enter and what pay belongs to, as far as it is known', async () => {
    const site = openSite();
    const { careers } = site.context.catalogue;
    const facts = [
      'entryEducation',
      'day',
      'enjoys',
      'complaints',
      'firstStep',
      'commissionedBy',
      'requirement',
    ] as const;
    for (const fact of [...facts, 'payGroup'] as const) {
      const known = careers.find((career) => career[fact] !== undefined);
      if (!known) throw new Error(`No career has ${fact}.`);
      const career = await readFrom<CareerOutput>(site, `/careers/${known.id}`);
      expect(career[fact]).toBe(known[fact]);
    }
    const employed = careers.find(({ commissionedBy }) => commissionedBy === undefined);
    const career = await readFrom<CareerOutput>(site, `/careers/${employed?.id}`);
    expect(career).not.toHaveProperty('commissionedBy');
  });

  it('names employers of its occupation, not of its whole job family', async () => {
    const site = openSite();
    const { careers } = site.context.catalogue;
    const read = (id: string) => readFrom<CareerOutput>(site, `/careers/${id}`);
    const poet = await read('poet-and-songwriter');
    const neighbours = careers.filter(
      ({ category, id }) => category === poet.category && id !== poet.id,
    );
    const others = await Promise.all(neighbours.map(({ id }) => read(id)));
    expect(poet.companies.length).toBeGreaterThanOrEqual(3);
    expect(
      others.some(({ companies }) => companies.some((name) => !poet.companies.includes(name))),
    ).toBe(true);
  });

  it('can be read for every id of the list, and so can each related career', async () => {
    const site = openSite();
    const ids = new Set(site.context.catalogue.careers.map(({ id }) => id));
    for (const id of ids) {
      const { relatedCareers } = await readFrom<CareerOutput>(site, `/careers/${id}`);
      expect(relatedCareers.filter((related) => !ids.has(related.id))).toEqual([]);
    }
  });

  it('that is not in the catalogue is not found', async () => {
    const site = openSite();
    for (const id of ['dragon-tamer', '__proto__', '%20', 'Registered%20Nurse']) {
      expect(await site.browse().get(`/api/careers/${id}`), id).toMatchObject({
        status: 404,
        body: { message: 'We couldn’t find that career.', code: 'NOT_FOUND' },
      });
    }
  });
});

describe('the job families', () => {
  it('come by name and count every career', async () => {
    const site = openSite();
    const { families } = await readFrom<CareerFamiliesOutput>(site, '/career-families');
    const names = families.map(({ category }) => category);
    expect(names).toEqual([...new Set(names)].sort(byName));
    const total = families.reduce((sum, { careers }) => sum + careers, 0);
    expect(total).toBe(site.context.catalogue.careers.length);
    for (const { category, careers } of families) {
      const path = `/careers?category=${encodeURIComponent(category)}`;
      expect(await readFrom(site, path)).toMatchObject({ total: careers });
    }
  });
});
