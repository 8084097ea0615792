import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PublicCardOutput, publicUrlPlaceholder } from '@guildpath/contract';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestSite, publicUrl, type TestSiteOptions } from '../../testing/test-site.ts';
import { signUp, submitQuickQuest } from '../../testing/visitors.ts';

const shell = `<!doctype html><html><head>
    <meta name="viewport" content="width=device-width" />
    <title>Guildpath</title>
    <meta name="description" content="The site" />
    <meta name="robots" content="noindex" />
    <meta property="og:title" content="Guildpath" />
    <meta property="og:image" content="${publicUrlPlaceholder}/preview.png" />
    <meta property="og:image:alt" content="A hall" />
  </head><body><script>run()</script></body></html>`;

/** Ada has published her card on a site with a built web app. */
async function openSite(options: TestSiteOptions = {}) {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'guildpath-cards-'));
  onTestFinished(() => rm(webRoot, { recursive: true }));
  await writeFile(path.join(webRoot, 'shell.html'), shell);
  const site = await openTestSite({ ...options, webRoot });
  const ada = await signUp(site);
  const resultId = await submitQuickQuest(site, ada);
  await site.context.db
    .updateTable('assessment_results')
    .set({ character_class: 'Mage', guild_title: 'Loremaster' })
    .execute();
  const setPublic = async (isPublic: boolean) => {
    const answer = await ada.post(`/api/results/${resultId}/card`, { isPublic });
    return (answer.body as PublicCardOutput).cardId;
  };
  const cardUrl = `/card/${await setPublic(true)}`;
  return { site, resultId, cardUrl, withdraw: () => setPublic(false) };
}

/** Collects the title and meta tags by name. */
function readHead(html: string): Record<string, string[]> {
  const head: Record<string, string[]> = { title: /<title>([^<]*)/.exec(html)?.slice(1) ?? [] };
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]*)" content="([^"]*)"/g,
  )) {
    head[name] = [...(head[name] ?? []), content];
  }
  return head;
}

describe('the page of a public card', () => {
  it('shows the card to those that preview links, and keeps it from search engines', async () => {
    const { site, cardUrl } = await openSite();
    const { statusCode, headers, body } = await site.app.inject(cardUrl);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
    });
    const url = publicUrl + cardUrl;
    expect(readHead(body)).toMatchObject({
      title: ['Loremaster, a Mage of the guild · Guildpath'],
      viewport: ['width=device-width'],
      robots: ['noindex'],
      description: [expect.stringContaining('Class: Mage.')],
      'og:title': ['Loremaster, a Mage of the guild'],
      'og:description': [expect.stringContaining('Which class are you?')],
      'og:url': [url],
      'og:image': [`${url}.png`],
      'og:image:type': ['image/png'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringContaining('Loremaster')],
      'twitter:card': ['summary_large_image'],
      'twitter:image': [`${url}.png`],
    });
    expect(body).toContain('run()');
    expect(body).not.toMatch(/Ada|ada@|correct horse/);
  });

  it('writes a title as text, whatever it holds', async () => {
    const { site, cardUrl } = await openSite();
    const hostile = '"><script>alert(1)</script>$&';
    await site.context.db.updateTable('assessment_results').set({ guild_title: hostile }).execute();
    const { body } = await site.app.inject(cardUrl);
    expect(body).not.toContain('alert(1)</script>');
    expect(readHead(body)['og:title']).toEqual([
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;, a Mage of the guild',
    ]);
  });

  it('is gone with its picture once the card is withdrawn', async () => {
    const { site, cardUrl, withdraw } = await openSite();
    await withdraw();
    const page = await site.app.inject(cardUrl);
    expect(page.statusCode).toBe(404);
    expect(readHead(page.body)).toMatchObject({ title: ['Guildpath'], 'og:title': ['Guildpath'] });
    expect(page.body).not.toContain('Mage');
    expect((await site.app.inject(`${cardUrl}.png`)).statusCode).toBe(404);
  });

  it.each(['/card/unknown', '/card/', '/card/..%2f..%2fetc', `/card/${'x'.repeat(3000)}`])(
    'shows nothing at %s',
    async (url) => {
      const { site } = await openSite();
      expect((await site.app.inject(url)).statusCode).toBe(404);
      expect((await site.app.inject(`${url}.png`)).statusCode).toBe(404);
    },
  );

  it('is not found by the id of the result', async () => {
    const { site, resultId } = await openSite();
    expect((await site.app.inject(`/card/${resultId}`)).statusCode).toBe(404);
  });
});

describe('the picture of a public card', () => {
  it('is a PNG of 1200 by 630 that other sites may show, for five minutes', async () => {
    const { site, cardUrl } = await openSite();
    const { statusCode, headers, rawPayload } = await site.app.inject(`${cardUrl}.png`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    // The header chunk begins with width and height.
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(rawPayload.length).toBeLessThan(200_000);
  });

  it('is not waited for by the page', async () => {
    const { site, cardUrl } = await openSite({ drawCard: () => new Promise(() => {}) });
    expect((await site.app.inject(cardUrl)).statusCode).toBe(200);
  });

  it('is that of the site where the card cannot be drawn, and the log says why', async () => {
    const lines: string[] = [];
    const { site, cardUrl } = await openSite({
      drawCard: () => Promise.reject(new Error('There is no binary.')),
      log: pino({}, { write: (line) => void lines.push(line) }),
    });
    expect((await site.app.inject(cardUrl)).statusCode).toBe(200);
    const { statusCode, headers } = await site.app.inject(`${cardUrl}.png`);
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: '/preview.png', 'cache-control': 'no-store' });
    expect(lines.join('')).toContain('There is no binary.');
  });

  it('is not drawn for a card that is unknown or withdrawn', async () => {
    let drawings = 0;
    const { site, cardUrl, withdraw } = await openSite({
      drawCard: () => {
        drawings += 1;
        return Promise.resolve(Buffer.from('a picture'));
      },
    });
    await withdraw();
    for (const url of [cardUrl, '/card/unknown']) {
      expect((await site.app.inject(`${url}.png`)).statusCode).toBe(404);
    }
    expect(drawings).toBe(0);
  });
});
