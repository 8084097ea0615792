import { type ErrorCode, errorCodes } from '@guildpath/contract';
import { vi } from 'vitest';

/** What a faked procedure throws to answer with an error. */
export class CallRefused extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Call {
  readonly procedure: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the input that the screen sends, and asserts it
  readonly input: any;
  readonly headers: Headers;
}

export type Procedures = Record<string, (call: Call) => unknown>;

/** No one is signed in, only Quick Quest is open, no card is public, no career saved and no quest begun elsewhere. */
const anonymousSite: Procedures = {
  'auth.user': () => {
    throw new CallRefused('UNAUTHORIZED', 'Unauthorized');
  },
  'site.settings': () => ({
    availableTiers: ['quick'],
    supportEmail: 'help@guildpath.test',
    hasProviderLogin: false,
    minimumAge: 13,
    retentionDays: 365,
  }),
  'auth.emailLinkFacts': () => ({ endsPassword: false }),
  'results.publicCard': () => ({ cardId: null }),
  'user.savedCareers': () => ({ careers: [] }),
  'user.drafts': () => ({ drafts: [] }),
  'user.unclaimedResults': () => ({ results: [] }),
  'user.saveDraft': ({ input }) => ({ ...input, updatedAt: '2024-06-01T10:00:00.000Z' }),
};

/**
 * Fakes the server at the level of fetch. Takes procedures by their path; the returned list
 * grows with every call.
 */
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

/** A REST call, faked by its path: the data as a file, or the error as the server writes it. */
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
    if (!procedure) throw new CallRefused('NOT_FOUND', `No procedure ${call.procedure}`);
    return { status: 200, body: { result: { data: await procedure(call) } } };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const { status } = errorCodes[error.code];
    const data = { code: error.code, httpStatus: status, path: call.procedure };
    return { status, body: { error: { message: error.message, code: -32_000, data } } };
  }
}
