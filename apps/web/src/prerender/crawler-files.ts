import { publicUrlPlaceholder } from '@guildpath/contract';
import { publicPages } from './public-pages.ts';

/** Files for search engines, by their name at the site's root. */
export const crawlerFiles: Readonly<Record<string, string>> = {
  'robots.txt': toRobots(['/api', '/dashboard', '/results', '/admin']),
  'sitemap.xml': toSitemap(
    publicPages.filter(({ isSought }) => isSought).map(({ path }) => publicUrlPlaceholder + path),
  ),
};

/** Crawlers may read everything but private pages and the API. */
function toRobots(privatePaths: readonly string[]): string {
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrlPlaceholder}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Addresses only: a build does not know when a page was last changed. */
function toSitemap(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
