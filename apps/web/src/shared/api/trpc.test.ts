import { describe, expect, it, vi } from 'vitest';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { hasCode, toErrorText, toServerMessage } from './call-errors.ts';
import { createApiClient } from './trpc.ts';

const login = { identifier: 'ada', password: 'secret' };

describe('simultaneous queries', () => {
  it('are one request, and each gets its own response', async () => {
    fakeApi({ 'user.assessments': () => ({ assessments: [] }) });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const client = createApiClient();
    const [assessments, viewer, settings] = await Promise.allSettled([
      client.user.assessments.query({}),
      client.auth.user.query(),
      client.site.settings.query(),
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(assessments).toMatchObject({ value: { assessments: [] } });
    expect(settings).toMatchObject({ value: { supportEmail: 'help@guildpath.test' } });
    expect(viewer).toMatchObject({ reason: { data: { code: 'UNAUTHORIZED', httpStatus: 401 } } });
  });
});

describe('a mutation', () => {
  it('is a request of its own, with its own idempotency key', async () => {
    const calls = fakeApi({ 'auth.login': () => ({}), 'auth.logout': () => ({}) });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const client = createApiClient();
    await Promise.all([
      client.auth.login.mutate(login, { context: { idempotencyKey: 'a-key' } }),
      client.auth.login.mutate(login, { context: { idempotencyKey: 'another-key' } }),
      client.auth.logout.mutate(),
    ]);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'a-key',
      'another-key',
      null,
    ]);
    expect(calls.map(({ input }) => input)).toEqual([login, login, undefined]);
  });
});

it('cookies go with every call', async () => {
  fakeApi({ 'auth.logout': () => ({}) });
  const fetched = vi.spyOn(globalThis, 'fetch');
  const client = createApiClient();
  await Promise.all([client.site.settings.query(), client.auth.logout.mutate()]);
  const sent = fetched.mock.calls.map(([, init]) => init?.credentials);
  expect(sent).toEqual(['include', 'include']);
});

describe('a call that fails', () => {
  async function findLoginError(): Promise<Error> {
    const outcome: unknown = await createApiClient()
      .auth.login.mutate(login)
      .catch((error: unknown) => error);
    if (!(outcome instanceof Error)) throw new Error('The login did not fail.');
    return outcome;
  }

  const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

  it("has the server's message and code, and the status in its text", async () => {
    fakeApi({
      'auth.login': () => {
        throw new CallError('CONFLICT', 'This email is registered.');
      },
    });
    const error = await findLoginError();
    expect(toErrorText(error)).toBe('409: This email is registered.');
    expect(toServerMessage(error)).toBe('This email is registered.');
    expect(hasCode(error, 'CONFLICT')).toBe(true);
    expect(hasCode(error, 'NOT_FOUND')).toBe(false);
  });

  const page = '<!doctype html><title>502 Bad Gateway</title>';
  const limited = '{"message":"Too many requests.","code":"TOO_MANY_REQUESTS"}';
  it.each([
    ['text', 'Bad gateway here', { status: 502 }, '502: Bad gateway here'],
    ['nothing', '', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
    ['a page of a proxy', page, { status: 502, statusText: 'Bad Gateway' }, '502: Bad Gateway'],
    ['an error body', limited, { status: 429 }, '429: Too many requests.'],
  ])('before it reaches tRPC says so by the status and %s', async (_, body, init, text) => {
    answerWith(async () => new Response(body, init));
    const error = await findLoginError();
    expect(toErrorText(error)).toBe(text);
    expect(toServerMessage(error)).toBe(text.slice(5));
    expect(hasCode(error, 'TOO_MANY_REQUESTS')).toBe(init.status === 429);
  });

  it('before it reaches tRPC fails every query of the batch', async () => {
    answerWith(async () => new Response(limited, { status: 429 }));
    const client = createApiClient();
    const outcomes = await Promise.allSettled([
      client.auth.user.query(),
      client.site.settings.query(),
    ]);
    const reason = { message: 'Too many requests.', data: { httpStatus: 429 } };
    expect(outcomes).toMatchObject([{ reason }, { reason }]);
  });

  it('without a network fails with the rest of the batch, and has no server message', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await findLoginError();
    expect(toErrorText(error)).toBe('Failed to fetch');
    expect(toServerMessage(error)).toBeUndefined();
    const client = createApiClient();
    const outcomes = await Promise.allSettled([
      client.auth.user.query(),
      client.site.settings.query(),
      client.auth.logout.mutate(),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it.each(['null', '<title>Log in to this network</title>'])(
    'fails too when %s comes as a success',
    async (body) => {
      answerWith(async () => new Response(body));
      const error = await findLoginError();
      expect(toServerMessage(error)).toBeUndefined();
    },
  );
});
