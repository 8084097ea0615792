import * as z from 'zod/mini';
import { characterClassSchema } from './fields.ts';

/** Limits the friends, and the open invitations, beside one result. */
export const friendsPerResult = 10;

/** Everything that a friend page, or an invitation to it, shows of a person. */
const guildMemberSchema = z.object({
  characterClass: characterClassSchema,
  guildTitle: z.string(),
});
export type GuildMember = z.infer<typeof guildMemberSchema>;

/** The page of two people, and before that the invitation to it. */
export const friendPageInput = z.object({ pageId: z.string() });
export type FriendPageInput = z.infer<typeof friendPageInput>;

export const acceptInvitationInput = z.extend(friendPageInput, { assessmentResultId: z.string() });
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;

/** The inviter. */
export const invitationOutput = guildMemberSchema;

export const friendPageOutput = z.object({
  /** The person who invited comes first. */
  members: z.array(guildMemberSchema),
  /** Four sentences on what the two could build. */
  sentences: z.array(z.string()),
});
export type FriendPageOutput = z.infer<typeof friendPageOutput>;

export const friendsOutput = z.object({
  /** The others on the friend pages of a result, newest first. */
  friends: z.array(z.extend(guildMemberSchema, { pageId: z.string() })),
});
export type FriendsOutput = z.infer<typeof friendsOutput>;
