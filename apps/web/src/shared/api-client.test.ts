import { describe, expect, it, vi } from 'vitest';
import { CallRefused, fakeApi } from '../testing/fake-api.ts';
import { createApiClient } from './api-client.ts';
import { hasCode } from './call-error.ts';

const login = { identifier: 'ada', password: 'secret' };

describe('what is read at the same moment', () => {
  it('is one request, and each call gets its own answer', async () => {
    fakeApi({ 'user.assessments': () => ({ assessments: [] }) });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const api = createApiClient();
    const [assessments, viewer, settings] = await Promise.allSettled([
      api.user.assessments.query(),
      api.auth.user.query(),
      api.site.settings.query(),
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(assessments).toMatchObject({ value: { assessments: [] } });
    expect(settings).toMatchObject({ value: { supportEmail: 'help@guildpath.test' } });
    expect(viewer).toMatchObject({ reason: { message: '401: Unauthorized' } });
  });

  it('is asked for with the input of each call', async () => {
    const calls = fakeApi({ 'assessment.questions': () => [], 'results.get': () => ({}) });
    const api = createApiClient();
    await Promise.all([
      api.assessment.questions.query({ tier: 'quick' }),
      api.results.get.query({ assessmentResultId: 'a&b=c' }),
    ]);
    expect(calls.map(({ input }) => input)).toEqual([
      { tier: 'quick' },
      { assessmentResultId: 'a&b=c' },
    ]);
  });
});

describe('a change', () => {
  it('is a request of its own, with its own idempotency key', async () => {
    const calls = fakeApi({ 'auth.login': () => ({}), 'auth.logout': () => ({}) });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const api = createApiClient();
    await Promise.all([
      api.auth.login.mutate(login, { context: { idempotencyKey: 'a-key' } }),
      api.auth.logout.mutate(),
    ]);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['a-key', null]);
    expect(calls.map(({ input }) => input)).toEqual([login, undefined]);
  });
});

describe('a call that fails', () => {
  it('says its status and its message, and has the code of the refusal', async () => {
    fakeApi({
      'auth.login': () => {
        throw new CallRefused('CONFLICT', 'This email is registered.');
      },
    });
    const error: unknown = await createApiClient().auth.login.mutate(login).catch(String);
    expect(error).toBe('Error: 409: This email is registered.');
    const again: unknown = await createApiClient()
      .auth.login.mutate(login)
      .catch((e: unknown) => e);
    expect(hasCode(again, 'CONFLICT')).toBe(true);
    expect(hasCode(again, 'NOT_FOUND')).toBe(false);
  });

  it('fails together with all others when nobody answers', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    const api = createApiClient();
    const outcomes = await Promise.allSettled([
      api.auth.user.query(),
      api.site.settings.query(),
      api.auth.logout.mutate(),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('fails when what answers is no API', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('null')));
    await expect(createApiClient().auth.user.query()).rejects.toThrow();
  });
});
