import {
  acceptInvitationInput,
  friendPageInput,
  friendPageOutput,
  friendsOutput,
  invitationOutput,
  messageOutput,
  resultsInput,
} from '@guildpath/contract';
import { publicProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import {
  acceptFriend,
  inviteFriend,
  listFriends,
  readFriendPage,
  readInvitation,
  withdrawFriendPage,
} from './friends.ts';

export const friendsRouter = t.router({
  invite: userProcedure
    .meta({
      rest: { method: 'POST', path: '/results/{assessmentResultId}/friends' },
      summary: 'Invites a friend to stand beside one of the caller’s results',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(resultsInput)
    .output(friendPageInput)
    .mutation(({ ctx, input }) => inviteFriend(ctx, input)),

  list: userProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}/friends' },
      summary: 'Lists the friends beside one of the caller’s results',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(friendsOutput)
    .query(({ ctx, input }) => listFriends(ctx, input)),

  invitation: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/friends/{pageId}/invitation' },
      summary: 'Returns class and guild title of the person who invites',
      refusals: ['NOT_FOUND'],
    })
    .input(friendPageInput)
    .output(invitationOutput)
    .query(({ ctx, input }) => readInvitation(ctx, input)),

  accept: userProcedure
    .meta({
      rest: { method: 'POST', path: '/friends/{pageId}' },
      summary: 'Answers an invitation with one of the caller’s results',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(acceptInvitationInput)
    .output(friendPageInput)
    .mutation(({ ctx, input }) => acceptFriend(ctx, input)),

  page: userProcedure
    .meta({
      rest: { method: 'GET', path: '/friends/{pageId}' },
      summary: 'Returns what the two people of a page could build, to one of them',
      refusals: ['NOT_FOUND'],
    })
    .input(friendPageInput)
    .output(friendPageOutput)
    .query(({ ctx, input }) => readFriendPage(ctx, input)),

  withdraw: userProcedure
    .meta({
      rest: { method: 'DELETE', path: '/friends/{pageId}' },
      summary: 'Deletes a page of the caller and a friend, with its link',
      refusals: ['NOT_FOUND'],
    })
    .input(friendPageInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => withdrawFriendPage(ctx, input)),
});
