import type { CareerOutput, ConsultantsOutput, ProgramsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { changeEntries } from '../../../testing/change-entries.ts';
import { openTestSite, shareTestSite } from '../../../testing/test-site.ts';
import { byName, readFrom } from './testing/read-from.ts';

const openSite = shareTestSite();

describe('the consultants', () => {
  it('are listed by name and say that they are samples', async () => {
    const site = openSite();
    const { consultants, total } = await readFrom<ConsultantsOutput>(
      site,
      '/consultants?pageSize=100',
    );
    expect(total).toBe(site.context.catalogue.consultants.length);
    const names = consultants.map(({ consultantName }) => consultantName);
    expect(names).toEqual(names.toSorted(byName));
    for (const consultant of consultants) {
      expect(consultant).toMatchObject({ isSample: true, location: expect.any(String) });
      expect(consultant).not.toHaveProperty('categories');
    }
  });

  it('are found by a name without its accents', async () => {
    const site = openSite();
    expect(await readFrom(site, '/consultants?search=VILLASENOR')).toMatchObject({
      consultants: [{ consultantName: 'Mateo Villaseñor' }],
      total: 1,
    });
  });

  it('are found by family, and by a subject within it', async () => {
    const site = openSite();
    const family = '/consultants?category=Technology';
    const all = await readFrom<ConsultantsOutput>(site, family);
    const security = await readFrom<ConsultantsOutput>(site, `${family}&search=security`);
    expect(security.total).toBeGreaterThan(0);
    expect(all.total).toBeGreaterThan(security.total);
  });
});

describe('the programs', () => {
  it('are listed by name in pages, each with its school and the careers it leads to', async () => {
    const site = openSite();
    const { programs, total } = await readFrom<ProgramsOutput>(site, '/programs?pageSize=5&page=2');
    const names = site.context.catalogue.programs.map(({ name }) => name).sort(byName);
    expect(total).toBe(names.length);
    expect(programs.map(({ name }) => name)).toEqual(names.slice(5, 10));
    for (const program of programs) {
      expect(program.schoolName).not.toBe('');
      expect(program.careers).not.toEqual([]);
    }
  });

  it('have the location of their school, unless they are taught elsewhere, and say what has to come first', async () => {
    const site = await openTestSite();
    const [first, second] = site.context.catalogue.programs;
    if (!first || !second) throw new Error('The catalogue has programs.');
    const moved = { location: 'Atlantis', prerequisite: 'a captain’s license' };
    await changeEntries(site, 'programs', ({ location, prerequisite, ...program }) => ({
      ...program,
      ...(program.id === first.id && moved),
    }));
    const find = async ({ id, name }: { readonly id: string; readonly name: string }) => {
      const path = `/programs?pageSize=100&search=${encodeURIComponent(name)}`;
      const { programs } = await readFrom<ProgramsOutput>(site, path);
      return programs.find((program) => program.id === id);
    };
    expect(await find(first)).toMatchObject(moved);
    const { location } = site.context.catalogue.schoolsById.get(second.schoolId);
    expect(await find(second)).toMatchObject({ location });
    expect(await find(second)).not.toHaveProperty('prerequisite');
    expect(await readFrom(site, '/programs?search=atlantis')).toMatchObject({ total: 1 });
  });

  it('link to the site of their school as far as it is known, on the page of a career too', async () => {
    const site = await openTestSite();
    const website = 'https://www.example.edu';
    const nursing = '/programs?search=registered+nurse&pageSize=100';
    for (const known of [website, undefined]) {
      await changeEntries(site, 'schools', (school) => ({ ...school, website: known }));
      const { programs } = await readFrom<ProgramsOutput>(site, nursing);
      const career = await readFrom<CareerOutput>(site, '/careers/registered-nurse');
      for (const listed of [programs, career.programs]) {
        expect(listed.length).toBeGreaterThan(1);
        for (const program of listed) expect(program.schoolUrl).toBe(known);
      }
    }
  });

  it('are found by level and by the career they lead to', async () => {
    const site = openSite();
    const path = '/programs?level=associate&search=registered+nurse&pageSize=100';
    const { programs, total } = await readFrom<ProgramsOutput>(site, path);
    expect(total).toBeGreaterThan(0);
    for (const { level, careers } of programs) {
      expect(level).toBe('associate');
      expect(careers).toContain('Registered Nurse');
    }
  });
});
