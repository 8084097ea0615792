import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api-context.ts';
import { viewerQuery } from '../../shared/auth.ts';
import { hasCode } from '../../shared/call-error.ts';
import { ownDataKey } from '../../shared/own-data.ts';

/** Begins the key of whatever only administrators may see. */
export const adminKey = [...ownDataKey, 'admin'] as const;

export const usersPageSize = 25;

export interface UsersSelection {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export function systemOverviewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...adminKey, 'system-overview'],
    queryFn: ({ client }) => asAdmin(api, client, api.admin.systemOverview.query()),
  });
}

/** While another page or search is on its way, the rows before it stay. */
export function usersQuery(api: ApiClient, { search, page }: UsersSelection) {
  const input = { ...(search ? { search } : {}), page, pageSize: usersPageSize };
  return queryOptions({
    queryKey: [...adminKey, 'users', input],
    queryFn: ({ client }) => asAdmin(api, client, api.admin.users.query(input)),
    placeholderData: keepPreviousData,
  });
}

export function assessmentStatsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...adminKey, 'assessment-stats'],
    queryFn: ({ client }) => asAdmin(api, client, api.admin.assessmentStats.query()),
  });
}

export function databaseStatsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...adminKey, 'database-stats'],
    queryFn: ({ client }) => asAdmin(api, client, api.admin.databaseStats.query()),
  });
}

/** Whoever is refused may have lost the role meanwhile: the server is asked again who is here, and the route decides. */
export async function asAdmin<Answer>(
  api: ApiClient,
  client: QueryClient,
  call: Promise<Answer>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, 'FORBIDDEN')) {
      void client.invalidateQueries({ queryKey: viewerQuery(api).queryKey });
    }
    throw error;
  }
}
