import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApiClient, trpc } from '../../../shared/api/trpc.ts';
import { someAssessments } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { useOlderAssessments } from './use-older-assessments.ts';

it('older quests come page by page, each after the last of the one before', async () => {
  const all = someAssessments(450);
  const calls = fakeApi({
    'user.assessments': ({ input: { limit, before } }) => {
      const from = all.findIndex(({ id }) => id === before) + 1;
      return { assessments: all.slice(from, from + limit) };
    },
  });
  const queryClient = new QueryClient();
  const first = all.slice(0, 200);
  const { result } = renderHook(() => useOlderAssessments(first), {
    wrapper: ({ children }) => (
      <trpc.Provider client={createApiClient()} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  });
  for (const count of [200, 250]) {
    expect(result.current.hasMore).toBe(true);
    result.current.showMore();
    await waitFor(() => expect(result.current.older).toHaveLength(count));
  }
  expect(result.current.hasMore).toBe(false);
  expect(calls.map(({ input }) => input.before)).toEqual(['r200', 'r400']);
});
