import type { PublicCardOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestBrowser } from '../../../testing/test-site.ts';
import { ada as account, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

async function openSiteWithResult() {
  const site = await openTestSite();
  const ada = await signUp(site);
  const resultId = await submitQuickQuest(site, ada);
  return { site, ada, resultId, cardUrl: `/api/results/${resultId}/card` };
}

async function publish(browser: TestBrowser, cardUrl: string): Promise<string> {
  const { status, body } = await browser.post(cardUrl, { isPublic: true });
  expect(status).toBe(200);
  return String((body as PublicCardOutput).cardId);
}

describe('a public card', () => {
  it('is not there until its owner makes it public', async () => {
    const { ada, cardUrl } = await openSiteWithResult();
    expect(await ada.get(cardUrl)).toMatchObject({ status: 200, body: { cardId: null } });
    const cardId = await publish(ada, cardUrl);
    expect(await ada.get(cardUrl)).toMatchObject({ status: 200, body: { cardId } });
    expect(await publish(ada, cardUrl)).toBe(cardId);
  });

  it('shows everyone class, archetype, guild title and two sentences, and nothing else', async () => {
    const { site, ada, resultId, cardUrl } = await openSiteWithResult();
    const cardId = await publish(ada, cardUrl);
    const { body } = await ada.get(`/api/results/${resultId}`);
    const { characterClass, guildTitle, welcome, moment } = (
      body as { readonly assessmentResult: Record<string, unknown> }
    ).assessmentResult;
    expect(await site.browse().get(`/api/cards/${cardId}`)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
    expect(moment).toMatch(/\.$/);
    expect((await site.browse().get(`/api/cards/${cardId}`)).body).toEqual({
      characterClass,
      guildTitle,
      welcome,
      moment,
      archetype: expect.stringMatching(
        /^(Realistic|Investigative|Artistic|Social|Enterprising|Conventional)$/,
      ),
    });
  });

  it('shows the first name only if its owner chooses so, and no longer than that', async () => {
    const { site, ada, cardUrl } = await openSiteWithResult();
    const cardId = await publish(ada, cardUrl);
    const read = async () => (await site.browse().get(`/api/cards/${cardId}`)).body;
    expect(await ada.post(cardUrl, { isPublic: true, showsFirstName: true })).toMatchObject({
      status: 200,
      body: { cardId, showsFirstName: true },
    });
    expect(await ada.get(cardUrl)).toMatchObject({ body: { cardId, showsFirstName: true } });
    expect(await read()).toMatchObject({ firstName: 'Ada' });
    await publish(ada, cardUrl);
    expect(await read()).not.toHaveProperty('firstName');
  });

  it('that is withdrawn is gone for good; made public again, it has another link', async () => {
    const { site, ada, cardUrl } = await openSiteWithResult();
    const withdrawn = await publish(ada, cardUrl);
    expect(await ada.post(cardUrl, { isPublic: false })).toMatchObject({
      status: 200,
      body: { cardId: null },
    });
    const visitor = site.browse();
    expect(await visitor.get(`/api/cards/${withdrawn}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    const again = await publish(ada, cardUrl);
    expect(again).not.toBe(withdrawn);
    expect(await visitor.get(`/api/cards/${withdrawn}`)).toMatchObject({ status: 404 });
    expect(await visitor.get(`/api/cards/${again}`)).toMatchObject({ status: 200 });
  });

  it('is published, withdrawn and looked up by its owner alone', async () => {
    const { site, ada, resultId, cardUrl } = await openSiteWithResult();
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    for (const isPublic of [true, false]) {
      expect(await eve.post(cardUrl, { isPublic })).toMatchObject({ status: 404 });
      expect(await site.browse().post(cardUrl, { isPublic })).toMatchObject({ status: 401 });
    }
    expect(await ada.get(cardUrl)).toMatchObject({ body: { cardId: null } });
    const cardId = await publish(ada, cardUrl);
    expect(await eve.get(cardUrl)).toMatchObject({ status: 404 });
    expect(await eve.post(cardUrl, { isPublic: false })).toMatchObject({ status: 404 });
    expect(await ada.get(cardUrl)).toMatchObject({ body: { cardId } });
    // The id of a result opens no card.
    expect(await eve.get(`/api/cards/${resultId}`)).toMatchObject({ status: 404 });
  });
});
