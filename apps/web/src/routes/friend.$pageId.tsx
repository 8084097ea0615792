import { type GuildMember, paths } from '@guildpath/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { InvitationScreen, MissingInvitationScreen } from '../features/card/invitation-screen.tsx';
import { hasCode } from '../shared/api/call-errors.ts';
import { describePage, privateHead, shortScenes, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/friend/$pageId')({
  loader: async ({ context: { utils }, params: { pageId } }) => {
    try {
      return await utils.friends.invitation.ensureData({ pageId });
    } catch (error) {
      throw hasCode(error, 'NOT_FOUND') ? notFound() : error;
    }
  },
  head: ({ match: { context }, params: { pageId }, loaderData: inviter }) =>
    inviter
      ? { meta: describeInvitation(inviter, context.siteUrl + paths.invitation(pageId)) }
      : privateHead('An Invitation'),
  // Its sender may take it back at any moment.
  headers: () => ({ 'cache-control': 'no-store' }),
  component: InvitationRoute,
  notFoundComponent: () => <MissingInvitationScreen isGone />,
  errorComponent: () => <MissingInvitationScreen isGone={false} />,
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
