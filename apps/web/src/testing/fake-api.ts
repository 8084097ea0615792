import { type ErrorCode, errorCodes } from '@guildpath/contract';
import { vi } from 'vitest';
import { siteSettings } from './builders.ts';

/** Thrown by a faked procedure to respond with an error. */
export class CallError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export function serverError(): never {
  throw new CallError('INTERNAL_SERVER_ERROR', 'Internal server error');
}

export interface Call {
  readonly procedure: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the screen's input and asserts it
  readonly input: any;
  readonly headers: Headers;
}

export type Procedures = Record<string, (call: Call) => unknown>;

/** No one is signed in, only Quick Quest is open, and there are no cards, saved careers, drafts or halls. */
const anonymousSite: Procedures = {
  'auth.user': () => {
    throw new CallError('UNAUTHORIZED', 'Unauthorized');
  },
  'site.settings': () => siteSettings(),
  'auth.emailLinkFacts': () => ({ endsPassword: false, isRenewable: false }),
  'friends.list': () => ({ friends: [], invitations: [] }),
  'friends.invite': () => ({ invitationId: 'f1' }),
  'results.publicCard': () => ({ cardId: null, showsFirstName: false }),
  'user.savedCareers': () => ({ careers: [] }),
  'user.dare': () => ({ dare: null, doneCount: 0 }),
  'user.drafts': () => ({ drafts: [] }),
  'halls.list': () => ({ halls: [] }),
  'user.unclaimedResults': () => ({ results: [] }),
  'user.saveDraft': ({ input }) => ({ ...input, updatedAt: '2024-06-01T10:00:00.000Z' }),
};

/** Fakes fetch. Takes procedures by their path, and returns a list that grows with each call. */
export function fakeApi(procedures: Procedures): readonly Call[] {
  const all = { ...anonymousSite, ...procedures };
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://guildpath.test');
    if (pathname.startsWith('/api/')) return answerRest(all, calls, pathname, init);
    const sent = String(init.body ?? searchParams.get('input') ?? '{}');
    // A batch: the inputs by their index.
    const inputs = JSON.parse(sent) as Record<number, unknown>;
    const names = pathname.replace('/trpc/', '').split(',');
    const answers = await Promise.all(
      names.map(async (procedure, index) => {
        const call: Call = { procedure, input: inputs[index], headers: new Headers(init.headers) };
        calls.push(call);
        return answer(all[procedure], call);
      }),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    const [status = 200] = statuses;
    return Response.json(
      answers.map(({ body }) => body),
      { status: statuses.size > 1 ? 207 : status },
    );
  });
  return calls;
}

// Responds to a REST path with the data as a file, or with an error in the server's format.
async function answerRest(
  all: Procedures,
  calls: Call[],
  pathname: string,
  init: RequestInit,
): Promise<Response> {
  const call: Call = {
    procedure: pathname,
    input: undefined,
    headers: new Headers(init.headers),
  };
  calls.push(call);
  const { status, body } = await answer(all[pathname], call);
  if (body.error) {
    const { message, data } = body.error;
    return Response.json({ message, code: data.code }, { status });
  }
  const headers = {
    'content-disposition': 'attachment; filename="guildpath-data-2026-11-21.json"',
  };
  return Response.json(body.result?.data, { headers });
}

async function answer(procedure: Procedures[string] | undefined, call: Call) {
  try {
    if (!procedure) throw new CallError('NOT_FOUND', `No procedure ${call.procedure}`);
    return { status: 200, body: { result: { data: await procedure(call) } } };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status } = errorCodes[error.code];
    const data = { code: error.code, httpStatus: status, path: call.procedure };
    return { status, body: { error: { message: error.message, code: -32_000, data } } };
  }
}
