import type { MessageOutput } from '@guildpath/contract';
import type { RequestContext } from '../../trpc/request-context.ts';

/** Ends the viewer's session, if there is one. */
export async function logOut({
  findViewer,
  signOut,
  record,
}: Pick<RequestContext, 'findViewer' | 'signOut' | 'record'>): Promise<MessageOutput> {
  const viewer = await findViewer();
  await signOut();
  if (viewer) await record('auth.signed-out', { userId: viewer.id });
  return { message: 'You’re signed out.' };
}
