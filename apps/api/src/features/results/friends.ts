import { texts } from '@guildpath/content/texts';
import {
  type AcceptInvitationInput,
  type FriendPageInput,
  type FriendPageOutput,
  type FriendsOutput,
  friendsPerResult,
  type GuildMember,
  type MessageOutput,
  type ResultSnapshot,
} from '@guildpath/contract';
import {
  acceptInvitation,
  deleteFriendPage,
  findFriendPage,
  findResultOf,
  insertInvitation,
  listFriendPages,
} from '@guildpath/db';
import { writeTogether } from '@guildpath/results';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext, ViewerContext } from '../../trpc/request-context.ts';
import { getResultOf, noSuchResult } from './read-results.ts';

interface OfResult {
  readonly assessmentResultId: string;
}

/** Returns the open invitation of a result, or a new one. Throws CONFLICT when the result has too many. */
export async function inviteFriend(
  ctx: ViewerContext<'user'>,
  { assessmentResultId: resultId }: OfResult,
): Promise<FriendPageInput> {
  await getResultOf(ctx, resultId);
  const pages = await listFriendPages(ctx.db, resultId);
  const open = pages.find(({ friend }) => !friend);
  if (open) return { pageId: open.id };
  requireRoom(pages);
  const pageId = await insertInvitation(ctx.db, { resultId, now: ctx.now() });
  // The result was deleted during the call.
  if (pageId === undefined) throw noSuchResult();
  return { pageId };
}

/** Shows who invites, until someone has answered. */
export async function readInvitation(
  { db }: Pick<RequestContext, 'db'>,
  { pageId }: FriendPageInput,
): Promise<GuildMember> {
  const page = await findFriendPage(db, pageId);
  if (!page || page.friend) throw noSuchInvitation();
  return toMember(page.inviter);
}

/** Puts one of the viewer's results beside the result of the person who invited. */
export async function acceptFriend(
  ctx: ViewerContext<'user'>,
  { pageId, assessmentResultId: friendResultId }: AcceptInvitationInput,
): Promise<FriendPageInput> {
  const { db, viewer } = ctx;
  await getResultOf(ctx, friendResultId);
  const page = await findFriendPage(db, pageId);
  if (page?.friend?.id === friendResultId) return { pageId };
  if (!page) throw noSuchInvitation();
  if (await findResultOf(db, { resultId: page.inviter.id, owner: viewer })) {
    throw new AppError('BAD_REQUEST', 'pageId: This is your own invitation. Send it to a friend.');
  }
  requireRoom(await listFriendPages(db, friendResultId));
  if (!(await acceptInvitation(db, { id: pageId, friendResultId }))) throw noSuchInvitation();
  return { pageId };
}

export async function listFriends(
  ctx: ViewerContext<'user'>,
  { assessmentResultId: resultId }: OfResult,
): Promise<FriendsOutput> {
  await getResultOf(ctx, resultId);
  const pages = await listFriendPages(ctx.db, resultId);
  return {
    friends: pages.flatMap(({ id, inviter, friend }) =>
      friend ? [{ pageId: id, ...toMember(inviter.id === resultId ? friend : inviter) }] : [],
    ),
  };
}

export async function readFriendPage(
  ctx: ViewerContext<'user'>,
  { pageId }: FriendPageInput,
): Promise<FriendPageOutput> {
  const { inviter, friend } = await getPageOf(ctx, pageId);
  if (!friend) throw noSuchPage();
  const members = [toMember(inviter), toMember(friend)] as const;
  return { members: [...members], sentences: writeTogether(texts, members) };
}

/** Deletes the page with its link, for both. */
export async function withdrawFriendPage(
  ctx: ViewerContext<'user'>,
  { pageId }: FriendPageInput,
): Promise<MessageOutput> {
  await getPageOf(ctx, pageId);
  await deleteFriendPage(ctx.db, pageId);
  return { message: 'The page and its link are gone, for both of you.' };
}

// Finds it for the two whose results are on it.
async function getPageOf({ db, viewer }: ViewerContext<'user'>, pageId: string) {
  const page = await findFriendPage(db, pageId);
  for (const result of [page?.inviter, page?.friend]) {
    const isOwn = result && (await findResultOf(db, { resultId: result.id, owner: viewer }));
    if (page && isOwn) return page;
  }
  throw noSuchPage();
}

function toMember({ snapshot }: { readonly snapshot: ResultSnapshot }): GuildMember {
  const { characterClass, guildTitle } = snapshot;
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
