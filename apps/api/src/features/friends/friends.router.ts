import {
  answerInvitationInput,
  friendPageInput,
  friendPageOutput,
  friendsOutput,
  invitationInput,
  invitationOutput,
  messageOutput,
  resultsInput,
} from '@guildpath/contract';
import { publicProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import {
  acceptInvitation,
  inviteFriends,
  listFriends,
  readFriendPage,
  readInvitation,
  withdrawFriendPage,
  withdrawInvitation,
} from './friends.ts';

export const friendsRouter = t.router({
  invite: userProcedure
    .meta({
      rest: { method: 'POST', path: '/results/{assessmentResultId}/invitation' },
      summary:
        'Returns the open invitation to stand beside one of the caller’s results, or a new one',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(invitationInput)
    .mutation(({ ctx, input }) => inviteFriends(ctx, input)),

  list: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/friends' },
      summary: 'Lists the friends beside the caller’s results, and the open invitations',
    })
    .output(friendsOutput)
    .query(({ ctx }) => listFriends(ctx)),

  invitation: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/invitations/{invitationId}' },
      summary: 'Returns class and guild title of the person who invites',
      refusals: ['NOT_FOUND'],
    })
    .input(invitationInput)
    .output(invitationOutput)
    .query(({ ctx, input }) => readInvitation(ctx, input)),

  accept: userProcedure
    .meta({
      rest: { method: 'POST', path: '/invitations/{invitationId}' },
      summary: 'Answers an invitation with one of the caller’s results',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(answerInvitationInput)
    .output(friendPageInput)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),

  withdrawInvitation: userProcedure
    .meta({
      rest: { method: 'DELETE', path: '/invitations/{invitationId}' },
      summary: 'Ends an invitation of the caller; the pages of those who answered stay',
      refusals: ['NOT_FOUND'],
    })
    .input(invitationInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => withdrawInvitation(ctx, input)),

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
      summary: 'Deletes a page of the caller and a friend',
      refusals: ['NOT_FOUND'],
    })
    .input(friendPageInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => withdrawFriendPage(ctx, input)),
});
