import { createFileRoute } from '@tanstack/react-router';
import { GuildScreen } from '../features/guild/guild-screen.tsx';
import { publicHead, shortScenes, titleOf } from '../shared/layout/head.ts';
import { requireShields } from '../shared/layout/served-shields.ts';

export const Route = createFileRoute('/guild/')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: (route) =>
    requireShields(route).map(({ guildTitle, characterClass, isOfEveryClass }) => ({
      guildTitle,
      characterClass,
      isOfEveryClass,
    })),
  head: publicHead({
    title: titleOf('The Titles of the Guild'),
    description: `All the titles that the guild gives, each with a shield of its own. Find out which is yours in ${shortScenes}, for free.`,
  }),
  component: () => <GuildScreen titles={Route.useLoaderData()} />,
});
