import { describe, expect, it } from 'vitest';
import { crawlerFiles } from './crawler-files.ts';
import { toHeadTags } from './head-tags.ts';
import { publicPages } from './public-pages.ts';

const headOf = (facts: Parameters<typeof toHeadTags>[0]) => {
  const head = document.createElement('head');
  head.innerHTML = toHeadTags(facts).join('');
  const content = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { head, content };
};

describe('the head of a public page', () => {
  const about = { title: 'About · Guildpath', description: 'Who "we" are & why.', path: '/about' };

  it('has the description and the canonical address of the page', () => {
    const { head, content } = headOf(about);
    expect(content('description')).toBe('Who "we" are & why.');
    expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://public-url.invalid/about',
    );
    expect(content('robots')).toBeUndefined();
  });

  it('has everything that the preview of a shared link shows', () => {
    const { content } = headOf(about);
    expect(content('og:title')).toBe(about.title);
    expect(content('og:description')).toBe(about.description);
    expect(content('og:url')).toBe('https://public-url.invalid/about');
    expect(content('og:image')).toBe('https://public-url.invalid/preview.png');
    expect(content('og:image:alt')).toContain('guild hall');
    expect(content('og:site_name')).toBe('Guildpath');
    expect(content('og:locale')).toBe('en_US');
    expect(content('twitter:card')).toBe('summary_large_image');
  });

  it('names the site to search engines on the landing page', () => {
    const { head } = headOf({ ...about, path: '/' });
    const data = head.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebSite', name: 'Guildpath' });
  });
});

it('the shell is not indexed, and has a preview of the site', () => {
  const { head, content } = headOf({ title: 'Guildpath', description: 'A quest.' });
  expect(content('robots')).toBe('noindex');
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(content('og:url')).toBeUndefined();
  expect(content('og:title')).toBe('Guildpath');
});

it.each(publicPages)('$path is described in words of its own that fit a search result', (page) => {
  const alike = publicPages.filter(({ description }) => description === page.description);
  expect(alike).toEqual([page]);
  expect(page.description.length).toBeGreaterThan(60);
  expect(page.description.length).toBeLessThanOrEqual(160);
});

it('the sitemap lists every page worth finding, and robots.txt names the sitemap', () => {
  const sitemap = new DOMParser().parseFromString(crawlerFiles['sitemap.xml'] ?? '', 'text/xml');
  const addresses = Array.from(sitemap.querySelectorAll('url > loc'), (loc) => loc.textContent);
  expect(addresses).toEqual(
    [
      '/',
      '/about',
      '/contact',
      '/privacy-policy',
      '/terms-of-service',
      '/theory/riasec',
      '/theory/big-five',
      '/theory/aptitude',
    ].map((path) => `https://public-url.invalid${path}`),
  );
  const robots = crawlerFiles['robots.txt']?.split('\n');
  expect(robots).toContain('Sitemap: https://public-url.invalid/sitemap.xml');
  for (const path of ['/api', '/dashboard', '/results', '/admin']) {
    expect(robots).toContain(`Disallow: ${path}`);
  }
});
