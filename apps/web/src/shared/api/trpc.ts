import type { AppRouter } from '@guildpath/api/router';
import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, splitLink, type TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { fetchFromApi } from './fetch-from-api.ts';

/** Every procedure of the server as hooks, typed by the server's router. */
export const trpc = createTRPCReact<AppRouter>();

/** Calls that bypass the cache. In components: `trpc.useUtils().client`. */
export type ApiClient = TRPCClient<AppRouter>;

/** The utils for loaders and guards. In components: `trpc.useUtils()`. */
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** For `trpc.context` of a mutation. */
export interface CallContext extends Record<string, unknown> {
  /** Sent as the header `Idempotency-Key`. */
  readonly idempotencyKey?: string;
}

export function createApiClient(): ApiClient {
  const options = { url: '/trpc', fetch: fetchFromApi };
  return trpc.createClient({
    links: [
      splitLink({
        condition: ({ type }) => type === 'mutation',
        // A header applies to a whole request, but an idempotency key to one mutation. It is still a batch of one:
        // in that format a 401 does not show up as a failed request in the browser's console.
        true: httpBatchLink({
          ...options,
          maxItems: 1,
          headers: ({ opList: [{ context }] }) => toHeaders(context),
        }),
        false: httpBatchLink(options),
      }),
    ],
  });
}

export function createApiUtils(client: ApiClient, queryClient: QueryClient): ApiUtils {
  return createTRPCQueryUtils({ client, queryClient });
}

function toHeaders({ idempotencyKey }: CallContext): Record<string, string> {
  return idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
}
