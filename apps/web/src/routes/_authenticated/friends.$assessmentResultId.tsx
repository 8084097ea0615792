import { createFileRoute } from '@tanstack/react-router';
import { GuildScreen } from '../../features/friends/guild-screen.tsx';
import { privateHead } from '../../shared/layout/head.ts';
import { loadOrNotFound, MissingScreen } from '../../shared/status-screens/missing-screen.tsx';

const gone = {
  title: 'This Page Isn’t There',
  message: 'The result beside it was deleted, or it belongs to someone else.',
};

export const Route = createFileRoute('/_authenticated/friends/$assessmentResultId')({
  loader: async ({ context: { utils }, params }) => {
    const results = loadOrNotFound(utils.results.get.ensureData(params));
    await Promise.all([results, utils.friends.list.fetch()]);
    return results;
  },
  head: () => privateHead('Your Guild So Far'),
  component: () => <GuildScreen results={Route.useLoaderData()} />,
  notFoundComponent: () => <MissingScreen noun="Page" gone={gone} />,
  errorComponent: () => <MissingScreen noun="Page" />,
});
