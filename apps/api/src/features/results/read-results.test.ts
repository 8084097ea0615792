import {
  type AssessmentsOutput,
  optionIds,
  type ResultsOutput,
  type SubmitAssessmentOutput,
} from '@guildpath/contract';
import { findUserByEmail } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { changeEntries } from '../../../testing/change-entries.ts';
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
  it('names class and guild title and tells a moment, in the list of results too', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const { assessmentResult } = await takeQuickQuest(site, browser);
    expect(assessmentResult).toMatchObject({
      characterClass: expect.stringMatching(/^(Warrior|Mage|Healer)$/),
      guildTitle: expect.stringMatching(/^[A-Z]/),
      moment: expect.stringMatching(/\.$/),
      leastCount: 0,
    });
    expect(await browser.get('/api/user/assessments')).toMatchObject({
      body: { assessments: [assessmentResult] },
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

  it('keeps the sites of its schools as they were on the day', async () => {
    const site = await openTestSite();
    const setWebsites = (website: string | undefined) =>
      changeEntries(site, 'schools', (school) => ({ ...school, website }));
    const browser = await signUp(site);
    await setWebsites('https://www.example.edu');
    const { assessmentResult, schoolRecommendations } = await takeQuickQuest(site, browser);
    await setWebsites('https://www.example.org');
    expect(schoolRecommendations.length).toBeGreaterThan(0);
    for (const { schoolUrl } of schoolRecommendations) {
      expect(schoolUrl).toBe('https://www.example.edu');
    }
    expect(await browser.get(`/api/results/${assessmentResult.id}`)).toMatchObject({
      body: { schoolRecommendations },
    });
    await setWebsites(undefined);
    const later = await takeQuickQuest(site, browser);
    for (const school of later.schoolRecommendations)
      expect(school).not.toHaveProperty('schoolUrl');
  });

  it('welcomes the person by the guild title, in the list of results and the export too', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const { assessmentResult } = await takeQuickQuest(site, browser);
    const { guildTitle, welcome } = assessmentResult;
    expect(welcome).toMatch(/\.$/);
    expect(guildTitle).toMatch(/^[A-Z]/);
    expect(await browser.get('/api/user/assessments')).toMatchObject({
      body: { assessments: [{ welcome }] },
    });
    expect(await browser.get('/api/user/export')).toMatchObject({
      body: { results: [{ guildTitle, welcome }] },
    });
  });
});

describe('a result of scoring version 1', () => {
  const riasecScores = {
    realistic: 1,
    investigative: 10,
    artistic: 20,
    social: 60,
    enterprising: 90,
    conventional: 60,
  };
  const bigFiveScores = {
    openness: 71,
    conscientiousness: 30,
    extraversion: 82,
    agreeableness: 50,
    neuroticism: 44,
  };
  const scoreBands = {
    riasec: mapValues(riasecScores, (score) => ({ low: score - 1, high: score + 1 })),
    bigFive: mapValues(bigFiveScores, (score) => ({ low: score - 1, high: score + 1 })),
  };
  const recommendations = {
    careerRecommendations: [
      {
        id: 'a-career-of-the-past',
        careerTitle: 'Lamplighter',
        careerCategory: 'Street Lighting',
        matchPercentage: 77,
        description: 'Lights lamps.',
        skillTags: ['Patience'],
        aiAnalysis: 'You like the evening.\n\nCompany names: City of London',
        reasons: {
          scenes: ['The Dark Street'],
          sharedInterest: 'realistic',
          opposingInterest: null,
        },
      },
    ],
    skillRecommendations: [],
    schoolRecommendations: [],
    consultantRecommendations: [],
  };

  it('shows its class and figures as before, and nothing that it never had', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const user = await findUserByEmail(site.context.db, ada.email);
    await site.context.db
      .insertInto('assessment_results')
      .values({
        id: 'old',
        user_id: user?.id ?? null,
        guest_email: null,
        tier: 'quick',
        completed_at: '2025-05-05T08:00:00.000Z',
        bank_version: '2',
        scoring_version: '1',
        snapshot: JSON.stringify({
          riasecScores,
          bigFiveScores,
          aptitudeScores: { logical: 50, numerical: 50, problemSolving: 50 },
          scoreBands,
          personalityInsight: 'Of all six interests, Enterprising is your strongest (90%).',
          ...recommendations,
          // Current rules would make a Warrior of an Enterprising archetype.
          characterClass: 'Healer',
        }),
      })
      .execute();
    const assessmentResult = {
      id: 'old',
      assessmentType: 'quick',
      completedAt: '2025-05-05T08:00:00.000Z',
      riasecScores,
      bigFiveScores,
      aptitudeScores: {},
      characterClass: 'Healer',
    };
    expect((await browser.get('/api/results/old')).body).toEqual({
      assessmentResult,
      ...recommendations,
      personalityInsight: 'Of all six interests, Enterprising is your strongest (90%).',
      isNarrativePending: false,
      scoringVersion: '1',
      scoreBands,
    });
    const { body } = await browser.get('/api/user/assessments');
    expect(body).toEqual({ assessments: [assessmentResult] } as AssessmentsOutput);
    expect(await browser.get('/api/user/export')).toMatchObject({
      body: {
        results: [{ id: 'old', characterClass: 'Healer', durationSeconds: null, riasecScores }],
      },
    });
  });
});

function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V) => W,
): Record<K, W> {
  const changed = Object.entries<V>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(changed) as Record<K, W>;
}
