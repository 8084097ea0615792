import { describe, expect, it } from 'vitest';
import { openTestSite, tokenIn } from '../../../testing/test-site.ts';
import { submitQuickQuest } from '../../../testing/visitors.ts';

const unlockUrl = '/api/assessment/unlock';

describe('unlocking results', () => {
  async function openSiteWithGuestResult() {
    const site = await openTestSite();
    const assessmentResultId = await submitQuickQuest(site, site.browse(), 'Grace@example.org');
    await site.deliverMail();
    return { site, assessmentResultId };
  }

  it('mails a fresh link for a result that was given by that email, however it is spelled', async () => {
    const { site, assessmentResultId } = await openSiteWithGuestResult();
    const answer = await site
      .browse()
      .post(unlockUrl, { assessmentResultId, guestEmail: 'grace@EXAMPLE.org' });
    expect(answer.status).toBe(200);
    await site.deliverMail();
    const [first, second] = site.mails.map(tokenIn);
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  it('answers alike and mails nothing when email or result are others', async () => {
    const { site, assessmentResultId } = await openSiteWithGuestResult();
    const right = await site
      .browse()
      .post(unlockUrl, { assessmentResultId, guestEmail: 'grace@example.org' });
    await site.deliverMail();
    for (const wrong of [
      { assessmentResultId, guestEmail: 'eve@example.org' },
      { assessmentResultId: 'no-such-result', guestEmail: 'grace@example.org' },
    ]) {
      const { status, body } = await site.browse().post(unlockUrl, wrong);
      expect({ status, body }).toEqual({ status: right.status, body: right.body });
    }
    const before = site.mails.length;
    await site.deliverMail();
    expect(site.mails).toHaveLength(before);
  });
});
