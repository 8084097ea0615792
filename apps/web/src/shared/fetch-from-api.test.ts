import { describe, expect, it, vi } from 'vitest';
import { toServerMessage } from './call-error.ts';
import { fetchFromApi } from './fetch-from-api.ts';

const answerWith = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, init)));

describe('the text of a failed call', () => {
  it.each([
    ['a text', 'Bad gateway here', { status: 502 }, '502: Bad gateway here'],
    ['nothing', '', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
    ['an error body', '{"message":"Too many.","code":"X"}', { status: 429 }, '429: Too many.'],
  ])('is the status and what the body says, be it %s', async (_, body, init, text) => {
    answerWith(body, init);
    await expect(fetchFromApi('/trpc/x')).rejects.toThrow(text);
  });

  it('comes with the answers themselves where the API has answered', async () => {
    answerWith('[{"error":{"message":"No"}}]', { status: 404 });
    const response = await fetchFromApi('/trpc/x');
    await expect(response.json()).resolves.toEqual([{ error: { message: 'No' } }]);
  });

  it('is shown to people without the status, and not at all when nobody answered', () => {
    expect(toServerMessage(new Error('409: This email is registered.'))).toBe(
      'This email is registered.',
    );
    expect(toServerMessage(new Error('Failed to fetch'))).toBeUndefined();
  });
});

it('sends cookies with every call', async () => {
  answerWith('{}', { status: 200 });
  await fetchFromApi('/trpc/x', { method: 'POST' });
  expect(fetch).toHaveBeenCalledWith('/trpc/x', { method: 'POST', credentials: 'include' });
});
