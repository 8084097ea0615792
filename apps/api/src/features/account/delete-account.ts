import type { MessageOutput } from '@guildpath/contract';
import { eraseAccount } from '../../accounts/erase-account.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/** Deletes the viewer's account and signs this browser out. */
export async function deleteAccount(ctx: ViewerContext<'user'>): Promise<MessageOutput> {
  await eraseAccount(ctx, ctx.viewer);
  await ctx.signOut();
  ctx.forgetDevice();
  return { message: 'We deleted your account and everything in it.' };
}
