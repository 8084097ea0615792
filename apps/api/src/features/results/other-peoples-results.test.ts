import {
  type Hall,
  type HallPlacesOutput,
  hourMs,
  type SubmitAssessmentOutput,
} from '@guildpath/contract';
import { describe, expect, it, vi } from 'vitest';
import { join, openHall, play, type Student, signUpGuide } from '../../../testing/halls.ts';
import { logInAtProvider, openOidcProvider } from '../../../testing/oidc-provider.ts';
import { quickResponses } from '../../../testing/responses.ts';
import {
  openTestSite,
  publicUrl,
  shareTestSite,
  type TestBrowser,
  type TestSite,
} from '../../../testing/test-site.ts';
import { receiveToken } from '../../../testing/visitors.ts';

const password = 'correct horse';

const openSite = shareTestSite();
let scenes = 0;

/** Ada, who has an account, and Grace, a guest, have finished a quest. */
interface Scene {
  readonly site: TestSite;
  /** Returns an address that no other scene has. */
  readonly at: (name: string) => string;
  /** The results of earlier scenes on the same site. */
  readonly earlier: ReadonlySet<string>;
  readonly ada: TestBrowser;
  readonly adasResult: string;
  readonly gracesResult: string;
  /** Signs in to her own account. */
  readonly eve: TestBrowser;
}

async function submit(site: TestSite, browser: TestBrowser, guestEmail?: string, key?: string) {
  const answer = await browser.post(
    '/api/assessment/submit',
    { responses: quickResponses(site.context), assessmentType: 'quick', guestEmail },
    key ? { 'idempotency-key': key } : {},
  );
  expect(answer.status).toBe(200);
  return (answer.body as SubmitAssessmentOutput).assessmentResultId;
}

async function signUp(site: TestSite, email: string): Promise<TestBrowser> {
  const browser = site.browse();
  await browser.post('/api/auth/signup', { email, password, firstName: 'A', lastName: 'B' });
  return browser;
}

async function openScene(site = openSite()): Promise<Scene> {
  scenes += 1;
  const scene = scenes;
  const at = (name: string) => `${name}-${scene}@example.org`;
  const earlier = new Set(await listResults(site).then((all) => all.map(({ id }) => id)));
  const ada = await signUp(site, at('ada'));
  const adasResult = await submit(site, ada, undefined, 'quest-of-ada');
  const gracesResult = await submit(site, site.browse(), at('grace'), 'quest-of-grace');
  await site.deliverMail();
  return { site, at, earlier, ada, adasResult, gracesResult, eve: await signUp(site, at('eve')) };
}

function listResults({ context: { db } }: TestSite) {
  return db.selectFrom('assessment_results').select(['id', 'user_id', 'guest_email']).execute();
}

function toCookieHeader(cookies: Readonly<Record<string, string>>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

/** Changes a letter in the middle. */
function tamper(cookie: string): string {
  const at = Math.floor(cookie.length / 2);
  return cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1);
}

/** Sends the same headers with every read. */
function withHeaders(site: TestSite, headers: Record<string, string>): TestBrowser {
  const browser = site.browse();
  return { ...browser, get: (url) => browser.get(url, headers) };
}

