import { type GuildMember, paths } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../features/friends/invitation-screen.tsx';
import { hasCode } from '../shared/api/call-errors.ts';
import {
  describePage,
  privateHead,
  shortScenes,
  titleOf,
  toImageTags,
} from '../shared/layout/head.ts';
import { MissingScreen } from '../shared/status-screens/missing-screen.tsx';

export const Route = createFileRoute('/friend/$invitationId')({
  loader: ({ context: { utils }, params }) =>
    utils.friends.invitation.ensureData(params).catch((error: unknown) => {
      // Those who come late find the quest too.
      if (hasCode(error, 'NOT_FOUND')) return null;
      throw error;
    }),
  head: ({ match: { context }, params: { invitationId }, loaderData: inviter }) =>
    inviter
      ? { meta: describeInvitation(inviter, invitationId, context.siteUrl) }
      : privateHead('An Invitation'),
  // Its sender may take it back at any moment.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: InvitationRoute,
  errorComponent: () => <MissingScreen noun="Invitation" />,
});

function InvitationRoute() {
  const { invitationId } = Route.useParams();
  return <InvitationScreen inviter={Route.useLoaderData()} invitationId={invitationId} />;
}

function describeInvitation(inviter: GuildMember, invitationId: string, siteUrl: string) {
  const { characterClass, guildTitle } = inviter;
  const heading = `${guildTitle}, ${characterClass} of the guild: who stands beside me?`;
  const description = `Find out which class you are in ${shortScenes}, for free, and see what the two of you could build.`;
  return [
    ...describePage({ title: titleOf(heading), heading, description }),
    { property: 'og:url', content: siteUrl + paths.invitation(invitationId) },
    ...toImageTags({ url: siteUrl + paths.cardPicture(invitationId), alt: heading }),
  ];
}
