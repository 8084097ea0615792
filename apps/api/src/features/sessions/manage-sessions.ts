import type { MessageOutput, SessionsOutput } from '@guildpath/contract';
import { deleteOtherSessionsOf, deleteSessionOf, listSessions } from '@guildpath/db';
import { mayReplacePassword } from '../../accounts/proof.ts';
import { computeSessionEnd } from '../../http/session/session-end.ts';
import { AppError } from '../../shared/app-error.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/** Lists the current session first. */
export async function readSessions(ctx: ViewerContext<'user'>): Promise<SessionsOutput> {
  const { db, viewer } = ctx;
  const now = ctx.now();
  const current = await ctx.requireSession();
  const rows = await listSessions(db, { owner: viewer, now });
  const sessions = rows
    // The stored expiry may be from before a change of role.
    .filter((session) => computeSessionEnd(session, viewer.role) > now)
    .map((session) => ({
      id: session.publicId,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.publicId === current.publicId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return { canReplacePassword: mayReplacePassword(current, now), sessions };
}

/** May end the current session too, like signing out. */
export async function endSession(
  ctx: ViewerContext<'user'>,
  { id }: { readonly id: string },
): Promise<MessageOutput> {
  const { publicId } = await ctx.requireSession();
  const isEnded = await deleteSessionOf(ctx.db, { userId: ctx.viewer.id, publicId: id });
  if (!isEnded) throw new AppError('NOT_FOUND', 'That device is already signed out.');
  if (id === publicId) await ctx.signOut();
  await ctx.record('auth.session-ended', { userId: ctx.viewer.id });
  return { message: 'That device is signed out.' };
}

export async function endOtherSessions(ctx: ViewerContext<'user'>): Promise<MessageOutput> {
  const { publicId } = await ctx.requireSession();
  const count = await deleteOtherSessionsOf(ctx.db, { userId: ctx.viewer.id, publicId });
  if (count > 0) {
    await ctx.record('auth.session-ended', { userId: ctx.viewer.id, reason: 'all others' });
  }
  return { message: 'You’re signed out everywhere else.' };
}