/** Each attack returns a browser that must not be able to read any result of others. */
const attacks: Readonly<Record<string, (scene: Scene) => Promise<TestBrowser>>> = {
  'without a session': async ({ site }) => site.browse(),
  'with the session of another account': async ({ eve }) => eve,
  'with an account whose username looks like an id': async ({ site, adasResult }) =>
    signUp(site, `${adasResult}@example.org`),
  'by signing up with the guest’s email': async ({ site, at }) => signUp(site, at('grace')),
  'by signing up with a registered email and another password': async ({ site, at }) => {
    const browser = site.browse();
    const wanted = { email: at('ADA'), password: 'another horse', firstName: 'Eve' };
    expect(await browser.post('/api/auth/signup', wanted)).toMatchObject({ status: 409 });
    await browser.post('/api/auth/login', { identifier: at('ada'), password: 'another horse' });
    return browser;
  },
  'by logging in as the guest, who has no password': async ({ site, at }) => {
    const browser = site.browse();
    for (const guess of ['', 'null', '      ', 'undefined', password]) {
      await browser.post('/api/auth/login', { identifier: at('grace'), password: guess });
    }
    return browser;
  },
  'with a link that was used, or is older than a day, and tokens made up or cut short': async ({
    site,
    at,
    gracesResult,
  }) => {
    const token = await receiveToken(site, at('grace'));
    await site.browse().post('/api/auth/email-link', { token });
    const ask = { assessmentResultId: gracesResult, guestEmail: at('grace') };
    await site.browse().post('/api/assessment/unlock', ask);
    const late = await receiveToken(site, at('grace'));
    site.passTime(24 * hourMs + 1_000);
    const browser = site.browse();
    for (const guess of [token, late, late.slice(0, -1), `${late}A`, gracesResult, '%']) {
      await browser.post('/api/auth/email-link', { token: guess });
    }
    return browser;
  },
  'with the hash of a token, as a stolen database holds it': async ({ site }) => {
    const rows = await site.context.db.selectFrom('sign_in_tokens').select('token_hash').execute();
    const browser = site.browse();
    for (const { token_hash } of rows) {
      await browser.post('/api/auth/email-link', { token: token_hash });
    }
    return browser;
  },
  'by having the link of another mailed to oneself': async (scene) => {
    const { site, at, eve, adasResult, gracesResult } = scene;
    await site.deliverMail();
    for (const guestEmail of [at('eve'), at('grace')]) {
      await eve.post('/api/assessment/unlock', { assessmentResultId: gracesResult, guestEmail });
    }
    for (const guestEmail of [at('eve'), at('ada')]) {
      await eve.post('/api/assessment/unlock', { assessmentResultId: adasResult, guestEmail });
    }
    const before = site.mails.length;
    await site.deliverMail();
    expect(site.mails.slice(before).map(({ to }) => to)).toEqual([at('grace')]);
    return eve;
  },
  'with two emails where one is asked for': async ({ site, at, eve, gracesResult }) => {
    const both = [at('grace'), at('eve')];
    for (const guestEmail of [both, both.join()]) {
      const ask = { assessmentResultId: gracesResult, guestEmail };
      expect(await eve.post('/api/assessment/unlock', ask)).toMatchObject({ status: 400 });
    }
    await site.deliverMail();
    return eve;
  },
  'with the idempotency key of another’s submission': async ({
    site,
    eve,
    adasResult,
    gracesResult,
  }) => {
    for (const key of ['quest-of-ada', 'quest-of-grace']) {
      const own = await submit(site, eve, undefined, key);
      expect([adasResult, gracesResult]).not.toContain(own);
    }
    return eve;
  },
  'as a guest with the email and key of an account’s submission': async ({
    site,
    at,
    adasResult,
  }) => {
    const browser = site.browse();
    expect(await submit(site, browser, at('ada'), 'quest-of-ada')).not.toBe(adasResult);
    return browser;
  },
  'with a cookie copied before its owner signed out': async ({ site, ada }) => {
    const cookie = toCookieHeader(ada.cookies());
    await ada.post('/api/auth/logout');
    return withHeaders(site, { cookie });
  },
  'with a cookie that was tampered with': async ({ site, ada }) =>
    withHeaders(site, { cookie: tamper(toCookieHeader(ada.cookies())) }),
  'with the plain id of a user, or a session’s hash, as the cookie': async ({ site, ada }) => {
    const { id } = (await ada.get('/api/auth/user')).body as { id: string };
    const { id_hash } = await site.context.db
      .selectFrom('sessions')
      .select('id_hash')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    return withHeaders(site, { cookie: `guildpath_session=${id_hash}; sessionId=${id}` });
  },
  'with headers that claim to be someone else': async ({ site, at, ada }) => {
    const { body } = await ada.get('/api/auth/user');
    const { id } = body as { id: string };
    return withHeaders(site, {
      authorization: `Bearer ${id}`,
      'x-user-id': id,
      'x-forwarded-user': at('ada'),
      'x-forwarded-for': '127.0.0.1',
      'x-http-method-override': 'POST',
      'x-original-url': '/healthz',
    });
  },
  'with an account opened with a verified-looking email before the guest came': async ({
    site,
    at,
  }) => {
    const stranger = await signUp(site, at('late'));
    await submit(site, site.browse(), at('late'));
    return stranger;
  },
  'with the password of such an account, typed while the guest opens the link': async ({
    site,
    at,
  }) => {
    await signUp(site, at('late'));
    await submit(site, site.browse(), at('late'));
    await site.deliverMail();
    const token = await receiveToken(site, at('late'));
    const { passwords } = site.context;
    const { verify } = passwords;
    vi.spyOn(passwords, 'verify').mockImplementation(async (passwordHash, typed) => {
      const isRight = await verify(passwordHash, typed);
      const link = await site.browse().post('/api/auth/email-link', { token });
      expect({ isRight, status: link.status }).toEqual({ isRight: true, status: 200 });
      return isRight;
    });
    const browser = site.browse();
    const login = { identifier: at('late'), password };
    expect(await browser.post('/api/auth/login', login)).toMatchObject({ status: 409 });
    return browser;
  },
  'by changing the password of such an account while the guest opens the link': async ({
    site,
    at,
  }) => {
    const stranger = await signUp(site, at('late'));
    await submit(site, site.browse(), at('late'));
    await site.deliverMail();
    const token = await receiveToken(site, at('late'));
    const { passwords } = site.context;
    const { hash } = passwords;
    vi.spyOn(passwords, 'hash').mockImplementation(async (typed) => {
      await site.browse().post('/api/auth/email-link', { token });
      return hash(typed);
    });
    const change = { currentPassword: password, password: 'another horse' };
    expect(await stranger.post('/api/user/password', change)).toMatchObject({ status: 409 });
    return stranger;
  },
  'in a call of such an account that began just before the guest opened the link': async ({
    site,
    at,
  }) => {
    const stranger = await signUp(site, at('late'));
    const id = await submit(site, site.browse(), at('late'));
    const { body } = await stranger.get('/api/auth/user');
    // The session is from before and the result from after the link was opened.
    await site.context.db
      .updateTable('assessment_results')
      .set({ user_id: (body as { id: string }).id })
      .where('id', '=', id)
      .execute();
    return stranger;
  },
};

