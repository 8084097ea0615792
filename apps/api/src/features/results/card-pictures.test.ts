import {
  type InvitationInput,
  type PublicCardOutput,
  sampleCardId,
  sampleResult,
} from '@guildpath/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestSiteOptions } from '../../../testing/test-site.ts';
import { ada as account, signUp, submitQuickQuest } from '../../../testing/visitors.ts';
import type { CardToDraw } from '../../adapters/pictures/draw-card.ts';

/** Ada has published her card. */
async function openSite(options: TestSiteOptions = {}) {
  const drawn: CardToDraw[] = [];
  const drawCard = async (card: CardToDraw) => {
    drawn.push(card);
    return Buffer.from('a picture');
  };
  const site = await openTestSite({ drawCard, ...options });
  const ada = await signUp(site);
  const resultId = await submitQuickQuest(site, ada);
  const setPublic = async (isPublic: boolean) => {
    const answer = await ada.post(`/api/results/${resultId}/card`, { isPublic });
    return (answer.body as PublicCardOutput).cardId;
  };
  const publicUrl = `/card/${await setPublic(true)}.png`;
  return { site, ada, resultId, drawn, publicUrl, ownUrl: `/card/${resultId}.png`, setPublic };
}

describe('the picture of a public card', () => {
  it('is there for everyone and every site, for five minutes', async () => {
    const { site, drawn, publicUrl } = await openSite();
    const { status, headers } = await site.browse().get(publicUrl);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    });
    await site.browse().get(`${publicUrl}?size=story`);
    expect(drawn.map(({ size }) => size)).toEqual(['preview', 'story']);
  });

  it('is there of the sample too, for the landing page', async () => {
    const { site, drawn } = await openSite();
    const { status } = await site.browse().get(`/card/${sampleCardId}.png?size=sample`);
    expect({ status, drawn }).toMatchObject({ status: 200, drawn: [sampleResult] });
  });

  it('never shows the best match, not even on demand', async () => {
    const { site, ada, drawn, publicUrl } = await openSite();
    await site.browse().get(`${publicUrl}?size=story&match=1`);
    await ada.get(`${publicUrl}?size=story&match=1`);
    expect(drawn.map(({ bestMatch }) => bestMatch)).toEqual([undefined, undefined]);
  });

  it('is that of the site where a preview cannot be drawn, and the log says why', async () => {
    const lines: string[] = [];
    const { site, publicUrl } = await openSite({
      drawCard: () => Promise.reject(new Error('There is no binary.')),
      log: pino({}, { write: (line) => void lines.push(line) }),
    });
    expect(await site.browse().get(publicUrl)).toMatchObject({
      status: 302,
      headers: { location: '/preview.png', 'cache-control': 'no-store' },
    });
    expect(await site.browse().get(`${publicUrl}?size=story`)).toMatchObject({ status: 503 });
    expect(lines.join('')).toContain('There is no binary.');
  });

  it('is neither found nor drawn where no card is public', async () => {
    const { site, drawn, publicUrl, ownUrl, setPublic } = await openSite();
    await setPublic(false);
    const hostileIds = ['unknown', '..%2f..%2fetc', 'x'.repeat(3000), ''];
    for (const url of [publicUrl, ownUrl, ...hostileIds.map((id) => `/card/${id}.png`)]) {
      const { status, headers } = await site.browse().get(url);
      expect(status).toBe(404);
      expect(headers['cache-control']).not.toContain('max-age');
    }
    expect(await site.browse().get(`${publicUrl}?size=huge`)).toMatchObject({ status: 400 });
    expect(drawn).toEqual([]);
  });
});

it('an invitation’s picture is there for everyone, and shows who waits for someone', async () => {
  const { site, ada, resultId, drawn } = await openSite();
  const { body } = await ada.post(`/api/results/${resultId}/invitation`);
  const { invitationId } = body as InvitationInput;
  const url = `/card/${invitationId}.png`;
  expect(await site.browse().get(url)).toMatchObject({
    status: 200,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
  expect(drawn).toMatchObject([{ size: 'invitation', guildTitle: expect.any(String) }]);
  await ada.delete(`/api/invitations/${invitationId}`);
  expect(await site.browse().get(url)).toMatchObject({ status: 404 });
});

describe('the picture of a private card', () => {
  it('is there for the owner’s session alone, and no cache keeps it', async () => {
    const { site, ada, drawn, ownUrl, setPublic } = await openSite();
    await setPublic(false);
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    expect(await eve.get(ownUrl)).toMatchObject({ status: 404 });
    const { status, headers } = await ada.get(`${ownUrl}?size=story`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    await ada.get('/api/auth/logout');
    expect(await ada.get(ownUrl)).toMatchObject({ status: 404 });
    expect(drawn).toHaveLength(1);
  });

  it('shows the best match only on demand', async () => {
    const { ada, drawn, ownUrl } = await openSite();
    await ada.get(`${ownUrl}?size=story`);
    await ada.get(`${ownUrl}?size=story&match=1`);
    expect(drawn.map(({ bestMatch }) => typeof bestMatch)).toEqual(['undefined', 'string']);
  });
});

describe('the picture of a guild title', () => {
  it('is its shield, for everyone and every site', async () => {
    const { site, drawn } = await openSite();
    const { status, headers } = await site.browse().get('/card/trail-warden.png');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(drawn).toMatchObject([{ guildTitle: 'Trail Warden', size: 'preview' }]);
  });
});
