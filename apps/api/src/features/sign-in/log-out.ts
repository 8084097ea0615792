import type { MessageOutput } from '@guildpath/contract';
import type { RequestContext } from '../../trpc/request-context.ts';

/** Ends the viewer's session, if there is one. */
export async function logOut({
  findUser,
  signOut,
  record,
}: Pick<RequestContext, 'findUser' | 'signOut' | 'record'>): Promise<MessageOutput> {
  const user = await findUser();
  await signOut();
  if (user) await record('auth.signed-out', { userId: user.id });
  return { message: 'You’re signed out.' };
}
