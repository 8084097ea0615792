import { createFileRoute, notFound } from '@tanstack/react-router';
import { MissingPageScreen, TogetherScreen } from '../../features/card/together-screen.tsx';
import { hasCode } from '../../shared/api/call-errors.ts';
import { privateHead } from '../../shared/layout/head.ts';

export const Route = createFileRoute('/_authenticated/together/$pageId')({
  loader: async ({ context: { utils }, params: { pageId } }) => {
    try {
      return await utils.friends.page.fetch({ pageId });
    } catch (error) {
      throw hasCode(error, 'NOT_FOUND') ? notFound() : error;
    }
  },
  head: () => privateHead('What You Two Could Build'),
  component: TogetherRoute,
  notFoundComponent: () => <MissingPageScreen isGone />,
  errorComponent: () => <MissingPageScreen isGone={false} />,
});

function TogetherRoute() {
  const { pageId } = Route.useParams();
  return <TogetherScreen page={Route.useLoaderData()} pageId={pageId} />;
}
