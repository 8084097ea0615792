import { publicUrlPlaceholder } from '@guildpath/contract';
import { siteDescription } from './public-pages.ts';

export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Its canonical path. Absent for the shell, which serves many pages, none of which should be indexed. */
  readonly path?: string;
}

const siteName = 'Guildpath';

const previewImage = {
  url: `${publicUrlPlaceholder}/preview.png`,
  width: 1200,
  height: 630,
  alt: 'A traveller with a lantern on the road to a lit guild hall under the moon',
};

/** The head tags of a page for search engines and for previews of shared links. */
export function toHeadTags({ title, description, path }: PageFacts): string[] {
  const url = path === undefined ? undefined : publicUrlPlaceholder + path;
  return [
    meta('name', 'description', description),
    ...(url ? [`<link rel="canonical" href="${url}" />`] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'en_US'),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', previewImage.url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(previewImage.width)),
    meta('property', 'og:image:height', String(previewImage.height)),
    meta('property', 'og:image:alt', previewImage.alt),
    // All else is read from the tags above.
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(path === '/' ? [siteFacts()] : []),
  ];
}

/** The name under which search engines list the site. A data block, which the content security policy allows inline. */
function siteFacts(): string {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: `${publicUrlPlaceholder}/`,
  };
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
