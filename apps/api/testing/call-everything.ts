import { insertSignInToken, insertUser } from '@guildpath/db';
import { expect } from 'vitest';
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

interface Facts {
  readonly site: TestSite;
  readonly guest: TestBrowser;
  readonly user: TestBrowser;
  readonly admin: TestBrowser;
  readonly resultId: string;
  readonly cardId: string;
}

/** Makes every call of the API, with input that reaches its queries. Fails when the server has an error. */
export async function callEverything(site: TestSite): Promise<void> {
  const facts = await signIn(site);
  const inputs = toInputs(facts);
  for (const { procedurePath, access, rest, example } of listRestProcedures(appRouter)) {
    const visitor = { public: facts.guest, user: facts.user, admin: facts.admin }[access];
    const { by = visitor, input = example?.input } = (await inputs[procedurePath]?.()) ?? {};
    const { status } = await call(by, rest, input ?? {});
    expect(status, procedurePath).toBeLessThan(500);
  }
  await facts.admin.get('/api/admin/users?search=ada&page=2');
  await facts.user.get('/api/user/export');
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
  const query = new URLSearchParams(fields).toString();
  const target = `/api${url}?${query}`;
  return method === 'GET' ? by.get(target) : by.delete(target);
}

async function signIn(site: TestSite): Promise<Facts> {
  const [guest, user, admin] = [site.browse(), site.browse(), site.browse()];
  await post(admin, '/auth/login', root);
  await post(user, '/auth/signup', { email, password, firstName: 'Ada' });
  const responses = completeResponses(site.context, 'quick');
  const submitted = await post(user, '/assessment/submit', { responses, assessmentType: 'quick' });
  const resultId = String(submitted.assessmentResultId);
  const { cardId } = await post(user, `/results/${resultId}/card`, { isPublic: true });
  return { site, guest, user, admin, resultId, cardId: String(cardId) };
}

async function post(by: TestBrowser, url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await by.post(`/api${url}`, body);
  expect(answer.status, url).toBe(200);
  return answer.body as Record<string, unknown>;
}

type Request = { readonly by?: TestBrowser; readonly input?: object };

// Replaces examples of the API document that would be refused or find nothing.
function toInputs(facts: Facts): Readonly<Record<string, () => Request | Promise<Request>>> {
  const { site, resultId, cardId } = facts;
  const { db, now } = site.context;
  const quest = { responses: completeResponses(site.context, 'quick'), assessmentType: 'quick' };
  const careerId = site.context.catalogue.careers[0]?.id;
  const ofResult = () => ({ input: { assessmentResultId: resultId } });
  let userCount = 0;
  const addUser = async () => {
    userCount += 1;
    const user = {
      email: `user-${userCount}@example.net`,
      authProvider: 'guest' as const,
      createdAt: now(),
    };
    const added = await db.transaction().execute((trx) => insertUser(trx, user));
    return { id: String(added?.id), email: user.email };
  };
  const issueToken = async () => {
    const expiresAt = new Date(now().getTime() + 3_600_000);
    const { email: address } = await addUser();
    const link = { email: address, purpose: 'verify' as const, now: now(), expiresAt };
    return insertSignInToken(db, link);
  };
  const signInByLink = async () => {
    const by = site.browse();
    await post(by, '/auth/email-link', { token: await issueToken() });
    return { by };
  };
  return {
    'assessment.submit': () => ({ input: { ...quest, guestEmail: 'guest@example.net' } }),
    'assessment.preview': () => ({ input: quest }),
    'assessment.unlock': () => ({
      input: { assessmentResultId: resultId, guestEmail: 'guest@example.net' },
    }),
    'auth.login': () => ({ input: { identifier: email, password } }),
    'auth.signup': () => ({
      by: site.browse(),
      input: { email: 'new@example.net', password, firstName: 'Grace' },
    }),
    'auth.link': async () => ({ input: { email: (await addUser()).email } }),
    'auth.emailLinkFacts': async () => ({ input: { token: await issueToken() } }),
    'auth.emailLink': async () => ({ by: site.browse(), input: { token: await issueToken() } }),
    'auth.renewEmailLink': async () => ({ input: { token: await issueToken() } }),
    'auth.prove': () => ({ input: { password } }),
    'auth.logout': signInByLink,
    'catalogue.career': () => ({ input: { careerId } }),
    'results.get': ofResult,
    'results.puzzles': ofResult,
    'results.publicCard': ofResult,
    'results.setPublicCard': () => ({ input: { assessmentResultId: resultId, isPublic: true } }),
    'results.card': () => ({ input: { cardId } }),
    'user.assessments': () => ({ input: { limit: 50 } }),
    'user.delete': signInByLink,
    'user.setPassword': () => ({ input: { password, currentPassword: password } }),
    'user.setCareerSaved': () => ({ input: { careerId, isSaved: true } }),
    'user.saveDraft': () => ({ input: quest }),
    'admin.users': () => ({ input: {} }),
    'admin.user': async () => ({ input: { id: (await addUser()).id } }),
    'admin.setRole': async () => ({ input: { id: (await addUser()).id, role: null } }),
    'admin.signOutUser': async () => ({ input: { id: (await addUser()).id } }),
    'admin.deleteUser': async () => ({ input: { id: (await addUser()).id } }),
  };
}
