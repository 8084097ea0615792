import { insertSignInToken } from '@guildpath/db';
import { appRouter } from '../../src/features/app-router.ts';
import { completeResponses } from '../../src/testing/responses.ts';
import { listRestProcedures, type RestProcedure } from '../../src/trpc/rest-procedures.ts';
import { admin, type Call, type FilledSite, type Visitor } from './site.ts';

export interface MeasuredCall {
  readonly name: string;
  readonly access: RestProcedure['access'];
  /** Prepares a round, unmeasured, and returns the call and its caller. */
  readonly prepare: (round: number) => Promise<{ readonly by: Visitor; readonly call: Call }>;
  readonly rounds?: number;
  /** Names the limit beyond which a call takes no longer, however large the database is. */
  readonly bound?: string;
}

interface Facts {
  readonly site: FilledSite;
  readonly count: number;
  readonly guest: Visitor;
  readonly user: Visitor;
  readonly admin: Visitor;
  readonly resultId: string;
  readonly cardId: string;
}

const password = 'correct horse';
const email = 'ada@bench.example';

/** Signs people in and lists every call of the API with its input. */
export async function listCalls(site: FilledSite, count: number): Promise<readonly MeasuredCall[]> {
  const facts = await signIn(site, count);
  const inputs = toInputs(facts);
  const procedures = listRestProcedures(appRouter).map((procedure): MeasuredCall => {
    const { procedurePath, access, rest, example } = procedure;
    const visitor = { public: facts.guest, user: facts.user, admin: facts.admin }[access];
    return {
      name: procedurePath,
      access,
      ...(procedurePath === 'admin.optionCounts' ? { bound: '2,000 results of each tier' } : {}),
      ...(access === 'admin' && rest.method === 'POST' ? { rounds: 3 } : {}),
      prepare: async (round) => {
        const { by = visitor, input = example?.input } =
          (await inputs[procedurePath]?.(round)) ?? {};
        return { by, call: toCall(rest, input ?? {}) };
      },
    };
  });
  return [...procedures, ...listUserPages(facts), exportAccount(facts)];
}

function toCall({ method, path }: RestProcedure['rest'], input: object): Call {
  const rest = new Map(Object.entries(input));
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  const fields = Object.fromEntries(rest);
  if (method === 'POST') return { method, url, body: fields };
  return { method, url: `${url}?${new URLSearchParams(fields).toString()}` };
}

async function signIn(site: FilledSite, count: number): Promise<Facts> {
  const [guest, user, root] = [site.visit(), site.visit(), site.visit()];
  await post(root, '/auth/login', admin);
  await post(user, '/auth/signup', { email, password, firstName: 'Ada' });
  const responses = completeResponses(site.context, 'quick');
  const submission = { responses, assessmentType: 'quick' };
  const submitted = await post(user, '/assessment/submit', submission);
  const resultId = String(submitted.assessmentResultId);
  const { cardId } = await post(user, `/results/${resultId}/card`, { isPublic: true });
  return {
    ...{ site, count, guest, user, admin: root },
    ...{ resultId, cardId: String(cardId) },
  };
}