/** Begins each attack with a student who has finished in a hall of Ada, the guide. */
const attacksOnHalls: Readonly<Record<string, (scene: HallScene) => Promise<TestBrowser>>> = {
  'as a guide of another hall': async ({ site, student }) => {
    await student.browser.patch('/api/place', { isShared: true });
    const other = await signUpGuide(site, 'mallory@example.org');
    await openHall(site, other);
    return other;
  },
  'as its guide, without the switch': async ({ guide }) => guide,
  'as its guide, after it was switched off': async ({ guide, student }) => {
    for (const isShared of [true, false]) await student.browser.patch('/api/place', { isShared });
    return guide;
  },
  'as its guide, after the hall was deleted': async ({ guide, hall, student }) => {
    await student.browser.patch('/api/place', { isShared: true });
    await guide.delete(`/api/halls/${hall.id}`);
    return guide;
  },
  'as its guide, after the place was deleted': async ({ guide, student }) => {
    await student.browser.patch('/api/place', { isShared: true });
    await student.browser.delete('/api/place');
    return guide;
  },
  'as a student of the same hall': async ({ site, hall, student }) => {
    await student.browser.patch('/api/place', { isShared: true });
    return (await join(site, hall)).browser;
  },
  'as a stranger with the words of a place that was deleted': async ({ site, student }) => {
    await student.browser.delete('/api/place');
    const browser = site.browse();
    await browser.post('/api/join/return', { words: student.returnWords });
    return browser;
  },
  'with the cookie of a place that this browser has left': async ({ site, student }) => {
    const cookie = toCookieHeader(student.browser.cookies());
    await student.browser.post('/api/auth/logout');
    return withHeaders(site, { cookie });
  },
  'by submitting with the address that the student will give': async ({ site, student }) => {
    const stranger = await signUp(site, 'student@example.org');
    await student.browser.post('/api/place/keep', { email: 'student@example.org' });
    return stranger;
  },
};

