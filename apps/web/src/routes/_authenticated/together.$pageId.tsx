import { createFileRoute } from '@tanstack/react-router';
import { TogetherScreen } from '../../features/friends/together-screen.tsx';
import { privateHead } from '../../shared/layout/head.ts';
import { loadOrNotFound, MissingScreen } from '../../shared/status-screens/missing-screen.tsx';

const gone = {
  title: 'This Page Isn’t There',
  message: 'One of you has taken it back, or it belongs to two others.',
};

export const Route = createFileRoute('/_authenticated/together/$pageId')({
  loader: ({ context: { utils }, params: { pageId } }) =>
    loadOrNotFound(utils.friends.page.fetch({ pageId })),
  head: () => privateHead('What You Two Could Build'),
  component: TogetherRoute,
  notFoundComponent: () => <MissingScreen noun="Page" gone={gone} />,
  errorComponent: () => <MissingScreen noun="Page" />,
});

function TogetherRoute() {
  const { pageId } = Route.useParams();
  return <TogetherScreen page={Route.useLoaderData()} pageId={pageId} />;
}
