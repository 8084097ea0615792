import type { AppRouter } from '@guildpath/api/router';
import type { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, splitLink, type TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { fetchFromApi } from './fetch-from-api.ts';

/** Every procedure of the server as hooks, typed by its router. */
export const trpc = createTRPCReact<AppRouter>();

/** Calls without a cache in between. In components: `trpc.useUtils().client`. */
export type ApiClient = TRPCClient<AppRouter>;

/** What loaders and guards use. In components: `trpc.useUtils()`. */
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
        // A header belongs to a whole request, and an idempotency key to one mutation. Still in the format of a batch,
        // in which the server answers that no one is signed in without a failed request in the browser's console.
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
