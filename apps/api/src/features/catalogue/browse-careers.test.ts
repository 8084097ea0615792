import type { CareerListing, CareersOutput, ResultsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { shareTestSite } from '../../../testing/test-site.ts';
import { signUp, submitQuickQuest } from '../../../testing/visitors.ts';
import { byName, readFrom } from './testing/read-from.ts';

const titlesOf = ({ careers }: CareersOutput) => careers.map(({ title }) => title);

describe('the careers', () => {
  const openSite = shareTestSite();

  it('are listed for anyone, by title, the first twenty with the number of all', async () => {
    const site = openSite();
    const answer = await readFrom<CareersOutput>(site, '/careers');
    const titles = site.context.catalogue.careers.map(({ title }) => title).sort(byName);
    expect(answer.total).toBe(titles.length);
    expect(titlesOf(answer)).toEqual(titles.slice(0, 20));
  });

  it('are in order of the match for a signed-in user with a result, unless words are searched', async () => {
    const site = openSite();
    const browser = await signUp(site);
    const read = async (query: string) =>
      (await browser.get(`/api/careers?${query}`)).body as CareersOutput;
    const { careers: byTitle } = await readFrom<CareersOutput>(site, '/careers?sort=match');
    expect(byTitle).toEqual((await read('sort=match')).careers);
    expect(byTitle[0]).not.toHaveProperty('matchPercentage');

    const resultId = await submitQuickQuest(site, browser);
    const { careerRecommendations } = (await browser.get(`/api/results/${resultId}`))
      .body as ResultsOutput;
    const { careers } = await read('sort=match&pageSize=100');
    const percentages = careers.map(({ matchPercentage }) => matchPercentage ?? 0);
    expect(percentages).toEqual(percentages.toSorted((one, other) => other - one));
    for (const { id, matchPercentage } of careerRecommendations) {
      expect(careers.find((career) => career.id === id)).toMatchObject({ matchPercentage });
    }
    const nurses = await read('sort=match&search=registered+nurse');
    expect(nurses.careers[0]).toMatchObject({
      id: 'registered-nurse',
      matchPercentage: expect.any(Number),
    });
    expect((await read('')).careers[0]).not.toHaveProperty('matchPercentage');
  });

  it('stand once each on all pages together, and none behind the last', async () => {
    const site = openSite();
    const { total } = await readFrom<CareersOutput>(site, '/careers');
    const pages = Math.ceil(total / 100);
    const ids: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { careers } = await readFrom<CareersOutput>(site, `/careers?page=${page}&pageSize=100`);
      ids.push(...careers.map(({ id }) => id));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    expect(await readFrom(site, `/careers?page=${pages + 1}&pageSize=100`)).toEqual({
      careers: [],
      total,
    });
  });

  it('have what a card shows, and leave out what is unknown', async () => {
    const site = openSite();
    const nurses = await readFrom<CareersOutput>(site, '/careers?search=registered+nurse');
    expect(nurses.careers[0]).toEqual({
      id: 'registered-nurse',
      title: 'Registered Nurse',
      category: 'Nursing and Patient Services',
      description: expect.stringMatching(/\.$/),
      types: ['social', 'conventional', 'investigative'],
      jobZone: 4,
      schooling: "Bachelor's degree",
      medianPay: expect.any(Number),
      growthPercent: expect.any(Number),
      skills: ['Patient Care', 'Empathy', 'Teamwork', expect.any(String), 'Decision Making'],
    } satisfies CareerListing);
    const pilots = await readFrom<CareersOutput>(site, '/careers?search=helicopter+pilot');
    expect(pilots.careers[0]).not.toHaveProperty('medianPay');
  });

  it('are filtered by type, Job Zone, family and words at once', async () => {
    const site = openSite();
    const query = '/careers?type=social&jobZone=4&category=School+Education&pageSize=100';
    const filtered = await readFrom<CareersOutput>(site, query);
    expect(filtered.total).toBeGreaterThan(1);
    expect(filtered.careers).toHaveLength(filtered.total);
    for (const career of filtered.careers) {
      expect(career).toMatchObject({ jobZone: 4, category: 'School Education' });
      expect(career.types).toContain('social');
    }
    const searched = await readFrom<CareersOutput>(site, `${query}&search=children`);
    expect(searched.total).toBeGreaterThan(0);
    expect(searched.total).toBeLessThan(filtered.total);
    expect(titlesOf(filtered)).toEqual(expect.arrayContaining(titlesOf(searched)));
    expect(await readFrom(site, '/careers?category=Dragon+Taming')).toEqual({
      careers: [],
      total: 0,
    });
  });

  it('are found by title first, then by family, skills and description', async () => {
    const site = openSite();
    const { careers, total } = await readFrom<CareersOutput>(
      site,
      '/careers?search=NURS&pageSize=100',
    );
    expect(careers).toHaveLength(total);
    const isNamed = ({ title }: CareerListing) => title.toLowerCase().includes('nurs');
    const named = careers.filter(isNamed);
    const others = careers.filter((career) => !isNamed(career));
    expect(careers).toEqual([...named, ...others]);
    expect(named.length).toBeGreaterThan(2);
    expect(others.map(({ category }) => category)).toContain('Nursing and Patient Services');
    const bySkill = await readFrom<CareersOutput>(site, '/careers?search=woodwork&pageSize=100');
    expect(bySkill.careers.filter(({ skills }) => skills.includes('Woodwork'))).not.toEqual([]);
  });

  it.each([
    ['coder', 'Software Developer', 'Web Developer'],
    ['sofware develper', 'Software Developer'],
    ['game developer', 'Video Game Designer'],
    ['hacker', 'Information Security Analyst', 'Ethical Hacker'],
    ['influencer', 'Content Creator'],
    ['footballer', 'Professional Athlete'],
    ['cop', 'Police Officer'],
    ['vet', 'Veterinarian'],
    ['vetrinarian', 'Veterinarian'],
    ['builder', 'Construction Laborer', 'Construction Manager', 'Bricklayer', 'Carpenter'],
    ['electritian', 'Electrician'],
    ['nurse', 'Registered Nurse'],
    ['nures', 'Registered Nurse'],
    ['docter', 'Family Doctor'],
    ['car mechanic', 'Auto Mechanic'],
    ['trucker', 'Truck Driver'],
    ['waitress', 'Restaurant Server'],
    ['hairdresser', 'Hairstylist'],
    ['stewardess', 'Flight Attendant'],
    ['fireman', 'Firefighter'],
    ['mailman', 'Mail Carrier'],
    ['psycologist', 'Clinical Psychologist'],
    ['accountent', 'Accountant'],
    ['techer', 'Preschool Teacher', 'Kindergarten Teacher', 'Elementary School Teacher'],
    ['lawyer', 'Lawyer'],
    ['chef', 'Chef'],
    ['smith', 'Locksmith'],
  ])(
    'are found by what people call them and how they spell it: %s',
    async (search, ...expected) => {
      const site = openSite();
      const path = `/careers?search=${encodeURIComponent(search)}`;
      const [first] = titlesOf(await readFrom<CareersOutput>(site, path));
      expect(expected).toContain(first);
    },
  );

  it('are found whatever the script and spelling of the search', async () => {
    const site = openSite();
    const plain = await readFrom(site, '/careers?search=engineer');
    for (const spelling of ['éngineer', 'e\u0301ngineer', 'ＥＮＧＩＮＥＥＲ']) {
      const path = `/careers?search=${encodeURIComponent(spelling)}`;
      expect(await readFrom(site, path)).toEqual(plain);
    }
    for (const foreign of ['инженер', '技師', '😀', '%']) {
      const path = `/careers?search=${encodeURIComponent(foreign)}`;
      expect(await readFrom(site, path)).toEqual({ careers: [], total: 0 });
    }
  });
});
