import { type GuildMember, paths } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../features/friends/invitation-screen.tsx';
import { describePage, privateHead, shortScenes, titleOf } from '../shared/layout/head.ts';
import { loadOrNotFound, MissingScreen } from '../shared/status-screens/missing-screen.tsx';

const gone = {
  title: 'This Invitation Is Over',
  message:
    'Someone has answered it already, or it was taken back. Ask your friend for another one. If it was you, your results lead to your page.',
};

export const Route = createFileRoute('/friend/$pageId')({
  loader: ({ context: { utils }, params: { pageId } }) =>
    loadOrNotFound(utils.friends.invitation.ensureData({ pageId })),
  head: ({ match: { context }, params: { pageId }, loaderData: inviter }) =>
    inviter
      ? { meta: describeInvitation(inviter, context.siteUrl + paths.invitation(pageId)) }
      : privateHead('An Invitation'),
  // Its sender may take it back at any moment.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: InvitationRoute,
  notFoundComponent: () => <MissingScreen noun="Invitation" gone={gone} />,
  errorComponent: () => <MissingScreen noun="Invitation" />,
});

function InvitationRoute() {
  const { pageId } = Route.useParams();
  return <InvitationScreen inviter={Route.useLoaderData()} pageId={pageId} />;
}

function describeInvitation({ characterClass, guildTitle }: GuildMember, url: string) {
  const heading = `${guildTitle}, ${characterClass} of the guild: who stands beside me?`;
  const description = `Find out which class you are in ${shortScenes}, for free, and see what the two of you could build.`;
  return [
    ...describePage({ title: titleOf(heading), heading, description }),
    { property: 'og:url', content: url },
  ];
}
