import { optionIds, type ResultsOutput, type SubmitAssessmentOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { completeResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';

async function takeQuickQuest(site: TestSite, browser: TestBrowser): Promise<ResultsOutput> {
  const responses = completeResponses(
    site.context,
    'quick',
    (index) => optionIds[index % optionIds.length] ?? 'a',
  );
  const submission = { responses, assessmentType: 'quick' };
  const { body } = await browser.post('/api/assessment/submit', submission);
  const { assessmentResultId } = body as SubmitAssessmentOutput;
  const { body: results } = await browser.get(`/api/results/${assessmentResultId}`);
  return results as ResultsOutput;
}

describe('a result', () => {
  it('names class and guild title, welcomes and tells a moment, in the list of results and the export too', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const { assessmentResult } = await takeQuickQuest(site, browser);
    expect(assessmentResult).toMatchObject({
      characterClass: expect.stringMatching(/^(Warrior|Mage|Healer)$/),
      guildTitle: expect.stringMatching(/^[A-Z]/),
      welcome: expect.stringMatching(/\.$/),
      moment: expect.stringMatching(/\.$/),
      leastCount: 0,
    });
    expect(await browser.get('/api/user/assessments')).toMatchObject({
      body: { assessments: [assessmentResult] },
    });
    const { guildTitle, welcome } = assessmentResult;
    expect(await browser.get('/api/user/export')).toMatchObject({
      body: { results: [{ guildTitle, welcome }] },
    });
  });

  it('says the same over REST and over tRPC, alone, as a batch of one and among others', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const results = await takeQuickQuest(site, browser);
    const read = async (procedures: string, input: object) => {
      const query = `input=${encodeURIComponent(JSON.stringify(input))}`;
      return (await browser.get(`/trpc/${procedures}${query}`)).body;
    };
    const own = { assessmentResultId: results.assessmentResult.id };
    const answer = { result: { data: results } };
    expect(await read('results.get?', own)).toEqual(answer);
    expect(await read('results.get?batch=1&', { 0: own })).toEqual([answer]);
    expect(await read('auth.user,results.get?batch=1&', { 1: own })).toEqual([
      { result: { data: expect.objectContaining({ email: ada.email }) } },
      answer,
    ]);
  });
});
