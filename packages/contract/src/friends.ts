import * as z from 'zod/mini';
import { characterClassSchema } from './fields.ts';

/** Limits the friends who answer the invitations of one result. */
export const answersPerResult = 50;

/** An invitation is over after so many days. */
export const invitationDays = 30;

/** Everything that a friend page, or an invitation to it, shows of a person. */
const guildMemberSchema = z.object({
  characterClass: characterClassSchema,
  guildTitle: z.string(),
});
export type GuildMember = z.infer<typeof guildMemberSchema>;

/** The link that a person sends to any number of friends. */
export const invitationInput = z.object({ invitationId: z.string() });
export type InvitationInput = z.infer<typeof invitationInput>;

export const answerInvitationInput = z.extend(invitationInput, { assessmentResultId: z.string() });
export type AnswerInvitationInput = z.infer<typeof answerInvitationInput>;

/** The inviter. */
export const invitationOutput = guildMemberSchema;

/** The page of two people. */
export const friendPageInput = z.object({ pageId: z.string() });
export type FriendPageInput = z.infer<typeof friendPageInput>;

export const friendPageOutput = z.object({
  /** The person who invited comes first. */
  members: z.array(guildMemberSchema),
  /** Four sentences on what the two could build. */
  sentences: z.array(z.string()),
});
export type FriendPageOutput = z.infer<typeof friendPageOutput>;

export const friendsOutput = z.object({
  /** The others on the caller's friend pages: those who answered, then those who invited, newest first. */
  friends: z.array(
    z.extend(guildMemberSchema, {
      pageId: z.string(),
      /** The caller's result on the page. */
      assessmentResultId: z.string(),
      /** False when the friend is the one who invited. */
      hasAnswered: z.boolean(),
    }),
  ),
  /** The caller's open invitations, at most one for each result. */
  invitations: z.array(
    z.extend(invitationInput, {
      assessmentResultId: z.string(),
      /** ISO 8601, UTC. */
      expiresAt: z.string(),
    }),
  ),
});
export type FriendsOutput = z.infer<typeof friendsOutput>;
