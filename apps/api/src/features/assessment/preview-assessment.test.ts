import { describe, expect, it } from 'vitest';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, shareTestSite, type TestSite } from '../../../testing/test-site.ts';

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

  it('shows a guest who they are and their field, and stores nothing', async () => {
    const site = await openTestSite();
    const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
    const answer = await site.browse().post(url, submission, { 'idempotency-key': 'quest-1' });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      characterClass: expect.stringMatching(/^(Warrior|Mage|Healer)$/),
      archetype: expect.stringMatching(/^[A-Z]/),
      guildTitle: expect.stringMatching(/^[A-Z]/),
      welcome: expect.stringMatching(/\.$/),
      field: expect.any(String),
    });
    expect(await countRows(site)).toBe(0);
  });

  it.each<[string, object, number, string]>([
    [
      'a tier that is none',
      { assessmentType: 'huge', responses: [] },
      404,
      'find that assessment.',
    ],
    ['a tier that is coming soon', { assessmentType: 'epic', responses: [] }, 403, 'Epic Journey'],
    ['an empty list', { responses: [] }, 400, 'responses: 15 of 15 questions have no answer.'],
    [
      'a foreign question',
      { responses: [{ questionId: 'nowhere', selectedOption: 'a', questionType: 'riasec' }] },
      400,
      'responses.0.questionId: This assessment doesn’t have that question.',
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
