import type { AppRouter } from '@guildpath/api/router';
import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, splitLink, type TRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { fetchFromApi } from './fetch-from-api.ts';

export const trpc = createTRPCReact<AppRouter>();

/** Bypasses the cache. Components get it from `trpc.useUtils().client`. */
export type ApiClient = TRPCClient<AppRouter>;

export type ApiLink = TRPCLink<AppRouter>;

/** Serves loaders and guards; components call `trpc.useUtils()`. */
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** Goes into a mutation's `trpc.context`. */
export interface CallContext extends Record<string, unknown> {
  /** Sent as the header `Idempotency-Key`. */
  readonly idempotencyKey?: string;
}

export function createApiClient(link = createHttpLink()): ApiClient {
  return trpc.createClient({ links: [link] });
}

function createHttpLink(): ApiLink {
  const options = { url: '/trpc', fetch: fetchFromApi };
  return splitLink({
    condition: ({ type }) => type === 'mutation',
    // An idempotency key belongs to one mutation, but a header to the whole request. A batch of one, because
    // in that format a 401 is not logged as a failed request in the browser's console.
    true: httpBatchLink({
      ...options,
      maxItems: 1,
      headers: ({ opList: [{ context }] }) => toHeaders(context),
    }),
    false: httpBatchLink(options),
  });
}

export function createApiUtils(client: ApiClient, queryClient: QueryClient): ApiUtils {
  return createTRPCQueryUtils({ client, queryClient });
}

function toHeaders({ idempotencyKey }: CallContext): Record<string, string> {
  return idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
}
