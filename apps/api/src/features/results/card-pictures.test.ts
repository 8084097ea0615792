import type { PublicCardOutput } from '@guildpath/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestSiteOptions } from '../../../testing/test-site.ts';
import { signUp, submitQuickQuest } from '../../../testing/visitors.ts';
import { writeWebApp } from '../../../testing/write-web-app.ts';

/** Ada has published her card on a site with a built web app. */
async function openSite(options: TestSiteOptions = {}) {
  const site = await openTestSite({ ...options, webRoot: await writeWebApp() });
  const ada = await signUp(site);
  const resultId = await submitQuickQuest(site, ada);
  const setPublic = async (isPublic: boolean) => {
    const answer = await ada.post(`/api/results/${resultId}/card`, { isPublic });
    return (answer.body as PublicCardOutput).cardId;
  };
  const pictureUrl = `/card/${await setPublic(true)}.png`;
  return { site, resultId, pictureUrl, withdraw: () => setPublic(false) };
}

describe('the picture of a public card', () => {
  it('is a PNG of 1200 by 630 that other sites may show, for five minutes', async () => {
    const { site, pictureUrl } = await openSite();
    const { statusCode, headers, rawPayload } = await site.app.inject(pictureUrl);
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

  it('is that of the site where the card cannot be drawn, and the log says why', async () => {
    const lines: string[] = [];
    const { site, pictureUrl } = await openSite({
      drawCard: () => Promise.reject(new Error('There is no binary.')),
      log: pino({}, { write: (line) => void lines.push(line) }),
    });
    const { statusCode, headers } = await site.app.inject(pictureUrl);
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: '/preview.png', 'cache-control': 'no-store' });
    expect(lines.join('')).toContain('There is no binary.');
  });

  it('is neither found nor drawn where no card is public', async () => {
    let drawings = 0;
    const { site, resultId, pictureUrl, withdraw } = await openSite({
      drawCard: () => {
        drawings += 1;
        return Promise.resolve(Buffer.from('a picture'));
      },
    });
    await withdraw();
    const hostileIds = ['..%2f..%2fetc', 'x'.repeat(3000), ''];
    for (const url of [
      pictureUrl,
      ...[resultId, 'unknown', ...hostileIds].map((id) => `/card/${id}.png`),
    ]) {
      const { statusCode, headers } = await site.app.inject(url);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).not.toContain('max-age');
    }
    expect(drawings).toBe(0);
  });
});
