import { importMaxBytes, type PlannedImport, type PreviewImportOutput } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { openTestSite } from '../../../testing/test-site.ts';
import { ada } from '../../../testing/visitors.ts';

const admin = { identifier: 'root@example.org', password: 'a good password' };
const previewUrl = '/api/admin/catalogue-import/preview';
const importUrl = '/api/admin/catalogue-import';

async function openAsAdmin(env: Readonly<Record<string, string>> = {}) {
  const site = await openTestSite({
    env: { ADMIN_EMAIL: admin.identifier, ADMIN_PASSWORD: admin.password, ...env },
  });
  const browser = site.browse();
  await browser.post('/api/auth/login', admin);
  const exportCompanies = async () => {
    const response = await site.app.inject({
      url: '/api/admin/catalogue/companies',
      cookies: browser.cookies(),
    });
    return { csv: response.body, headers: response.headers };
  };
  const preview = async (csv: string) => {
    const { body } = await browser.post(previewUrl, { kind: 'companies', csv });
    return body as PreviewImportOutput;
  };
  const listEvents = async () => {
    const events = await site.context.db
      .selectFrom('security_events')
      .select(['type', 'reason', 'user_id as userId'])
      .execute();
    return events.filter(({ type }) => /catalogue|import/.test(type));
  };
  return { site, browser, exportCompanies, preview, listEvents };
}

const oneCompany = 'id,name,soc_prefixes\nacme,Acme,15-12\n';

it('an export is a CSV file, and importing it changes nothing', async () => {
  const { site, exportCompanies, preview, listEvents } = await openAsAdmin();
  const { csv, headers } = await exportCompanies();
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="companies.csv"',
    'cache-control': 'no-store',
  });
  expect(await preview(csv)).toMatchObject({
    outcome: 'planned',
    added: { count: 0 },
    changed: { count: 0 },
    gone: { count: 0 },
    unchangedCount: site.context.catalogue.companies.length,
  });
  expect(await listEvents()).toMatchObject([
    { type: 'admin.catalogue-exported', reason: 'companies', userId: expect.any(String) },
    { type: 'admin.import-previewed', reason: 'companies', userId: expect.any(String) },
  ]);
});

it('a preview counts every change and names the first twenty', async () => {
  const { site, preview } = await openAsAdmin();
  const { companies } = site.context.catalogue;
  expect(await preview(oneCompany)).toEqual({
    outcome: 'planned',
    basis: site.context.catalogue.version,
    added: { count: 1, names: ['Acme'] },
    changed: { count: 0, names: [] },
    gone: { count: companies.length, names: companies.slice(0, 20).map(({ name }) => name) },
    unchangedCount: 0,
    notes: [],
  });
  expect(site.context.catalogue.companies).toEqual(companies);
});

it('what was previewed is imported, served at once and recorded', async () => {
  const { site, browser, preview, listEvents } = await openAsAdmin();
  const { basis } = (await preview(oneCompany)) as PlannedImport;
  const input = { kind: 'companies', csv: oneCompany, basis };
  expect(await browser.post(importUrl, input)).toMatchObject({
    status: 200,
    body: { message: 'The list of companies now has 1 entry.' },
  });
  expect(site.context.catalogue.companies).toMatchObject([{ id: 'acme', name: 'Acme' }]);
  expect(await listEvents()).toContainEqual({
    type: 'admin.catalogue-imported',
    reason: 'companies imported in the browser',
    userId: expect.any(String),
  });
});

it('an import is refused once the catalogue has changed since its preview', async () => {
  const { site, browser, preview, listEvents } = await openAsAdmin();
  const { basis } = (await preview(oneCompany)) as PlannedImport;
  const input = { kind: 'companies', csv: oneCompany, basis };
  await browser.post(importUrl, input);
  const other = { ...input, csv: oneCompany.replace('Acme', 'Other') };
  expect(await browser.post(importUrl, other)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: expect.stringContaining('has changed since') },
  });
  expect(site.context.catalogue.companies).toMatchObject([{ name: 'Acme' }]);
  expect(
    (await listEvents()).filter(({ type }) => type === 'admin.catalogue-imported'),
  ).toHaveLength(1);
});

