import { expect, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';

// Search engines and previews run no scripts.
test.use({ javaScriptEnabled: false });

async function contentOf(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
}

// The header of a PNG file has its width and height at bytes 16 and 20.
async function measurePng(page: Page, url: string): Promise<{ width: number; height: number }> {
  const answer = await page.request.get(url);
  expect(answer.headers()['content-type'], url).toBe('image/png');
  const png = await answer.body();
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

async function listSitemap(page: Page): Promise<string[]> {
  const robots = await (await page.request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (?<url>\S+)$/m.exec(robots)?.groups?.url ?? '';
  const answer = await page.request.get(sitemap);
  expect(answer.headers()['content-type']).toContain('application/xml');
  return Array.from((await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url);
}

test('a search engine finds all public pages without scripts, and no other page', {
  tag: '@nightly',
}, async ({ page, baseURL }) => {
  const urls = await listSitemap(page);
  expect(urls).toContain(`${baseURL}/`);
  expect(urls.length).toBeGreaterThanOrEqual(8);
  const descriptions = new Set<string | null>();
  for (const url of urls) {
    await page.goto(url);
    await expect(page, url).toHaveTitle(/Guildpath/);
    await expect(page.locator('link[rel="canonical"]'), url).toHaveAttribute('href', url);
    expect(await contentOf(page, 'robots')).toBe('all');
    await expect(page.locator('h1'), url).toBeVisible();
    expect(await contentOf(page, 'og:url')).toBe(url);
    expect(await contentOf(page, 'og:title')).toBe(await page.title());
    expect(await contentOf(page, 'twitter:card')).toBe('summary_large_image');
    descriptions.add(await contentOf(page, 'description'));
  }
  expect(descriptions.size).toBe(urls.length);
  await page.goto('/privacy-policy');
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();

  for (const path of ['/dashboard', '/results/any', '/admin', '/no/such/page']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('all images for shared links and home screens exist in their declared size', {
  tag: '@nightly',
}, async ({ page, baseURL }) => {
  for (const path of ['/', '/theory/riasec', '/assessment/quick']) {
    await page.goto(path);
    const image = (await contentOf(page, 'og:image')) ?? '';
    expect(image).toBe(`${baseURL}/preview.png`);
    expect(await measurePng(page, image)).toEqual({
      width: Number(await contentOf(page, 'og:image:width')),
      height: Number(await contentOf(page, 'og:image:height')),
    });
    expect(await contentOf(page, 'og:image:alt')).toBeTruthy();
  }

  const manifestUrl = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(manifestUrl ?? '')).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const { width, height } = await measurePng(page, src);
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(await measurePng(page, '/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  for (const icon of ['/favicon.ico', '/favicon.svg']) {
    expect((await page.request.get(icon)).status(), icon).toBe(200);
  }
});
