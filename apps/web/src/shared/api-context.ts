import type { AppRouter } from '@guildpath/api/router';
import type { TRPCClient } from '@trpc/client';
import { createContext, useContext } from 'react';

/** Every call that the server offers, typed by its router. */
export type ApiClient = TRPCClient<AppRouter>;

const ApiContext = createContext<ApiClient | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider around it.');
  return api;
}
