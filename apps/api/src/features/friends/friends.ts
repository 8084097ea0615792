import { texts } from '@guildpath/content/texts';
import {
  type AnswerInvitationInput,
  answersPerResult,
  dayMs,
  type FriendPageInput,
  type FriendPageOutput,
  type FriendsOutput,
  type GuildMember,
  type InvitationInput,
  invitationDays,
  type MessageOutput,
} from '@guildpath/contract';
import {
  answerInvitation,
  deleteFriendPageOf,
  deleteInvitationOf,
  findFriendPageOf,
  findInviter,
  insertInvitation,
  listFriendsOf,
  listInvitationsOf,
} from '@guildpath/db';
import { writeTogether } from '@guildpath/results';
import { AppError } from '../../shared/app-error.ts';
import { noSuchResult } from '../../shared/no-such-result.ts';
import type { RequestContext, ViewerContext } from '../../trpc/request-context.ts';

/** Returns the open invitation of a result, or a new one. */
export async function inviteFriends(
  { db, viewer: owner, now }: ViewerContext<'user'>,
  { assessmentResultId: resultId }: { readonly assessmentResultId: string },
): Promise<InvitationInput> {
  const at = now();
  const expiresAt = new Date(at.getTime() + invitationDays * dayMs);
  await insertInvitation(db, { resultId, owner, now: at, expiresAt });
  const invitations = await listInvitationsOf(db, owner, at);
  const invitation = invitations.find((own) => own.resultId === resultId);
  if (!invitation) throw noSuchResult();
  return { invitationId: invitation.invitationId };
}

/** Shows who invites. */
export async function readInvitation(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { invitationId }: InvitationInput,
): Promise<GuildMember> {
  const inviter = await findInviter(db, invitationId, now());
  if (!inviter) throw noSuchInvitation();
  return inviter;
}

/** Puts one of the viewer's results beside the result of the person who invited. */
export async function acceptInvitation(
  { db, viewer: owner, now }: ViewerContext<'user'>,
  { invitationId, assessmentResultId: resultId }: AnswerInvitationInput,
): Promise<FriendPageInput> {
  const answer = { invitationId, resultId, owner, now: now(), atMost: answersPerResult };
  const page = await db.transaction().execute((trx) => answerInvitation(trx, answer));
  if (typeof page === 'string') throw refusals[page]();
  return page;
}

export async function listFriends(ctx: ViewerContext<'user'>): Promise<FriendsOutput> {
  const friends = await listFriendsOf(ctx.db, ctx.viewer);
  const invitations = await listInvitationsOf(ctx.db, ctx.viewer, ctx.now());
  return {
    friends: friends.map(({ resultId, ...friend }) => ({
      ...friend,
      assessmentResultId: resultId,
    })),
    invitations: invitations.map(({ resultId, expiresAt, ...invitation }) => ({
      ...invitation,
      assessmentResultId: resultId,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Ends an invitation. The pages of those who answered stay. */
export async function withdrawInvitation(
  { db, viewer: owner }: ViewerContext<'user'>,
  { invitationId }: InvitationInput,
): Promise<MessageOutput> {
  if (!(await deleteInvitationOf(db, owner, invitationId))) throw noSuchInvitation();
  return { message: 'Nobody can answer the link anymore. The friends you have stay.' };
}

export async function readFriendPage(
  { db, viewer: owner }: ViewerContext<'user'>,
  { pageId }: FriendPageInput,
): Promise<FriendPageOutput> {
  const [inviter, friend] = await findFriendPageOf(db, { pageId, owner });
  if (!inviter || !friend) throw noSuchPage();
  return { members: [inviter, friend], sentences: writeTogether(texts, [inviter, friend]) };
}

/** Deletes the page for both. */
export async function withdrawFriendPage(
  { db, viewer: owner }: ViewerContext<'user'>,
  { pageId }: FriendPageInput,
): Promise<MessageOutput> {
  if (!(await deleteFriendPageOf(db, { pageId, owner }))) throw noSuchPage();
  return { message: 'The page is gone, for both of you.' };
}

const noSuchPage = () =>
  new AppError('NOT_FOUND', 'This page doesn’t exist, or one of you has taken it back.');

const noSuchInvitation = () =>
  new AppError(
    'NOT_FOUND',
    `This invitation was taken back, or it’s over ${invitationDays} days old.`,
  );

const refusals = {
  'no result': noSuchResult,
  'no invitation': noSuchInvitation,
  'own invitation': () =>
    new AppError('BAD_REQUEST', 'invitationId: This is your own invitation. Send it to friends.'),
  full: () =>
    new AppError(
      'CONFLICT',
      `${answersPerResult} friends have answered already. Send them an invitation of yours.`,
    ),
} as const;
