import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-context.ts';

/** What every route's loader and guard can use. */
export interface RouterContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** Shows that no one is signed in, and leads to the login and back. */
  readonly onUnauthorized: () => void;
}
