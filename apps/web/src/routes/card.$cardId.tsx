import { type CardOutput, paths } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { PublicCardScreen } from '../features/card/public-card-screen.tsx';
import {
  describePage,
  privateHead,
  shortScenes,
  titleOf,
  toImageTags,
} from '../shared/layout/head.ts';
import { loadOrNotFound, MissingScreen } from '../shared/status-screens/missing-screen.tsx';

const gone = {
  title: 'This Card Isn’t Public',
  message: 'Its owner made it private, or part of the link is missing.',
};

export const Route = createFileRoute('/card/$cardId')({
  loader: ({ context: { utils }, params: { cardId } }) =>
    loadOrNotFound(utils.results.card.ensureData({ cardId })),
  head: ({ match: { context }, params: { cardId }, loaderData: card }) =>
    card
      ? { meta: describeCard(card, cardId, context.siteUrl) }
      : privateHead('A Card of the Guild'),
  // Its owner may withdraw it at any moment.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: CardRoute,
  notFoundComponent: () => <MissingScreen noun="Card" gone={gone} />,
  errorComponent: () => <MissingScreen noun="Card" />,
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
