import type { AppRouter } from '@guildpath/api/router';
import type { TRPCClient } from '@trpc/client';
import { createTRPCContext, type TRPCOptionsProxy } from '@trpc/tanstack-react-query';

export type ApiClient = TRPCClient<AppRouter>;
export type Trpc = TRPCOptionsProxy<AppRouter>;

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();