interface HallScene {
  readonly site: TestSite;
  readonly guide: TestBrowser;
  readonly hall: Hall;
  readonly student: Student;
}

/** Leaves out the results that this browser's user submitted while signed in. */
async function listOthersResults({ site, earlier }: Scene, browser: TestBrowser) {
  const { body } = await browser.get('/api/auth/user');
  const { id: viewerId } = body as { readonly id?: string };
  return (await listResults(site))
    .filter((result) => result.guest_email !== null || result.user_id !== viewerId)
    .map(({ id }) => id)
    .filter((id) => !earlier.has(id));
}

/** Lists every URL of a result, in every spelling that might slip through. */
function addressesOf(resultId: string): string[] {
  const input = encodeURIComponent(JSON.stringify({ assessmentResultId: resultId }));
  return [
    `/api/results/${resultId}`,
    `/api/results/${resultId}/`,
    `/api/results/${resultId.toUpperCase()}`,
    `/api/results/${resultId}?userId=1&role=admin`,
    `/api/results/x?assessmentResultId=${resultId}`,
    `/api/results/${resultId}%00`,
    `/api//results/${resultId}`,
    `/api/results/..%2fresults%2f${resultId}`,
    `/api/results/${resultId}/puzzles`,
    `/trpc/results.get?input=${input}`,
    `/api/results/${resultId}/card`,
    `/card/${resultId}.png?match=`,
    `/trpc/results.puzzles?input=${input}`,
    `/trpc/results.publicCard?input=${input}`,
    `/trpc/results.get,auth.user?batch=1&input=${encodeURIComponent(
      JSON.stringify({ 0: { assessmentResultId: resultId } }),
    )}`,
  ];
}

