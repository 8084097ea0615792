import type { QuestProgressOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, shareTestSite } from '../../../testing/test-site.ts';

const url = '/api/assessment/progress';
const quick = { assessmentType: 'quick' };
const admin = { identifier: 'root@example.org', password: 'a good password' };

async function openSiteWithAdmin(env: Record<string, string> = {}) {
  const site = await openTestSite({
    env: { ADMIN_EMAIL: admin.identifier, ADMIN_PASSWORD: admin.password, ...env },
  });
  const browser = site.browse();
  await browser.post('/api/auth/login', admin);
  const readQuest = async (tier = 'quick') => {
    const { body } = await browser.get('/api/admin/quest-progress');
    const found = (body as QuestProgressOutput).quests.find((quest) => quest.tier === tier);
    return found?.steps ?? [];
  };
  return { site, readQuest };
}

describe('counting where quests are left', () => {
  const openSite = shareTestSite();

  it('says of each scene how many reached it and how many came no further', async () => {
    const { site, readQuest } = await openSiteWithAdmin();
    for (const to of [1, 1, 3, 16, 17]) {
      expect(await site.browse().post(url, { ...quick, from: 1, to })).toMatchObject({
        status: 200,
        body: { counted: to },
      });
    }
    const steps = await readQuest();
    const titles = site.context.catalogue.questions.quick.served.map(({ title }) => title);
    expect(steps.slice(0, 15).map(({ title }) => title)).toEqual(titles);
    expect(steps.map(({ reached }) => reached)).toEqual([5, 3, 3, ...Array(13).fill(2), 1]);
    expect(steps.map(({ left }) => left)).toEqual([2, 0, 1, ...Array(12).fill(0), 1, 0]);
    expect(steps.slice(15).map(({ kind }) => kind)).toEqual(['answered', 'submitted']);
  });

  it('goes on from where a quest was counted before', async () => {
    const { site, readQuest } = await openSiteWithAdmin();
    await site.browse().post(url, { ...quick, from: 1, to: 2 });
    await site.browse().post(url, { ...quick, from: 3, to: 4 });
    const steps = await readQuest();
    expect(steps.slice(0, 5).map(({ reached }) => reached)).toEqual([1, 1, 1, 1, 0]);
    expect(steps.map(({ left }) => left).filter(Boolean)).toEqual([1]);
  });

  it('never counts fewer than none as left, where a quest began before the days shown', async () => {
    const { site, readQuest } = await openSiteWithAdmin();
    await site.browse().post(url, { ...quick, from: 8, to: 9 });
    const steps = await readQuest();
    expect(steps[6]).toMatchObject({ reached: 0, left: 0 });
    expect(steps[8]).toMatchObject({ reached: 1, left: 1 });
  });

  it('sees the last ninety days, and keeps each open tier apart', async () => {
    const { site, readQuest } = await openSiteWithAdmin({ AVAILABLE_TIERS: 'quick,epic' });
    await site.browse().post(url, { ...quick, from: 1, to: 1 });
    await site.browse().post(url, { assessmentType: 'epic', from: 1, to: 42 });
    expect((await readQuest('epic'))[41]).toMatchObject({ kind: 'submitted', reached: 1 });
    expect((await readQuest())[0]).toMatchObject({ reached: 1 });
    site.passTime(90 * 24 * 60 * 60_000);
    await site.context.db.deleteFrom('sessions').execute();
    const browser = site.browse();
    await browser.post('/api/auth/login', admin);
    const { body } = await browser.get('/api/admin/quest-progress');
    const { quests } = body as QuestProgressOutput;
    expect(quests.flatMap(({ steps }) => steps).filter(({ reached }) => reached > 0)).toEqual([]);
  });

  it('stores a day, a tier, a step and a sum, and sets no cookie', async () => {
    const { site } = await openSiteWithAdmin();
    const browser = site.browse();
    await browser.post(url, { ...quick, from: 1, to: 1 });
    await site.browse().post(url, { ...quick, from: 1, to: 1 });
    const day = site.context.now().toISOString().slice(0, 10);
    await expect(
      site.context.db.selectFrom('quest_progress').selectAll().execute(),
    ).resolves.toEqual([{ day, tier: 'quick', step: 1, reached: 2 }]);
    expect(browser.cookies()).toEqual({});
  });

  it.each([
    [{ ...quick, from: 0, to: 1 }, 400],
    [{ ...quick, from: 3, to: 2 }, 400],
    [{ ...quick, from: 1, to: 18 }, 400],
    [{ ...quick, from: 1.5, to: 2 }, 400],
    [{ assessmentType: 'epic', from: 1, to: 1 }, 403],
    [{ assessmentType: 'huge', from: 1, to: 1 }, 404],
  ])('refuses %j with %i and counts nothing', async (input, status) => {
    const site = openSite();
    expect(await site.browse().post(url, input)).toMatchObject({ status });
    expect(await site.context.db.selectFrom('quest_progress').selectAll().execute()).toEqual([]);
  });
});
