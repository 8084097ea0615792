import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { openAndSettle } from '../../src/steps/open-page.ts';

/** Sizes in KiB as sent. */
export interface PageWeight {
  readonly html: number;
  readonly javascript: number;
  /** Stylesheets and inline styles. */
  readonly css: number;
  readonly fonts: number;
}

const bytesPerKib = 1024;

/** Weighs everything that a browser with an empty cache fetches for a page. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const requests: Request[] = [];
  const collect = (request: Request) => requests.push(request);
  page.on('requestfinished', collect);
  await openAndSettle(page, path);
  page.off('requestfinished', collect);

  const weigh = async (type: string) => {
    const sizes = await Promise.all(
      requests
        .filter((request) => request.resourceType() === type)
        .map((request) => request.sizes()),
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
