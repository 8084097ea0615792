import type { AppRouter } from '@guildpath/api/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { ApiClient } from './api-context.ts';
import { statusInMessage } from './call-error.ts';
import { fetchFromApi } from './fetch-from-api.ts';

/** A call that carries this in its context is sent with it as `Idempotency-Key`. */
export interface CallContext {
  readonly idempotencyKey?: string;
}

export function createApiClient(): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [
      statusInMessage,
      httpBatchLink({
        url: '/trpc',
        fetch: fetchFromApi,
        headers: ({ opList }) => {
          const keys = opList.map(({ context }) => (context as CallContext).idempotencyKey);
          const idempotencyKey = keys.find((key) => key !== undefined);
          return idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
        },
      }),
    ],
  });
}