describe('someone else’s results', () => {
  it.each(Object.entries(attacks))('cannot be read %s', async (_name, attack) => {
    const scene = await openScene();
    const browser = await attack(scene);
    const ids = await listOthersResults(scene, browser);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const id of ids) {
      for (const url of addressesOf(id)) {
        const { status, body } = await browser.get(url);
        expect([400, 401, 404, 207], url).toContain(status);
        expect(JSON.stringify(body), url).not.toMatch(
          /riasecScores|personalityInsight|correctOption/,
        );
      }
    }
    for (const url of [
      '/api/user/assessments',
      '/api/user/export',
      '/trpc/user.assessments?input={}',
    ]) {
      const { body } = await browser.get(url);
      for (const id of ids) expect(JSON.stringify(body), url).not.toContain(`"id":"${id}"`);
    }
  });

  it.each(Object.entries(attacksOnHalls))('in a hall cannot be read %s', async (_name, attack) => {
    const site = openSite();
    scenes += 1;
    const guide = await signUpGuide(site, `guide-${scenes}@example.org`);
    const hall = await openHall(site, guide);
    const student = await join(site, hall);
    const resultId = await play(site, student);
    const { places } = (await guide.get(`/api/halls/${hall.id}/places`)).body as HallPlacesOutput;
    const browser = await attack({ site, guide, hall, student });
    const place = `/api/halls/${hall.id}/places/${places[0]?.id}`;
    const input = encodeURIComponent(JSON.stringify({ hallId: hall.id, placeId: places[0]?.id }));
    const urls = [
      `${place}/result`,
      `${place}/result?isShared=true`,
      `/trpc/halls.result?input=${input}`,
    ];
    for (const url of [...urls, ...addressesOf(resultId)]) {
      const { status, body } = await browser.get(url);
      expect([400, 401, 404, 207], url).toContain(status);
      expect(JSON.stringify(body), url).not.toMatch(
        /riasecScores|personalityInsight|correctOption/,
      );
    }
    const csv = await browser.get(`/api/halls/${hall.id}/export.csv`);
    expect(JSON.stringify(csv.body)).not.toMatch(/Mage|Warrior|Healer/);
    expect(await browser.delete(`/api/results/${resultId}`)).not.toMatchObject({ status: 200 });
  });

  it('cannot be read by guessing an id: unknown and foreign ids get the same answer', async () => {
    const { eve, adasResult, gracesResult } = await openScene();
    const answers = [];
    for (const id of [adasResult, gracesResult, '019a0000-0000-7000-8000-000000000000']) {
      const { status, body } = await eve.get(`/api/results/${id}`);
      answers.push({ status, body });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404 });
  });

  it('cannot be read with a provider login whose email is not verified', async () => {
    const email = 'grace@example.org';
    const claims = { email, email_verified: false };
    const { env } = await openOidcProvider(`${publicUrl}/api/login/callback`, claims);
    const site = await openTestSite({ env });
    const gracesResult = await submit(site, site.browse(), email);
    const browser = site.browse();
    expect(await logInAtProvider(browser)).toMatchObject({
      headers: { location: '/login?redirect=/&error=unverified' },
    });
    expect(await browser.get(`/api/results/${gracesResult}`)).toMatchObject({ status: 401 });
  });

  it('are there for their owners after all those attempts', async () => {
    const { site, at, ada, adasResult, gracesResult } = await openScene();
    expect(await ada.get(`/api/results/${adasResult}`)).toMatchObject({ status: 200 });
    const owner = site.browse();
    await owner.post('/api/auth/email-link', { token: await receiveToken(site, at('grace')) });
    expect(await owner.get(`/api/results/${gracesResult}`)).toMatchObject({ status: 200 });
    expect(await owner.get(`/api/results/${adasResult}`)).toMatchObject({ status: 404 });
  });
});

describe('no answer reveals who has an account', () => {
  it.each<[string, (scene: Scene, email: string) => Promise<{ status: number; body: unknown }>]>([
    [
      'submitting a quest',
      ({ site }, guestEmail) =>
        site.browse().post('/api/assessment/submit', {
          responses: quickResponses(site.context),
          assessmentType: 'quick',
          guestEmail,
        }),
    ],
    [
      'asking for a link',
      ({ site, gracesResult }, guestEmail) =>
        site
          .browse()
          .post('/api/assessment/unlock', { assessmentResultId: gracesResult, guestEmail }),
    ],
    [
      'logging in with a wrong password',
      ({ site }, identifier) =>
        site.browse().post('/api/auth/login', { identifier, password: 'wrong horse' }),
    ],
  ])('%s answers alike for an account, a guest and an unknown email', async (_name, ask) => {
    const scene = await openScene();
    const answers = [];
    for (const email of ['ada', 'grace', 'nobody'].map(scene.at)) {
      const { status, body } = await ask(scene, email);
      const shown = { ...(body as object), assessmentResultId: undefined };
      answers.push(JSON.stringify({ status, shown }));
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('signing up reports a registered email, as any signup must, and opens nothing', async () => {
    const { site, at } = await openScene();
    const browser = site.browse();
    const wanted = { email: at('ada'), password: 'another horse', firstName: 'Eve' };
    expect(await browser.post('/api/auth/signup', wanted)).toMatchObject({
      status: 409,
      body: { message: 'This email is already registered. Please log in.', code: 'CONFLICT' },
    });
    expect(browser.cookies()).toEqual({});
  });
});
