import type { Question } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../testing/test-site.ts';

describe('reading the questions', () => {
  it('gives the fifteen questions of the Quick Quest as a list, each with options a to d and no scoring key', async () => {
    const site = await openTestSite();
    const { status, body } = await site.browse().get('/api/assessment/questions/quick');
    expect(status).toBe(200);
    const questions = body as Question[];
    expect(questions).toHaveLength(15);
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(
        ['id', 'options', 'place', 'question', 'scenario', 'tags', 'time', 'title', 'type'].sort(),
      );
      expect(question.options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
      for (const option of question.options) {
        expect(Object.keys(option).sort()).toEqual(
          ['description', 'echo', 'id', 'label', 'moment', 'motion'].sort(),
        );
      }
    }
  });

  it.each([
    ['huge', 404, 'We couldn’t find that assessment.', 'NOT_FOUND'],
    ['standard', 403, 'Standard Adventure is coming soon.', 'FORBIDDEN'],
    ['epic', 403, 'Epic Journey is coming soon.', 'FORBIDDEN'],
  ])('answers for the tier %s with %i', async (tier, status, message, code) => {
    const site = await openTestSite();
    expect(await site.browse().get(`/api/assessment/questions/${tier}`)).toMatchObject({
      status,
      body: { message, code },
    });
  });
});
