import {
  accountExportSchema,
  type DraftsOutput,
  dayMs,
  type HallPlacesOutput,
  type HallSummaryOutput,
  hallsMaxCount,
  type PlaceOutput,
  placesMaxCount,
  type ResultsOutput,
  toHallDay,
  typographic,
} from '@guildpath/contract';
import { deleteEntriesExcept, listSecurityEvents } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { drafting, openAiEndpoint } from '../../../testing/ai-endpoint.ts';
import { changeEntries } from '../../../testing/change-entries.ts';
import { aHall, join, openHall, play, signUpGuide } from '../../../testing/halls.ts';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, shareTestSite, type TestSite } from '../../../testing/test-site.ts';
import { receiveToken, signUp } from '../../../testing/visitors.ts';
import { deleteExpired } from '../../jobs/housekeeping/housekeeping.ts';

const sharedSite = shareTestSite({ env: { AVAILABLE_TIERS: 'quick,epic' } });
let guides = 0;

/** Opens a hall of a new guide. */
async function openScene(site = sharedSite()) {
  guides += 1;
  const guide = await signUpGuide(site, `guide-${guides}@example.org`);
  return { site, guide, hall: await openHall(site, guide) };
}

const keepHouse = ({ context }: TestSite) => deleteExpired({ ...context, mailFolder: '/nowhere' });

/** Finds the answers that a text retells. */
function momentsIn({ context: { catalogue } }: TestSite, body: unknown): string[] {
  const told = JSON.stringify(body);
  const options = catalogue.questions.quick.scored.flatMap((question) => question.options);
  const moments = typographic(options.flatMap(({ moment }) => moment ?? []));
  return moments.filter((moment) => told.includes(moment));
}

