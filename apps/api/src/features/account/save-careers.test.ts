import type { CareersOutput, SavedCareersOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestBrowser } from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';

const url = '/api/user/careers';

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
    const browser = await signUp(site);
    const eve = await signUp(site, { ...ada, email: 'eve@example.org' });
    await save(browser, 'registered-nurse');
    site.passTime(1_000);
    const { status, body } = await save(browser, 'veterinarian');
    expect(status).toBe(200);
    expect(await browser.get(url)).toMatchObject({ status: 200, body: body as object });
    const { careers } = body as SavedCareersOutput;
    expect(careers.map(({ id }) => id)).toEqual(['veterinarian', 'registered-nurse']);
    const library = await browser.get('/api/careers?search=registered+nurse');
    expect(careers[1]).toEqual((library.body as CareersOutput).careers[0]);
    expect(await idsOf(eve)).toEqual([]);
  });

  it('are two hundred at most; removing one makes room', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const { catalogue, db } = site.context;
    const ids = catalogue.careers.map(({ id }) => id);
    await save(browser, ids[0] ?? '');
    const row = await db.selectFrom('saved_careers').selectAll().executeTakeFirstOrThrow();
    const others = ids.slice(1, 200).map((career_id) => ({ ...row, career_id }));
    await db.insertInto('saved_careers').values(others).execute();
    const [one = '', another = ''] = ids.slice(199);
    expect(await save(browser, another)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: 'You’ve saved 200 careers. Please remove one before you save another.',
      },
    });
    expect(await save(browser, one)).toMatchObject({ status: 200 });
    await save(browser, one, false);
    expect(await save(browser, another)).toMatchObject({ status: 200 });
    expect(await idsOf(browser)).toHaveLength(200);
  });

  it('leave out what has left the catalogue', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    await save(browser, 'registered-nurse');
    await save(browser, 'veterinarian');
    const { db, reloadCatalogue } = site.context;
    await db.deleteFrom('catalogue_entries').where('id', '=', 'veterinarian').execute();
    await reloadCatalogue();
    expect(await idsOf(browser)).toEqual(['registered-nurse']);
    expect(await save(browser, 'veterinarian')).toMatchObject({ status: 404 });
  });

  it('must be careers, and need a signed-in user', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    expect(await save(browser, 'dragon-tamer')).toMatchObject({
      status: 404,
      body: { message: 'We couldn’t find that career.' },
    });
    expect(await browser.post(`${url}/registered-nurse`, { isSaved: 'yes' })).toMatchObject({
      status: 400,
      body: { message: 'isSaved: Must be true or false' },
    });
    const guest = site.browse();
    expect(await guest.get(url)).toMatchObject({ status: 401 });
    expect(await save(guest, 'registered-nurse')).toMatchObject({ status: 401 });
  });
});
