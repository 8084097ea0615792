import { paths, titleName } from '@guildpath/contract';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ShieldScreen } from '../features/guild/shield-screen.tsx';
import { publicHead, titleOf, toImageTags } from '../shared/layout/head.ts';
import { requireShields } from '../shared/layout/served-shields.ts';

export const Route = createFileRoute('/guild/$title')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: (route) => {
    const isMeant = ({ guildTitle }: { readonly guildTitle: string }) =>
      titleName(guildTitle) === route.params.title;
    const shield = requireShields(route).find(isMeant);
    if (!shield) throw notFound();
    return shield;
  },
  head: ({ match, params: { title }, loaderData: shield }) => {
    if (!shield) return {};
    const { guildTitle, welcome } = shield;
    const page = publicHead({ title: titleOf(guildTitle), description: welcome })({ match });
    const picture = match.context.siteUrl + paths.cardPicture(title);
    const imageTags = toImageTags({ url: picture, alt: `The shield of the ${guildTitle}` });
    return { ...page, meta: [...page.meta, ...imageTags] };
  },
  component: () => <ShieldScreen shield={Route.useLoaderData()} />,
});