describe('a hall', () => {
  it('is joined, played, shared, withdrawn, entered again by its words, and kept by email', async () => {
    const { site, guide, hall } = await openScene();
    const student = await join(site, hall);
    const { browser, name, returnWords } = student;
    const place = { name, hallName: hall.name, assessmentType: 'quick', isShared: false };
    expect(await browser.get('/api/place')).toMatchObject({
      body: { ...place, assessmentResultId: null, deleteOn: hall.deleteOn },
    });
    await browser.get('/api/assessment/questions/quick');
    const resultId = await play(site, student);
    const own = await browser.get(`/api/results/${resultId}`);
    expect(own).toMatchObject({ status: 200 });
    expect(momentsIn(site, own.body)).not.toEqual([]);

    const { body } = await guide.get(`/api/halls/${hall.id}/places`);
    const [listed] = (body as HallPlacesOutput).places;
    const times = { startedAt: expect.any(String), finishedAt: expect.any(String) };
    expect(listed).toMatchObject({ name, isShared: false, ...times });
    const shared = `/api/halls/${hall.id}/places/${listed?.id}/result`;
    expect(await guide.get(shared)).toMatchObject({ status: 404 });
    await browser.patch('/api/place', { isShared: true });
    const read = await guide.get(shared);
    expect(read).toMatchObject({ status: 200, body: { assessmentResult: { id: resultId } } });
    expect(momentsIn(site, read.body)).toEqual([]);
    expect(JSON.stringify(read.body)).not.toMatch(/"moment"|selectedOption|"scenes":\["/);
    await browser.patch('/api/place', { isShared: false });
    expect(await guide.get(shared)).toMatchObject({ status: 404 });

    const phone = site.browse();
    const words = ` ${returnWords.toUpperCase().replaceAll(' ', ', ')}. `;
    expect(await phone.post('/api/join/return', { words })).toMatchObject({
      status: 200,
      body: { ...place, assessmentResultId: resultId },
    });
    const email = 'student@example.org';
    const keep = (address: string) => phone.post('/api/place/keep', { email: address });
    for (const address of ['typo@example.org', email]) {
      expect(await keep(address)).toMatchObject({ status: 200 });
    }
    const member = site.browse();
    await member.post('/api/auth/email-link', { token: await receiveToken(site, email) });
    const message = 'This result is in an account already.';
    expect(await keep('other@example.org')).toMatchObject({ status: 409, body: { message } });
    await site.deliverMail();
    expect(site.mails.map(({ to }) => to)).not.toContain('other@example.org');
    await phone.patch('/api/place', { isShared: true });
    const result = `/api/results/${resultId}`;
    expect(await member.get(result)).toMatchObject({ body: { isShared: true } });
    expect(await guide.post(`${result}/unshare`)).toMatchObject({ status: 404 });
    expect(await guide.get(shared)).toMatchObject({ status: 200 });
    expect(await member.post(`${result}/unshare`)).toMatchObject({ status: 200 });
    expect(await guide.get(shared)).toMatchObject({ status: 404 });
    expect((await member.get(result)).body).not.toHaveProperty('isShared');
    const [withdrawn] = await listSecurityEvents(site.context.db, { limit: 1 });
    expect(withdrawn).toMatchObject({ type: 'hall.withdrawn' });
    await guide.delete(`/api/halls/${hall.id}`);
    expect(await browser.get('/api/place')).toMatchObject({ status: 401 });
    expect(await member.get(`/api/results/${resultId}`)).toMatchObject({ status: 200 });
  });

  it('shows owner and guide the same result after an import, though its best career is gone', async () => {
    const { site, guide, hall } = await openScene(await openTestSite());
    const student = await join(site, hall);
    const resultId = await play(site, student);
    await student.browser.patch('/api/place', { isShared: true });
    const places = (await guide.get(`/api/halls/${hall.id}/places`)).body as HallPlacesOutput;
    const read = async () => [
      (await student.browser.get(`/api/results/${resultId}`)).body,
      (await guide.get(`/api/halls/${hall.id}/places/${places.places[0]?.id}/result`)).body,
    ];
    const before = await read();
    const [own, shared] = before as ResultsOutput[];
    const best = own?.careerRecommendations[0];
    expect(shared?.careerRecommendations[0]).toMatchObject({
      facts: best?.facts,
      analysis: { day: best?.analysis.day, firstStep: best?.analysis.firstStep },
    });
    await changeEntries(site, 'careers', (career) => ({
      ...career,
      title: `New ${career.title}`,
      day: 'Every day is new.',
      firstStep: 'Begin again.',
      medianPay: 1,
    }));
    await changeEntries(site, 'programs', (program) => ({ ...program, name: 'Newer' }));
    const { db, reloadCatalogue } = site.context;
    const kept = site.context.catalogue.careers.map(({ id }) => id).filter((id) => id !== best?.id);
    await db.transaction().execute((trx) => deleteEntriesExcept(trx, 'careers', kept));
    await reloadCatalogue();
    expect(await guide.get(`/api/careers/${best?.id}`)).toMatchObject({ status: 404 });
    expect(await read()).toEqual(before);
  });

  it('is opened by members with a proven address, with days in order', async () => {
    const { site, guide } = await openScene();
    const unproven = await signUp(site, {
      email: 'eve@example.org',
      password: 'correct horse',
      firstName: 'E',
    });
    expect(await unproven.post('/api/halls', aHall(site))).toMatchObject({ status: 403 });
    const now = site.context.now();
    for (const [field, changes] of [
      ['name', { name: '  ' }],
      ['name', { name: 'x'.repeat(61) }],
      ['name', { name: 'http://evil.example/login' }],
      ['joinUntil', { joinUntil: toHallDay(now, -1) }],
      ['joinUntil', { joinUntil: toHallDay(now, 91) }],
      ['deleteOn', { deleteOn: toHallDay(now) }],
      ['deleteOn', { deleteOn: toHallDay(now, 402) }],
      ['deleteOn', { deleteOn: '2027-02-30' }],
    ] as const) {
      const { status, body } = await guide.post('/api/halls', aHall(site, changes));
      expect({ status, body }, JSON.stringify(changes)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(`^${field}: `) },
      });
    }
    for (let count = 1; count < hallsMaxCount; count += 1) await openHall(site, guide);
    expect(await guide.post('/api/halls', aHall(site))).toMatchObject({ status: 409 });
  });

  it('tells unknown, closed, full and deleted apart, and gives each name once', async () => {
    const { site, guide, hall } = await openScene();
    const url = `/api/join/${hall.joinCode}`;
    const typed = hall.joinCode.toLowerCase().split('').join('-');
    expect(await site.browse().get(`/api/join/${typed}`)).toMatchObject({
      status: 200,
      body: { hallName: hall.name, guideName: 'Ada' },
    });
    const { body } = await guide.post('/api/halls', aHall(site, { guideName: ' Ms Ortiz ' }));
    expect(body).toMatchObject({ guideName: 'Ms Ortiz' });
    const statusOf = async (code = hall.joinCode) =>
      (await site.browse().get(`/api/join/${code}`)).status;
    expect(await statusOf('BBBBBBB')).toBe(404);

    const name = 'Patient Heron';
    const joins = [site.browse(), site.browse()].map((browser) => browser.post(url, { name }));
    const codes = (await Promise.all(joins)).map(({ status, body }) => ({ status, body }));
    expect(codes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codes).toContainEqual({
      status: 409,
      body: expect.objectContaining({ code: 'NAME_TAKEN' }),
    });
    expect(await site.browse().post(url, { name: 'Rude Name' })).toMatchObject({ status: 400 });
    const { browser } = await join(site, hall);
    expect(await browser.post(url, { name: 'Calm Owl' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });

    const { db } = site.context;
    await db
      .updateTable('halls')
      .set({ place_count: placesMaxCount - 1 })
      .execute();
    const last = ['Calm Fox', 'Calm Lark'].map((drawn) => site.browse().post(url, { name: drawn }));
    expect((await Promise.all(last)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statusOf()).toBe(409);
    await db.updateTable('halls').set({ place_count: 4 }).execute();
    await guide.patch(`/api/halls/${hall.id}`, { isOpen: false });
    expect(await site.browse().post(url, { name: 'Calm Swan' })).toMatchObject({ status: 409 });
    await guide.patch(`/api/halls/${hall.id}`, { isOpen: true });
    expect(await statusOf()).toBe(200);
    await guide.delete(`/api/halls/${hall.id}`);
    expect(await statusOf()).toBe(410);
  });

  it('is in the export of its guide, with nothing of its places', async () => {
    const { site, guide, hall } = await openScene();
    const student = await join(site, hall);
    await play(site, student);
    const { body } = await guide.get('/api/user/export');
    const { halls } = parse(accountExportSchema, body);
    expect(halls).toEqual([{ ...hall, placeCount: 1, finishedCount: 1 }]);
    expect(JSON.stringify(body)).not.toContain(student.name);
  });

  it('takes one submission of a place, with the quest of the hall', async () => {
    const { site, hall } = await openScene();
    const student = await join(site, hall);
    const key = { 'idempotency-key': 'quest-1' };
    const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
    const submit = (changes = {}, headers = {}) =>
      student.browser.post('/api/assessment/submit', { ...submission, ...changes }, headers);
    expect(await submit({ assessmentType: 'epic' })).toMatchObject({ status: 400 });
    const first = await submit({}, key);
    expect((await submit({}, key)).body).toEqual(first.body);
    expect(await submit()).toMatchObject({ status: 409 });
  });

  it('keeps the answers of a quest that has not ended for any browser with the words', async () => {
    const { site, hall } = await openScene();
    const student = await join(site, hall);
    const responses = quickResponses(site.context);
    const [half, rest] = [responses.slice(0, 8), responses.slice(8)];
    const save = (answers: object[], assessmentType = 'quick') =>
      student.browser.post('/api/user/drafts', { assessmentType, responses: answers });
    expect(await save([], 'epic')).toMatchObject({ status: 400 });
    expect(await save(half)).toMatchObject({ status: 200, body: { responses: half } });

    const home = site.browse();
    await home.post('/api/join/return', { words: student.returnWords });
    const drafts = async () => (await home.get('/api/user/drafts')).body as DraftsOutput;
    expect(await drafts()).toMatchObject({
      drafts: [{ assessmentType: 'quick', responses: half }],
    });
    const other = await join(site, hall);
    expect(await other.browser.get('/api/user/drafts')).toMatchObject({ body: { drafts: [] } });
    expect(await save(rest)).toMatchObject({ status: 200, body: { responses } });

    expect(await home.delete('/api/user/drafts/epic')).toMatchObject({ status: 400 });
    expect(await home.delete('/api/user/drafts/quick')).toMatchObject({ status: 200 });
    expect(await drafts()).toEqual({ drafts: [] });
    await save(half);
    await play(site, { browser: home });
    expect(await drafts()).toEqual({ drafts: [] });
    expect(await save(half)).toMatchObject({ status: 409 });
    await home.delete('/api/place');
    expect(await save(half)).toMatchObject({ status: 401 });
  });

  it('shows figures by steps of five, and the CSV what is shared, to no link of another site', async () => {
    const { site, guide, hall } = await openScene();
    const summary = async () =>
      (await guide.get(`/api/halls/${hall.id}/summary`)).body as HallSummaryOutput;
    const students = [];
    for (let count = 0; count < 6; count += 1) {
      const student = await join(site, hall);
      students.push(student);
      expect(await summary()).toMatchObject({ finishedCount: count, isShown: count >= 5 });
      await play(site, student);
    }
    const { classes, archetypes, fields } = await summary();
    for (const counts of [classes, archetypes, fields]) {
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    }
    await students[0]?.browser.patch('/api/place', { isShared: true });
    const few = await summary();
    expect(few).toMatchObject({ isShown: true, isSharedAlone: true, classes: [{ count: 1 }] });
    const csvUrl = `/api/halls/${hall.id}/export.csv`;
    const { body, headers } = await guide.get(csvUrl);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = String(body).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^\uFEFFDrawn name,Joined,Finished,Shared,Class,Archetype,/);
    expect(lines).toHaveLength(7);
    expect(lines.filter((line) => /,yes,\w/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /,no,+$/.test(line))).toHaveLength(5);

    const { places } = (await guide.get(`/api/halls/${hall.id}/places`)).body as HallPlacesOutput;
    const input = { hallId: hall.id, placeId: places[0]?.id };
    const shared = `/api/halls/${hall.id}/places/${input.placeId}/result`;
    const call = `/trpc/halls.result?input=${encodeURIComponent(JSON.stringify(input))}`;
    for (const url of [csvUrl, shared, call, `/api/join/${hall.joinCode}`]) {
      expect(await guide.get(url), url).toMatchObject({ status: 200 });
      const linked = await guide.get(url, { 'sec-fetch-site': 'cross-site' });
      expect(linked, url).toMatchObject({ status: 403 });
    }
  });

  it('lets its guide remove a place that has not finished, and a student any place of their own', async () => {
    const { site, guide, hall } = await openScene();
    const [waiting, done] = [await join(site, hall), await join(site, hall)];
    const resultId = await play(site, done);
    const { body } = await guide.get(`/api/halls/${hall.id}/places`);
    const remove = (name: string) => {
      const id = (body as HallPlacesOutput).places.find((place) => place.name === name)?.id;
      return guide.delete(`/api/halls/${hall.id}/places/${id}`);
    };
    expect(await remove(done.name)).toMatchObject({ status: 409 });
    expect(await remove(waiting.name)).toMatchObject({ status: 200 });
    expect(await waiting.browser.get('/api/place')).toMatchObject({ status: 401 });
    const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
    expect(await waiting.browser.post('/api/assessment/submit', submission)).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/^Your place in the hall has closed\./) },
    });
    expect(await site.browse().post('/api/assessment/submit', submission)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^guestEmail: /) },
    });
    const others = [await join(site, hall), await join(site, hall)];
    expect(await guide.delete(`/api/halls/${hall.id}/places`)).toMatchObject({
      status: 200,
      body: { message: 'We removed 2 places.' },
    });
    for (const { browser } of others) {
      expect(await browser.get('/api/place')).toMatchObject({ status: 401 });
    }
    expect(await done.browser.delete('/api/place')).toMatchObject({ status: 200 });
    expect(await done.browser.get(`/api/results/${resultId}`)).toMatchObject({ status: 401 });
    expect(await guide.get(`/api/halls/${hall.id}`)).toMatchObject({ body: { placeCount: 0 } });
  });

  it.each([
    [
      'on its day',
      async ({ site }: Awaited<ReturnType<typeof openScene>>) => {
        site.passTime(91 * dayMs);
        expect(await keepHouse(site)).toMatchObject({ halls: 1 });
      },
    ],
    [
      'with the account of its guide',
      async ({ guide }: Awaited<ReturnType<typeof openScene>>) => {
        expect(await guide.delete('/api/user')).toMatchObject({ status: 200 });
      },
    ],
  ])('is deleted %s, and leaves its code alone', async (_when, end) => {
    const scene = await openScene(await openTestSite());
    const { site, hall } = scene;
    const student = await join(site, hall);
    await play(site, student);
    await student.browser.post('/api/place/keep', { email: 'student@example.org' });
    await end(scene);
    const { db } = site.context;
    for (const table of [
      'halls',
      'hall_places',
      'place_sessions',
      'assessment_results',
      'responses',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await db.selectFrom('deleted_halls').select('join_code').execute()).toEqual([
      { join_code: hall.joinCode },
    ]);
    expect(await student.browser.get('/api/place')).toMatchObject({ status: 401 });
    const { returnWords: words } = student;
    expect(await site.browse().post('/api/join/return', { words })).toMatchObject({ status: 401 });
    const failed = site.mails.length;
    await site.deliverMail();
    expect(site.mails.slice(failed).map(({ to }) => to)).not.toContain('student@example.org');
  });

  it('keeps a place out of what needs an account', async () => {
    const { site, hall } = await openScene();
    const { browser } = await join(site, hall);
    for (const url of [
      '/auth/user',
      '/user/assessments',
      '/user/careers',
      '/user/export',
      '/halls',
    ]) {
      expect(await browser.get(`/api${url}`), url).toMatchObject({ status: 401 });
    }
    expect(await browser.get('/api/place')).toMatchObject({ status: 200 });
    await browser.post('/api/auth/logout');
    expect(await browser.get('/api/place')).toMatchObject({ status: 401 });
  });

  it('does not exist with HALLS=off', async () => {
    const site = await openTestSite({ env: { HALLS: 'off' } });
    const guide = await signUpGuide(site);
    expect(await guide.post('/api/halls', aHall(site))).toMatchObject({ status: 404 });
    for (const url of ['/halls', '/halls/x/export.csv', '/join/BCDFGHJ', '/place']) {
      expect(await site.browse().get(`/api${url}`), url).toMatchObject({ status: 404 });
    }
  });

  it('is not guessed: wrong words and codes are throttled, right ones never', async () => {
    const { site, hall } = await openScene(await openTestSite({ env: { RATE_LIMIT: 'on' } }));
    const student = await join(site, hall);
    const stranger = site.browse();
    const guess = () => stranger.post('/api/join/return', { words: 'one two three four' });
    for (let count = 0; count < 300; count += 1) expect((await guess()).status).toBe(401);
    expect(await guess()).toMatchObject({ status: 429 });
    const guessCode = () => stranger.get('/api/join/BCDFGHJ');
    for (let count = 0; count < 300; count += 1) expect((await guessCode()).status).toBe(404);
    for (let count = 300; count < 620; count += 1) expect((await guessCode()).status).toBe(429);
    expect(await site.browse().get(`/api/join/${hall.joinCode}`)).toMatchObject({ status: 200 });
    const { status, body } = await stranger.post('/api/join/return', {
      words: student.returnWords,
    });
    expect({ status, body: body as PlaceOutput }).toMatchObject({
      status: 200,
      body: { name: student.name },
    });
  });

  it('limits the halls that an account opens, and the links that a place mails', async () => {
    const { site, guide, hall } = await openScene(
      await openTestSite({ env: { RATE_LIMIT: 'on' } }),
    );
    const student = await join(site, hall);
    await play(site, student);
    const keep = async () =>
      (await student.browser.post('/api/place/keep', { email: 'student@example.org' })).status;
    for (let count = 0; count < 5; count += 1) expect(await keep()).toBe(200);
    expect(await keep()).toBe(429);
    for (let count = 1; count < 40; count += 1) {
      await guide.delete(`/api/halls/${(await openHall(site, guide)).id}`);
    }
    expect(await guide.post('/api/halls', aHall(site))).toMatchObject({ status: 429 });
  });

  it('sends nothing to an AI endpoint, and with AI_FOR_HALLS=true no answer', async () => {
    const endpoint = await openAiEndpoint(drafting());
    const ai = { AI_BASE_URL: endpoint.url, AI_MODEL: 'm' };
    const playBesideAi = async (env: Readonly<Record<string, string>>) => {
      const { site, hall } = await openScene(await openTestSite({ env: { ...ai, ...env } }));
      const student = await join(site, hall);
      const taken = { basicInterests: ['law'] };
      const id = await play(site, student);
      await student.browser.put(`/api/results/${id}/basic-interests`, taken);
      await site.writeNarratives();
      return site;
    };
    await playBesideAi({});
    expect(endpoint.bodies).toEqual([]);
    const site = await playBesideAi({ AI_FOR_HALLS: 'true' });
    expect(endpoint.bodies).toHaveLength(2);
    expect(momentsIn(site, endpoint.prompts())).toEqual([]);
    expect(endpoint.bodies.join('')).not.toMatch(/WorkShouldBeAbout|Law and fairness/);
  });
});
