import { texts } from '@guildpath/content/texts';
import {
  type AcceptInvitationInput,
  type FriendPageInput,
  type FriendPageOutput,
  type FriendsOutput,
  friendsPerResult,
  type GuildMember,
  type MessageOutput,
} from '@guildpath/contract';
import {
  acceptInvitation,
  deleteFriendPageOf,
  type FriendPage,
  findFriendPageOf,
  findInvitation,
  insertInvitation,
  listFriendPagesOf,
} from '@guildpath/db';
import { writeTogether } from '@guildpath/results';
import { AppError } from '../../shared/app-error.ts';
import { noSuchResult } from '../../shared/no-such-result.ts';
import type { RequestContext, ViewerContext } from '../../trpc/request-context.ts';

interface OfResult {
  readonly assessmentResultId: string;
}

/** Returns the open invitation of a result, or a new one. Throws CONFLICT when the result has too many. */
export async function inviteFriend(
  ctx: ViewerContext<'user'>,
  { assessmentResultId: resultId }: OfResult,
): Promise<FriendPageInput> {
  const { db, viewer: owner } = ctx;
  const pages = await getPagesOf(ctx, resultId);
  const open = pages.find(({ friend }) => !friend);
  if (open) return { pageId: open.id };
  requireRoom(pages);
  const pageId = await insertInvitation(db, { resultId, owner, now: ctx.now() });
  // The result was deleted during the call.
  if (pageId === undefined) throw noSuchResult();
  return { pageId };
}

/** Shows who invites, until someone has answered. */
export async function readInvitation(
  { db }: Pick<RequestContext, 'db'>,
  { pageId }: FriendPageInput,
): Promise<GuildMember> {
  const inviter = await findInvitation(db, pageId);
  if (!inviter) throw noSuchInvitation();
  return toMember(inviter);
}

/** Puts one of the viewer's results beside the result of the person who invited. */
export async function acceptFriend(
  ctx: ViewerContext<'user'>,
  { pageId, assessmentResultId: resultId }: AcceptInvitationInput,
): Promise<FriendPageInput> {
  const { db, viewer: owner } = ctx;
  const pages = await getPagesOf(ctx, resultId);
  const own = await findFriendPageOf(db, { pageId, owner });
  if (own?.friend?.id === resultId) return { pageId };
  if (own && !own.friend) {
    throw new AppError('BAD_REQUEST', 'pageId: This is your own invitation. Send it to a friend.');
  }
  requireRoom(pages);
  if (!(await acceptInvitation(db, { pageId, resultId, owner }))) throw noSuchInvitation();
  return { pageId };
}

export async function listFriends(
  ctx: ViewerContext<'user'>,
  { assessmentResultId: resultId }: OfResult,
): Promise<FriendsOutput> {
  const pages = await getPagesOf(ctx, resultId);
  return {
    friends: pages.flatMap(({ id, inviter, friend }) =>
      friend ? [{ pageId: id, ...toMember(inviter.id === resultId ? friend : inviter) }] : [],
    ),
  };
}

export async function readFriendPage(
  { db, viewer: owner }: ViewerContext<'user'>,
  { pageId }: FriendPageInput,
): Promise<FriendPageOutput> {
  const page = await findFriendPageOf(db, { pageId, owner });
  if (!page?.friend) throw noSuchPage();
  const members = [toMember(page.inviter), toMember(page.friend)] as const;
  return { members: [...members], sentences: writeTogether(texts, members) };
}

/** Deletes the page with its link, for both. */
export async function withdrawFriendPage(
  { db, viewer: owner }: ViewerContext<'user'>,
  { pageId }: FriendPageInput,
): Promise<MessageOutput> {
  if (!(await deleteFriendPageOf(db, { pageId, owner }))) throw noSuchPage();
  return { message: 'The page and its link are gone, for both of you.' };
}

async function getPagesOf(
  { db, viewer: owner }: ViewerContext<'user'>,
  resultId: string,
): Promise<FriendPage[]> {
  const pages = await listFriendPagesOf(db, { resultId, owner });
  if (!pages) throw noSuchResult();
  return pages;
}

function toMember({ characterClass, guildTitle }: GuildMember): GuildMember {
  return { characterClass, guildTitle };
}

function requireRoom({ length }: readonly unknown[]): void {
  if (length < friendsPerResult) return;
  throw new AppError(
    'CONFLICT',
    `A result can stand beside ${friendsPerResult} friends. Take one of the pages back first.`,
  );
}

const noSuchPage = () =>
  new AppError('NOT_FOUND', 'This page doesn’t exist, or one of you has taken it back.');

const noSuchInvitation = () =>
  new AppError('NOT_FOUND', 'This invitation has been answered already, or taken back.');
