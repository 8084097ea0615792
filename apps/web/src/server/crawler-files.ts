import { type Shield, titleName } from '@guildpath/contract';

/** Lists the pages in the sitemap, because they are worth finding. */
export const publicPaths = [
  '/',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
  '/theory/riasec',
  '/theory/big-five',
  '/theory/aptitude',
  '/guild',
];

const privatePaths = ['/api', '/dashboard', '/results', '/admin'];

/** Lets crawlers read everything but private pages and the API. */
export function composeRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

export function composeSitemap(siteUrl: string, shields: readonly Shield[]): string {
  const titles = shields.map(({ guildTitle }) => `/guild/${titleName(guildTitle)}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...publicPaths, ...titles].map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
