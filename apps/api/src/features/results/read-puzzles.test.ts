import {
  type OptionId,
  optionIds,
  type PuzzlesOutput,
  type SubmitAssessmentOutput,
  type Tier,
} from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { completeResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../../testing/test-site.ts';
import { ada as account, signUp } from '../../../testing/visitors.ts';

const choose = (index: number): OptionId => optionIds[index % 4] ?? 'a';

async function take(site: TestSite, browser: TestBrowser, tier: Tier): Promise<string> {
  const responses = completeResponses(site.context, tier, choose);
  const { body } = await browser.post('/api/assessment/submit', {
    responses,
    assessmentType: tier,
  });
  return (body as SubmitAssessmentOutput).assessmentResultId;
}

const urlOf = (resultId: string) => `/api/results/${resultId}/puzzles`;

describe('the puzzles of a result', () => {
  it.each(['quick', 'standard', 'epic'] as const)(
    'of the %s tier are its own, in the order of the quest, with choice, solution and explanation',
    async (tier) => {
      const site = await openTestSite({ env: { AVAILABLE_TIERS: tier } });
      const ada = await signUp(site);
      const { status, body } = await ada.get(urlOf(await take(site, ada, tier)));
      expect(status).toBe(200);
      const expected = site.context.catalogue.questions[tier].scored.flatMap((question, index) => {
        const { key, type: _type, tags: _tags, place: _place, ...shown } = question;
        if (key.kind !== 'aptitude') return [];
        const { correct: correctOption, explanation } = key;
        return [{ ...shown, selectedOption: choose(index), correctOption, explanation }];
      });
      expect(expected.length).toBeGreaterThan(0);
      expect(body).toEqual({ puzzles: expected } as PuzzlesOutput);
    },
  );

  it('stay when no quest asks them any more', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    const id = await take(site, ada, 'quick');
    const { body: before } = await ada.get(urlOf(id));
    const [first] = (before as PuzzlesOutput).puzzles;
    expect(first).toBeDefined();
    const { db, reloadCatalogue } = site.context;
    await db
      .updateTable('questions')
      .set({ position: null })
      .where('id', '=', first?.id ?? '')
      .execute();
    await reloadCatalogue();
    expect(await ada.get(urlOf(id))).toEqual(
      expect.objectContaining({ status: 200, body: before }),
    );
  });

  it('are those that were answered: one that came into the quest later stays unsolved', async () => {
    const site = await openTestSite();
    const ada = await signUp(site);
    const id = await take(site, ada, 'quick');
    const { body: before } = await ada.get(urlOf(id));
    const [first, ...others] = (before as PuzzlesOutput).puzzles;
    await site.context.db
      .deleteFrom('responses')
      .where('question_id', '=', first?.id ?? '')
      .execute();
    expect((await ada.get(urlOf(id))).body).toEqual({ puzzles: others });
  });

  it('are shown to the owner of the result alone', async () => {
    const site = await openTestSite();
    const id = await take(site, await signUp(site), 'quick');
    const eve = await signUp(site, { ...account, email: 'eve@example.org' });
    for (const foreign of [id, 'nowhere']) {
      expect(await eve.get(urlOf(foreign))).toMatchObject({
        status: 404,
        body: { message: 'We couldn’t find that assessment result.' },
      });
    }
    expect(await site.browse().get(urlOf(id))).toMatchObject({ status: 401 });
  });
});
