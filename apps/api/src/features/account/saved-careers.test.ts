import type { CareersOutput, SavedCareersOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const url = '/api/user/careers';

async function signUp(site: TestSite, name = 'ada'): Promise<TestBrowser> {
  const browser = site.browse();
  const account = { email: `${name}@example.org`, password: 'correct horse', firstName: name };
  await browser.post('/api/auth/signup', account);
  return browser;
}

async function idsOf(browser: TestBrowser): Promise<string[]> {
  const { status, body } = await browser.get(url);
  expect(status).toBe(200);
  return (body as SavedCareersOutput).careers.map(({ id }) => id);
}

const save = (browser: TestBrowser, careerId: string, isSaved = true) =>
  browser.post(`${url}/${careerId}`, { isSaved });

describe('saved careers', () => {
  it('are listed the latest first, as the Career Library lists them, and for no one else', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    const eve = await signUp(site, 'eve');
    await save(ada, 'registered-nurse');
    site.passTime(1_000);
    const { status, body } = await save(ada, 'veterinarian');
    expect(status).toBe(200);
    expect(await ada.get(url)).toMatchObject({ status: 200, body: body as object });
    const { careers } = body as SavedCareersOutput;
    expect(careers.map(({ id }) => id)).toEqual(['veterinarian', 'registered-nurse']);
    const library = await ada.get('/api/careers?search=registered+nurse');
    expect(careers[1]).toEqual((library.body as CareersOutput).careers[0]);
    expect(await idsOf(eve)).toEqual([]);
  });

  it('can be saved twice, and keep their place', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    for (const id of ['registered-nurse', 'veterinarian', 'registered-nurse']) {
      expect(await save(ada, id)).toMatchObject({ status: 200 });
      site.passTime(1_000);
    }
    expect(await idsOf(ada)).toEqual(['veterinarian', 'registered-nurse']);
  });

  it('are removed, also one that is not saved', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    await save(ada, 'registered-nurse');
    expect(await save(ada, 'veterinarian', false)).toMatchObject({ status: 200 });
    expect(await save(ada, 'registered-nurse', false)).toMatchObject({
      status: 200,
      body: { careers: [] },
    });
    expect(await idsOf(ada)).toEqual([]);
  });

  it('are two hundred at most; removing one makes room', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    const ids = site.context.catalogue.careers.map(({ id }) => id);
    for (const id of ids.slice(0, 200)) {
      expect(await save(ada, id)).toMatchObject({ status: 200 });
    }
    const [one = '', another = ''] = ids.slice(199);
    expect(await save(ada, another)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: 'You have saved 200 careers. Please remove one before you save another.',
      },
    });
    expect(await save(ada, one)).toMatchObject({ status: 200 });
    await save(ada, one, false);
    expect(await save(ada, another)).toMatchObject({ status: 200 });
    expect(await idsOf(ada)).toHaveLength(200);
  });

  it('leave out what has left the catalogue', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    await save(ada, 'registered-nurse');
    await save(ada, 'veterinarian');
    const { db, refreshEdition } = site.context;
    await db.deleteFrom('careers').where('id', '=', 'veterinarian').execute();
    await refreshEdition();
    expect(await idsOf(ada)).toEqual(['registered-nurse']);
    expect(await save(ada, 'veterinarian')).toMatchObject({ status: 404 });
  });

  it('must be careers, and need someone signed in', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    expect(await save(ada, 'dragon-tamer')).toMatchObject({
      status: 404,
      body: { message: 'There is no such career.' },
    });
    expect(await ada.post(`${url}/registered-nurse`, { isSaved: 'yes' })).toMatchObject({
      status: 400,
      body: { message: 'isSaved: Must be true or false' },
    });
    const guest = site.browse();
    expect(await guest.get(url)).toMatchObject({ status: 401 });
    expect(await save(guest, 'registered-nurse')).toMatchObject({ status: 401 });
  });
});
