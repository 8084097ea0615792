import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { openAndSettle } from '../../src/steps/open-page.ts';

/** KiB as they came over the wire. */
export interface PageWeight {
  readonly html: number;
  readonly javascript: number;
  /** Of its own, and inside the page. */
  readonly css: number;
  readonly fonts: number;
}

const bytesPerKib = 1024;

/** What a browser that has nothing yet fetches for a page, until the page has come to rest. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const requests: Request[] = [];
  const collect = (request: Request) => requests.push(request);
  page.on('requestfinished', collect);
  await openAndSettle(page, path);
  page.off('requestfinished', collect);

  const weigh = async (type: string) => {
    const sizes = await Promise.all(
      requests.filter((request) => request.resourceType() === type).map((one) => one.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / bytesPerKib;
  };
  return {
    html: await weigh('document'),
    javascript: await weigh('script'),
    css: (await weigh('stylesheet')) + (await weighInlineStyles(page, path)),
    fonts: await weigh('font'),
  };
}

async function weighInlineStyles(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, style]) => style);
  return styles.length > 0 ? brotliCompressSync(styles.join('')).length / bytesPerKib : 0;
}