async function post(by: Visitor, url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await by.call({ method: 'POST', url, body });
  if (answer.status !== 200) throw new Error(`${url} is ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body) as Record<string, unknown>;
}

type Request = { readonly by?: Visitor; readonly input?: object };

// Replaces examples of the API document that would be rejected here, or that read nothing that grows.
function toInputs(
  facts: Facts,
): Readonly<Record<string, (round: number) => Request | Promise<Request>>> {
  const { site, resultId, cardId } = facts;
  const responses = completeResponses(site.context, 'quick');
  const quest = { responses, assessmentType: 'quick' };
  const ofResult = () => ({ input: { assessmentResultId: resultId } });
  const tokenOf = async (round: number) => {
    const now = site.context.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const { email: filled } = await findFilledUser(facts, round);
    const link = { email: filled, purpose: 'verify' as const, now, expiresAt };
    return insertSignInToken(site.context.db, link);
  };
  const careerId = site.context.catalogue.careers[0]?.id;
  const pickUser = async (round: number) => ({ id: (await findFilledUser(facts, round)).id });
  return {
    'assessment.submit': (round) => ({
      input: { ...quest, guestEmail: `guest-${round}@bench.example` },
    }),
    'assessment.preview': () => ({ input: quest }),
    'assessment.unlock': async (round) => ({
      input: {
        assessmentResultId: resultId,
        guestEmail: (await findFilledUser(facts, round)).email,
      },
    }),
    'auth.login': () => ({ input: { identifier: email, password } }),
    'auth.signup': (round) => ({
      by: site.visit(),
      input: { email: `new-${round}@bench.example`, password, firstName: 'Grace' },
    }),
    'auth.link': async (round) => ({
      input: { email: (await findFilledUser(facts, round)).email },
    }),
    'auth.emailLinkFacts': async (round) => ({ input: { token: await tokenOf(round) } }),
    'auth.emailLink': async (round) => ({
      by: site.visit(),
      input: { token: await tokenOf(100 + round) },
    }),
    'auth.prove': () => ({ input: { password } }),
    'auth.logout': async (round) => {
      const by = site.visit();
      await post(by, '/auth/email-link', { token: await tokenOf(200 + round) });
      return { by };
    },
    'catalogue.career': () => ({ input: { careerId } }),
    'results.get': ofResult,
    'results.puzzles': ofResult,
    'results.publicCard': ofResult,
    'results.setPublicCard': () => ({ input: { assessmentResultId: resultId, isPublic: true } }),
    'results.card': () => ({ input: { cardId } }),
    'user.assessments': () => ({ input: { limit: 50 } }),
    'user.delete': async (round) => {
      const by = site.visit();
      await post(by, '/auth/email-link', { token: await tokenOf(300 + round) });
      return { by };
    },
    'user.setPassword': () => ({ input: { password, currentPassword: password } }),
    'user.setCareerSaved': () => ({ input: { careerId, isSaved: true } }),
    'user.saveDraft': () => ({ input: quest }),
    'admin.users': () => ({ input: {} }),
    'admin.user': async (round) => ({ input: await pickUser(round) }),
    'admin.setRole': async (round) => ({ input: { ...(await pickUser(round)), role: null } }),
    'admin.signOutUser': async (round) => ({ input: await pickUser(round) }),
    'admin.deleteUser': async (round) => ({ input: await pickUser(400 + round) }),
  };
}

function findFilledUser(
  { site, count }: Facts,
  round: number,
): Promise<{ id: string; email: string }> {
  // Spreads the rounds over the table.
  const number = 1 + ((round * 7919 + 1) % count);
  return site.context.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '>=', `0199-user-${1_000_000_000 + number}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

function listUserPages({ admin: by, count }: Facts): readonly MeasuredCall[] {
  const pageSize = 25;
  const pages: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
    'a page in the middle': { page: Math.floor(count / 2 / pageSize) },
    'the last page': { page: Math.floor(count / pageSize) },
    'search: many match': { search: 'gmail.com' },
    'search: its 400th page': { search: 'gmail.com', page: 400 },
    'search: a name': { search: 'lovelace' },
    'search: one matches': { search: `lovelace${Math.floor(count / 3)}` },
    'search: nobody matches': { search: 'xyzzy' },
    'search: common parts, nobody': { search: 'gmail.com.org' },
    'search: two characters': { search: 'qz' },
  };
  return Object.entries(pages).map(([name, input]) => ({
    name: `admin.users, ${name}`,
    access: 'admin',
    ...(/page|characters/.test(name) && 'search' in input ? { bound: '10,000 users' } : {}),
    prepare: () =>
      Promise.resolve({
        by,
        call: toCall({ method: 'GET', path: '/admin/users' }, { pageSize, ...input }),
      }),
  }));
}

function exportAccount({ user: by }: Facts): MeasuredCall {
  const call = { method: 'GET', url: '/user/export' } as const;
  return { name: 'user.export', access: 'user', prepare: () => Promise.resolve({ by, call }) };
}
