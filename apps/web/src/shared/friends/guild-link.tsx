import type { FriendsOutput } from '@guildpath/contract';
import { Link } from '@tanstack/react-router';
import { trpc } from '../api/trpc.ts';

/** Picks the friends beside a result, and the open invitation to join them. */
export function toGuild({ friends, invitations }: FriendsOutput, resultId: string) {
  return {
    friends: friends.filter(({ assessmentResultId }) => assessmentResultId === resultId),
    invitation: invitations.find(({ assessmentResultId }) => assessmentResultId === resultId),
  };
}

/** Leads to the friends beside a result, once one is there or invited, and tells how many have answered. */
export function GuildLink({ assessmentResultId }: { readonly assessmentResultId: string }) {
  const { data } = trpc.friends.list.useQuery();
  if (!data) return null;
  const { friends, invitation } = toGuild(data, assessmentResultId);
  if (friends.length === 0 && !invitation) return null;
  const count = friends.filter(({ hasAnswered }) => hasAnswered).length;
  const answered = count === 1 ? ': one friend has answered' : `: ${count} friends have answered`;
  return (
    <Link to="/friends/$assessmentResultId" params={{ assessmentResultId }}>
      Your guild so far{count > 0 ? answered : ''}
    </Link>
  );
}
