import { createFileRoute } from '@tanstack/react-router';
import { GuildScreen } from '../../features/friends/guild-screen.tsx';
import { privateHead } from '../../shared/layout/head.ts';
import { loadOrNotFound, MissingScreen } from '../../shared/status-screens/missing-screen.tsx';

export const Route = createFileRoute('/_authenticated/friends/$assessmentResultId')({
  loader: async ({ context: { utils }, params }) => {
    const results = loadOrNotFound(utils.results.get.ensureData(params));
    await Promise.all([results, utils.friends.list.fetch()]);
    return results;
  },
  head: () => privateHead('Your Guild So Far'),
  component: () => <GuildScreen results={Route.useLoaderData()} />,
  errorComponent: () => <MissingScreen noun="Page" />,
});
