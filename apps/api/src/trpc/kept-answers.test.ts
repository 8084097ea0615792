import { describe, expect, it } from 'vitest';
import { openTestSite } from '../testing/test-site.ts';

const questions = '/api/assessment/questions/quick';
const batch = (names: string, input: object) =>
  `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;

describe('an answer that depends on the catalogue alone', () => {
  it.each([
    questions,
    '/api/careers/registered-nurse',
    '/trpc/assessment.questions?input=%7B%22tier%22%3A%22quick%22%7D',
    batch('assessment.questions,catalogue.families', { 0: { tier: 'quick' } }),
  ])('is the same with the same headers every time: %s', async (url) => {
    const { app } = await openTestSite({ env: { RATE_LIMIT: 'on' } });
    const first = await app.inject(url);
    const again = await app.inject(url);
    expect(first.statusCode).toBe(200);
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
    expect(toLasting(again.headers)).toEqual(toLasting(first.headers));
    expect(again.headers).toHaveProperty('content-security-policy');
    // Of the request, as its lines in the log, and not of the one that the answer was made for.
    expect(again.headers['x-request-id']).toEqual(expect.stringMatching(/./));
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('is made once: the second time no procedure runs', async () => {
    const { app, context } = await openTestSite();
    await app.inject(questions);
    Object.assign(context.env, { AVAILABLE_TIERS: [] });
    expect(await app.inject(questions)).toMatchObject({ statusCode: 200 });
    expect(await app.inject(`${questions}?other=address`)).toMatchObject({ statusCode: 403 });
  });

  it('is made again for another catalogue, over tRPC too', async () => {
    const { app, context } = await openTestSite();
    const url = '/trpc/assessment.questions?input=%7B%22tier%22%3A%22quick%22%7D';
    expect((await app.inject(url)).body).not.toContain('Of yesterday');
    await context.db.updateTable('questions').set({ title: 'Of yesterday' }).execute();
    await context.refreshEdition();
    for (const address of [url, questions]) {
      expect((await app.inject(address)).body).toContain('Of yesterday');
    }
  });

  it('is not kept in a format that one client alone asks for', async () => {
    const { app } = await openTestSite();
    const url = batch('assessment.questions', { 0: { tier: 'quick' } });
    const streamed = await app.inject({ url, headers: { 'trpc-accept': 'application/jsonl' } });
    expect(streamed.statusCode).toBe(200);
    const plain = await app.inject(url);
    expect(plain.body).not.toBe(streamed.body);
    expect(plain.json()).toMatchObject([{ result: { data: expect.any(Array) } }]);
    const again = await app.inject({ url, headers: { 'trpc-accept': 'application/jsonl' } });
    expect(again.body).toBe(streamed.body);
  });

  it('is not kept together with calls about a person', async () => {
    const site = await openTestSite();
    const url = batch('assessment.questions,auth.user', { 0: { tier: 'quick' } });
    const browser = site.browse();
    const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
    await browser.post('/api/auth/signup', ada);
    expect(JSON.stringify((await browser.get(url)).body)).toContain(ada.email);
    expect(JSON.stringify((await site.browse().get(url)).body)).not.toContain(ada.email);
  });
});

it('a refusal is never kept', async () => {
  const { app, context } = await openTestSite();
  const epic = '/api/assessment/questions/epic';
  expect(await app.inject(epic)).toMatchObject({ statusCode: 403 });
  Object.assign(context.env, { AVAILABLE_TIERS: ['epic'] });
  expect(await app.inject(epic)).toMatchObject({ statusCode: 200 });
});

/** Without what is of one request, and how it travels. */
function toLasting(headers: Readonly<Record<string, unknown>>) {
  const { date, 'transfer-encoding': _chunks, 'content-length': _length, ...more } = headers;
  const { 'x-request-id': _number, ...rest } = more;
  expect(date).toBeDefined();
  const type = String(headers['content-type']).replace(/; charset=utf-8$/, '');
  const lasting = Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit-'));
  return { ...Object.fromEntries(lasting), 'content-type': type };
}
