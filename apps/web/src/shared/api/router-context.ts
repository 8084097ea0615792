import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiUtils } from './trpc.ts';

/** What every route's loader and guard can use. */
export interface RouterContext {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly utils: ApiUtils;
  /** Shows that no one is signed in, and leads to the login and back. */
  readonly onUnauthorized: () => void;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Toasts can come up here: their code is fetched while the browser is idle. */
    hasToasts?: true;
  }
}
