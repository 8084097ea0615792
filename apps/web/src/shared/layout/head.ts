import { questionCountInWords } from '@guildpath/contract';
import type { JSX } from 'react';

const siteName = 'Guildpath';

type Meta = JSX.IntrinsicElements['meta'];

interface PublicPage {
  readonly title: string;
  /** A sentence or two for search results and link previews, at most 160 characters. */
  readonly description: string;
}

interface PublicRoute {
  readonly match: { readonly context: { readonly siteUrl: string }; readonly pathname: string };
}

/** Names the length of the shortest quest: `fifteen short scenes`. */
export const shortScenes = `${questionCountInWords('quick')} short scenes`;

/** Describes the site in a sentence. */
export const siteDescription = `Guildpath is a free career quest told as a story. Play through ${shortScenes} and see which careers fit your interests and your personality.`;

/** Composes the head of every page. A tag of a route replaces the one with the same name. */
export function siteHead(siteUrl: string, title = siteName) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'dark' },
      { name: 'theme-color', content: '#0b0e24' },
      ...describePage({ title, heading: siteName, description: siteDescription }),
      { name: 'robots', content: 'noindex' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: 'en_US' },
      ...toImageTags({
        url: `${siteUrl}/preview.png`,
        alt: 'A traveler with a lantern on the road to a lit guild hall under the moon',
      }),
      // Everything else is read from the tags above.
      { name: 'twitter:card', content: 'summary_large_image' },
    ] satisfies Meta[],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  };
}

/** Composes the head of a page that is the same for every visitor, and that search engines may list. */
export function publicHead(page: PublicPage) {
  return ({ match: { context, pathname } }: PublicRoute) => {
    // The router ends the path of a folder's first page with a slash.
    const url = context.siteUrl + pathname.replace(/(.)\/$/, '$1');
    return {
      meta: [
        ...describePage(page),
        { name: 'robots', content: 'all' },
        { property: 'og:url', content: url },
      ] satisfies Meta[],
      links: [{ rel: 'canonical', href: url }],
    };
  };
}

/** Gives search engines the name under which to list the site. */
export function composeSiteFacts(siteUrl: string) {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: `${siteUrl}/`,
  };
  return { type: 'application/ld+json', children: JSON.stringify(facts) };
}

export function privateHead(screen: string) {
  return { meta: [{ title: titleOf(screen) }] };
}

export function titleOf(screen: string): string {
  return `${screen} · ${siteName}`;
}

/** Describes a page. The heading (default: the title) is for link previews, which name the site. */
export function describePage({
  title,
  heading = title,
  description,
}: PublicPage & { readonly heading?: string }) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: heading },
    { property: 'og:description', content: description },
  ] satisfies Meta[];
}

/** Lists the tags of a preview's picture. All have the same size. */
export function toImageTags({ url, alt }: { readonly url: string; readonly alt: string }) {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
  ] satisfies Meta[];
}
