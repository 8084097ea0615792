import { expect, it } from 'vitest';
import { aShield } from '../testing/builders.ts';
import { composeRobots, composeSitemap } from './crawler-files.ts';

const siteUrl = 'https://guild.example';

it('the sitemap lists every page worth finding', () => {
  const sitemap = new DOMParser().parseFromString(composeSitemap(siteUrl, [aShield()]), 'text/xml');
  const addresses = Array.from(sitemap.querySelectorAll('url > loc'), (loc) => loc.textContent);
  expect(addresses).toEqual(
    [
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
      '/guild/trail-warden',
    ].map((path) => siteUrl + path),
  );
});

it('robots.txt names the sitemap and keeps crawlers out of private pages', () => {
  const lines = composeRobots(siteUrl).split('\n');
  expect(lines).toContain('Sitemap: https://guild.example/sitemap.xml');
  for (const path of ['/api', '/dashboard', '/results', '/admin']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});
