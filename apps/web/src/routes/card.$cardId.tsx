import { createFileRoute } from '@tanstack/react-router';
import { PublicCardScreen } from '../features/card/public-card-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/card/$cardId')({
  loader: ({ context: { utils }, params: { cardId } }) => {
    void utils.results.card.prefetch({ cardId });
  },
  head: () => ({ meta: [{ title: titleOf('A Card of the Guild') }] }),
  component: CardRoute,
});

function CardRoute() {
  const { cardId } = Route.useParams();
  return <PublicCardScreen cardId={cardId} />;
}
