import { type HallPlacesOutput, toHallDay } from '@guildpath/contract';
import { insertSignInToken, insertUser } from '@guildpath/db';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { appRouter } from '../src/features/app-router.ts';
import { listRestProcedures, type RestProcedure } from '../src/trpc/rest-procedures.ts';
import { completeResponses } from './responses.ts';
import type { TestAnswer, TestBrowser, TestSite } from './test-site.ts';

const root = { identifier: 'root@example.org', password: 'a good password' };

/** The environment that `callEverything` expects of its site. */
export const callableEnv = {
  AVAILABLE_TIERS: 'quick,standard,epic',
  ADMIN_EMAIL: root.identifier,
  ADMIN_PASSWORD: root.password,
};

const password = 'correct horse';
const email = 'ada@example.net';
const credential = {
  id: 'credential-of-ada',
  rawId: 'credential-of-ada',
  type: 'public-key',
  response: {
    clientDataJSON: 'e30',
    authenticatorData: 'e30',
    signature: 'e30',
    attestationObject: 'e30',
  },
};

interface Exception {
  readonly by?: TestBrowser;
  readonly input?: object;
}

/** Makes every call of the API, with input that reaches its queries. Fails when the server has an error. */
export async function callEverything(site: TestSite): Promise<void> {
  const [user, admin] = [site.browse(), site.browse()];
  await post(admin, '/auth/login', root);
  await post(user, '/auth/signup', { email, password, firstName: 'Ada' });
  const responses = completeResponses(site.context, 'quick');
  const submitted = await post(user, '/assessment/submit', { responses, assessmentType: 'quick' });
  const assessmentResultId = String(submitted.assessmentResultId);
  const { cardId } = await post(user, `/results/${assessmentResultId}/card`, { isPublic: true });

  const { name, guide, place, leavingPlace, hallId, code, placeId, returnWords } =
    await openHall(site);

  const [leaving, deleting] = [site.browse(), site.browse()];
  for (const by of [leaving, deleting]) {
    const { token } = await addUser(site);
    await post(by, '/auth/email-link', { token });
  }
  const exceptions: Readonly<Record<string, Exception>> = {
    'auth.logout': { by: leaving },
    'auth.passkeyLogin': { input: credential },
    'catalogue.careers': { by: user },
    // The other calls need the hall and the place.
    'halls.delete': { input: { hallId: 'unknown' } },
    'place.delete': { by: leavingPlace },
    // The other calls need the result.
    'results.delete': { input: { assessmentResultId: 'unknown' } },
    'user.addPasskey': { input: credential },
    'user.delete': { by: deleting },
  };
  for (const { procedurePath, access, rest, input } of listRestProcedures(appRouter)) {
    const member = procedurePath.startsWith('halls.') ? guide : user;
    const visitor = { public: site.browse(), user: member, place, admin }[access];
    const exception = exceptions[procedurePath];
    const values = {
      ...(await addUser(site)),
      ...{ responses, assessmentType: 'quick', tier: 'quick', guestEmail: 'guest@example.net' },
      ...{ identifier: email, password, currentPassword: password, role: null, redirect: '/' },
      ...{ assessmentResultId, cardId, before: assessmentResultId },
      ...{ careerId: site.context.catalogue.careers[0]?.id, sort: 'match' },
      ...{ hallId, placeId, code, name, words: returnWords, ...daysOf(site) },
      ...exception?.input,
    };
    const { status, body } = await call(exception?.by ?? visitor, rest, toInput(input, values));
    // A credential of no authenticator is refused.
    const isAnswered = status < 500 && (status !== 400 || exception?.input === credential);
    expect(isAnswered, `${procedurePath}: ${status} ${JSON.stringify(body)}`).toBe(true);
  }
  for (const url of ['/user/assessments', '/user/export']) await user.get(`/api${url}`);
  for (const url of ['/admin/users', '/admin/security-events']) await admin.get(`/api${url}`);
}

function daysOf({ context: { now } }: TestSite) {
  return { joinUntil: toHallDay(now(), 5), deleteOn: toHallDay(now(), 90) };
}

/** Opens a hall of an account with a proven address, with two places. */
async function openHall(site: TestSite) {
  const guide = site.browse();
  await post(guide, '/auth/email-link', { token: (await addUser(site)).token });
  const name = 'Room 12';
  const hall = { name, assessmentType: 'quick', ...daysOf(site) };
  const { id: hallId, joinCode: code } = await post(guide, '/halls', hall);
  const [place, leavingPlace] = [site.browse(), site.browse()];
  await post(leavingPlace, `/join/${String(code)}`, { name: 'Calm Owl' });
  const { returnWords } = await post(place, `/join/${String(code)}`, { name: 'Calm Heron' });
  const { body } = await guide.get(`/api/halls/${String(hallId)}/places`);
  const [{ id: placeId } = { id: '' }] = (body as HallPlacesOutput).places;
  return { name: 'Calm Fox', guide, place, leavingPlace, hallId, code, placeId, returnWords };
}

/** Adds an account, and a link that signs in to it. */
async function addUser({ context: { db, now } }: TestSite) {
  const address = `${crypto.randomUUID()}@example.net`;
  const expiresAt = new Date(now().getTime() + 3_600_000);
  const user = { email: address, authProvider: 'guest' as const, createdAt: now() };
  const added = await db.transaction().execute((trx) => insertUser(trx, user));
  const link = { email: address, purpose: 'verify' as const, now: now(), expiresAt };
  return { id: String(added?.id), email: address, token: await insertSignInToken(db, link) };
}

const samples = { string: 'unknown', number: 1, integer: 1, boolean: true, array: [], object: {} };

/** Fills the fields of the schema with the values of these names, and others by their types. */
function toInput(schema: RestProcedure['input'], values: Readonly<Record<string, unknown>>) {
  if (!schema) return {};
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(properties as Record<string, z.core.JSONSchema.BaseSchema>);
  return Object.fromEntries(
    fields.map(([name, { enum: choices, type = 'string' }]) => [
      name,
      name in values ? values[name] : (choices?.[0] ?? samples[type as keyof typeof samples]),
    ]),
  );
}

function call(
  by: TestBrowser,
  { method, path }: RestProcedure['rest'],
  input: object,
): Promise<TestAnswer> {
  const rest = new Map(Object.entries(input));
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  const fields = Object.fromEntries(rest);
  if (method === 'POST') return by.post(`/api${url}`, fields);
  if (method === 'PUT') return by.put(`/api${url}`, fields);
  if (method === 'PATCH') return by.patch(`/api${url}`, fields);
  const target = `/api${url}?${new URLSearchParams(fields).toString()}`;
  return method === 'GET' ? by.get(target) : by.delete(target);
}

async function post(by: TestBrowser, url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await by.post(`/api${url}`, body);
  expect(answer.status, url).toBe(200);
  return answer.body as Record<string, unknown>;
}
