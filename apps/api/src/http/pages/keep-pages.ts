import { createHash, randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { minuteMs } from '@guildpath/contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { overloaded } from '../limits/overload.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { composeSecurityPolicy } from '../security/security.ts';
import { type SendStored, storeAnswer } from '../stored-answer.ts';

export interface PageKeeperOptions {
  readonly isSecure: boolean;
  readonly limits: Pick<RequestLimits, 'countCall'>;
  /** Returns true while the event loop lags. */
  readonly isOverloaded: () => boolean;
  readonly now: () => Date;
  /** Returns the catalogue, which pages show. */
  readonly getCatalogue: () => object;
}

type Render = (request: FastifyRequest, address: string, nonce: string) => Promise<Response>;

interface Page {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly send: SendStored;
}

export const revalidate = 'no-cache';
/** A page shows the day and what the API knows, and should not be old. */
const maxKeptPages = 100;
/** At most two seconds of the main thread. A class opens fewer different cards in a minute. */
const renderingsPerMinute = 120;
/** Takes a tenth of a second; others would only wait longer. */
export const maxRenderings = 8;

/** Returns a function that finds or renders a page. A class that opens the site costs one rendering. */
export function keepPages(render: Render, options: PageKeeperOptions) {
  const { isSecure, limits, isOverloaded, now, getCatalogue } = options;
  const perf = { now: () => now().getTime() };
  const kept = { max: maxKeptPages, ttl: minuteMs, ttlResolution: 0, perf };
  const pages = new LRUCache<string, Promise<Page>>(kept);
  let shown = getCatalogue();
  let renderings = 0;

  async function renderPage(request: FastifyRequest, address: string): Promise<Page> {
    const nonce = randomBytes(16).toString('hex');
    const response = await render(request, address, nonce);
    const html = await response.text();
    const headers = {
      'content-security-policy': composeSecurityPolicy({
        isSecure,
        scriptHashes: hashScripts(html, nonce),
      }),
      'cache-control': revalidate,
      ...Object.fromEntries(response.headers),
    };
    return { status: response.status, headers, send: storeAnswer(html) };
  }

  return (request: FastifyRequest, address: string): Promise<Page> => {
    if (shown !== getCatalogue()) pages.clear();
    shown = getCatalogue();
    const found = pages.get(address);
    if (found) return found;
    const isGone = request.raw.socket.destroyed;
    if (isGone || renderings >= maxRenderings || isOverloaded()) throw overloaded();
    limits.countCall(request, 'page', renderingsPerMinute);
    renderings += 1;
    const page = renderPage(request, address).finally(() => {
      renderings -= 1;
    });
    pages.set(address, page);
    const drop = () => void pages.delete(address);
    page.then((rendered) => {
      if (!isForEveryone(rendered)) drop();
    }, drop);
    return page;
  };
}

// Cards and friends' pages may be withdrawn at any time. That of an emailed link stays out of browsers alone.
function isForEveryone({ status, headers }: Page): boolean {
  return (status === 200 || status === 404) && headers['cache-control'] !== 'private, no-store';
}

// Only its own scripts carry the nonce of a rendering; one that got into the page another way has no hash.
function hashScripts(html: string, nonce: string): string[] {
  const own = new RegExp(`<script[^>]* nonce=["']${nonce}["'][^>]*>(.*?)</script>`, 'gs');
  return Array.from(html.matchAll(own), ([, script = '']) => script).map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
