import { optionIds, type ResultsOutput, type SubmitAssessmentOutput } from '@guildpath/contract';
import { archetype } from '@guildpath/scoring';
import { describe, expect, it } from 'vitest';
import { completeResponses, quickResponses, withLeastOptions } from '../../testing/responses.ts';
import { openTestSite, shareTestSite, type TestSite } from '../../testing/test-site.ts';

const url = '/api/assessment/preview';
const tables = [
  'users',
  'sessions',
  'assessment_results',
  'responses',
  'idempotency_keys',
] as const;

async function countRows({ context: { db } }: TestSite): Promise<number> {
  let count = (await db.selectFrom('outbox').select('id').execute()).length;
  for (const table of tables) {
    count += (await db.selectFrom(table).selectAll().execute()).length;
  }
  return count;
}

describe('a preview', () => {
  const openSite = shareTestSite();

  it('shows a guest the class and archetype alone, and stores nothing', async () => {
    const site = await openTestSite();
    const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
    const answer = await site.browse().post(url, submission, { 'idempotency-key': 'quest-1' });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      characterClass: expect.stringMatching(/^(Warrior|Mage|Healer)$/),
      archetype: expect.stringMatching(/^[A-Z]/),
    });
    expect(await countRows(site)).toBe(0);
  });

  it.each(['quick', 'standard', 'epic'] as const)(
    'of the %s tier says what the results will say',
    async (tier) => {
      const site = await openTestSite({ env: { AVAILABLE_TIERS: tier } });
      const browser = site.browse();
      const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
      await browser.post('/api/auth/signup', ada);
      for (const turn of [0, 1, 2, 3]) {
        const responses = withLeastOptions(
          completeResponses(site.context, tier, (index) => optionIds[(index * turn) % 4] ?? 'a'),
        );
        const quest = { responses, assessmentType: tier };
        const { body: preview } = await browser.post(url, quest);
        const { body: submitted } = await browser.post('/api/assessment/submit', quest);
        const { assessmentResultId } = submitted as SubmitAssessmentOutput;
        const { body: results } = await browser.get(`/api/results/${assessmentResultId}`);
        const { assessmentResult } = results as ResultsOutput;
        expect(preview).toEqual({
          characterClass: assessmentResult.characterClass,
          archetype: archetype(assessmentResult.riasecScores),
        });
      }
    },
  );

  it.each<[string, object, number, string]>([
    ['no responses', { responses: undefined }, 400, 'responses: A list'],
    ['a tier that is none', { assessmentType: 'huge', responses: [] }, 404, 'no such assessment.'],
    ['a tier that is coming soon', { assessmentType: 'epic', responses: [] }, 403, 'Epic Journey'],
    ['an empty list', { responses: [] }, 400, 'responses: 15 of 15 questions are not answered.'],
    [
      'a foreign question',
      { responses: [{ questionId: 'nowhere', selectedOption: 'a', questionType: 'riasec' }] },
      400,
      'responses.0.questionId: This assessment has no such question.',
    ],
  ])('is refused as a submission is: %s', async (_name, changes, status, message) => {
    const site = openSite();
    const quest = {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      guestEmail: 'grace@example.org',
      ...changes,
    };
    const preview = await site.browse().post(url, quest);
    expect(preview).toMatchObject({
      status,
      body: { message: expect.stringContaining(message) },
    });
    const submission = await site.browse().post('/api/assessment/submit', quest);
    expect(preview.body).toEqual(submission.body);
  });
});