it('bad rows are listed by line and column, and change nothing', async () => {
  const { site, browser, preview } = await openAsAdmin();
  const { version, companies } = site.context.catalogue;
  const csv = 'id,name,soc_prefixes\nacme,,15-12\nNot a slug,B,15\n';
  expect(await preview(csv)).toEqual({
    outcome: 'bad',
    bad: [
      { line: 2, column: 'name', message: 'Is missing' },
      { line: 3, column: 'id', message: 'Use only lowercase letters, digits and hyphens' },
    ],
    badCount: 2,
  });
  expect(await browser.post(importUrl, { kind: 'companies', csv, basis: version })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: 'csv: line 2, column name: Is missing' },
  });
  expect(site.context.catalogue.companies).toEqual(companies);
});

it.each([
  [{ kind: 'skills', csv: '' }, /^kind: Must be one of: careers, /],
  [{ kind: 'schools' }, /^csv: Must be the text of a CSV file$/],
])('a preview of %j is refused by the name of the field', async (input, message) => {
  const { browser } = await openAsAdmin();
  expect(await browser.post(previewUrl, input)).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: expect.stringMatching(message) },
  });
});

it('an export of an unknown kind is refused by the name of the field', async () => {
  const { browser } = await openAsAdmin();
  expect(await browser.get('/api/admin/catalogue/skills')).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^kind: Must be one of/) },
  });
});

it('a passkey is asked for where administrators sign in with one', async () => {
  const { browser } = await openAsAdmin({ ADMIN_REQUIRE_PASSKEY: 'true' });
  const refused = { status: 403, body: { code: 'PASSKEY_REQUIRED' } };
  expect(await browser.post(previewUrl, {})).toMatchObject(refused);
  expect(await browser.post(importUrl, {})).toMatchObject(refused);
  expect(await browser.get('/api/admin/catalogue/schools')).toMatchObject(refused);
});

it('an import that another site sends is refused', async () => {
  const { browser } = await openAsAdmin();
  const elsewhere = { origin: 'https://evil.example' };
  expect(await browser.post(importUrl, {}, elsewhere)).toMatchObject({ status: 403 });
});

/** The call is reachable over REST and tRPC, with different bodies. */
const ways = [
  [previewUrl, (input: object) => input],
  ['/trpc/admin.previewImport', (input: object) => input],
  ['/trpc/admin.previewImport?batch=1', (input: object) => ({ 0: input })],
] as const;

it.each(ways)('%s takes a file of up to 10 MiB from administrators', async (url, toBody) => {
  const { browser } = await openAsAdmin();
  const csv = oneCompany + '\n'.repeat(2 * 1024 * 1024);
  expect(await browser.post(url, toBody({ kind: 'companies', csv }))).toMatchObject({
    status: 200,
  });
  const tooLong = 'x'.repeat(importMaxBytes);
  expect(await browser.post(url, toBody({ kind: 'companies', csv: tooLong }))).toMatchObject({
    status: 413,
    body: { code: 'PAYLOAD_TOO_LARGE' },
  });
});

it.each(ways)('%s refuses anyone else before it reads the file', async (url, toBody) => {
  const { site } = await openAsAdmin();
  const input = toBody({ kind: 'companies', csv: 'x'.repeat(importMaxBytes) });
  const guest = site.browse();
  expect(await guest.post(url, input)).toMatchObject({ status: 401 });
  await guest.post('/api/auth/signup', ada);
  expect(await guest.post(url, input)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

it('in a batch with an import, no other call takes a larger body than usual', async () => {
  const { browser } = await openAsAdmin();
  const csv = 'x'.repeat(300 * 1024);
  const url = '/trpc/admin.previewImport,admin.seedQuestions?batch=1';
  expect(await browser.post(url, { 0: { kind: 'companies', csv } })).toMatchObject({ status: 413 });
});
