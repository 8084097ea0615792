import { type CardOutput, paths } from '@guildpath/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { MissingCardScreen, PublicCardScreen } from '../features/card/public-card-screen.tsx';
import { hasCode } from '../shared/api/call-errors.ts';
import {
  describePage,
  privateHead,
  shortScenes,
  titleOf,
  toImageTags,
} from '../shared/layout/head.ts';

export const Route = createFileRoute('/card/$cardId')({
  loader: async ({ context: { utils }, params: { cardId } }) => {
    try {
      return await utils.results.card.ensureData({ cardId });
    } catch (error) {
      throw hasCode(error, 'NOT_FOUND') ? notFound() : error;
    }
  },
  head: ({ match: { context }, params: { cardId }, loaderData: card }) =>
    card
      ? { meta: describeCard(card, cardId, context.siteUrl) }
      : privateHead('A Card of the Guild'),
  // Its owner may withdraw it at any moment.
  headers: () => ({ 'cache-control': 'no-store' }),
  component: CardRoute,
  notFoundComponent: () => <MissingCardScreen isGone />,
  errorComponent: () => <MissingCardScreen isGone={false} />,
});

function CardRoute() {
  return <PublicCardScreen card={Route.useLoaderData()} />;
}

function describeCard(card: CardOutput, cardId: string, siteUrl: string) {
  const { characterClass, guildTitle, welcome, moment } = card;
  const heading = `${guildTitle}, ${characterClass} of the guild`;
  const about = moment ? `${welcome} The guild remembers: ${moment}` : welcome;
  const description = `${about} Which class are you? Find out in ${shortScenes}, for free.`;
  return [
    ...describePage({ title: titleOf(heading), heading, description }),
    { property: 'og:url', content: siteUrl + paths.card(cardId) },
    ...toImageTags({ url: siteUrl + paths.cardPicture(cardId), alt: `${heading}. ${about}` }),
  ];
}
