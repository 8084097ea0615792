import { questionBank } from '@guildpath/content';
import {
  type AssessmentsOutput,
  optionIds,
  preparationOf,
  preparations,
  type ResultsOutput,
  type SubmitAssessmentOutput,
} from '@guildpath/contract';
import { findUserByEmail } from '@guildpath/db';
import { archetypeTie, scoreAssessment } from '@guildpath/scoring';
import { describe, expect, it } from 'vitest';
import { completeResponses } from '../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };

async function signUp(site: TestSite): Promise<TestBrowser> {
  const browser = site.browse();
  await browser.post('/api/auth/signup', ada);
  return browser;
}

/** The letters go round from question to question, `step` at a time. */
async function takeQuickQuest(
  site: TestSite,
  browser: TestBrowser,
  step = 1,
): Promise<ResultsOutput> {
  const responses = lettersOf(site, step);
  const submission = { responses, assessmentType: 'quick' };
  const { body } = await browser.post('/api/assessment/submit', submission);
  const { assessmentResultId } = body as SubmitAssessmentOutput;
  const { body: results } = await browser.get(`/api/results/${assessmentResultId}`);
  return results as ResultsOutput;
}

function lettersOf(site: TestSite, step: number) {
  return completeResponses(
    site.context,
    'quick',
    (index) => optionIds[(index * step) % optionIds.length] ?? 'a',
  );
}

describe('a result', () => {
  it('names the interest that is level with the archetype, and none where none is', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const ties = new Set<string | undefined>();
    for (const step of [0, 1, 2, 3]) {
      const profile = scoreAssessment(questionBank.quick, lettersOf(site, step));
      const results = await takeQuickQuest(site, browser, step);
      expect(results.archetypeTie).toBe(archetypeTie(profile));
      ties.add(results.archetypeTie);
    }
    expect(ties.size).toBeGreaterThan(1);
    expect(ties).toContain(undefined);
  });

  it('names class and guild title, in the list of results too', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const { assessmentResult } = await takeQuickQuest(site, browser);
    expect(assessmentResult).toMatchObject({
      characterClass: expect.stringMatching(/^(Warrior|Mage|Healer)$/),
      guildTitle: expect.stringMatching(/^[A-Z]/),
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

  it('that is refused is refused over tRPC by the same code, with the status of the refusal', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const { assessmentResult } = await takeQuickQuest(site, browser);
    const ask = (by: TestBrowser, input: string) =>
      by.get(`/trpc/results.get?input=${encodeURIComponent(input)}`);
    const own = JSON.stringify({ assessmentResultId: assessmentResult.id });
    const other = JSON.stringify({ assessmentResultId: 'no-such-result' });
    for (const [answer, status, code] of [
      [await ask(site.browse(), own), 401, 'UNAUTHORIZED'],
      [await ask(browser, other), 404, 'NOT_FOUND'],
      [await ask(browser, '{}'), 400, 'BAD_REQUEST'],
      [await ask(browser, '{'), 400, 'BAD_REQUEST'],
    ] as const) {
      expect(answer).toMatchObject({ status, body: { error: { data: { code } } } });
    }
  });

  it('keeps the sites of its schools as they were on the day', async () => {
    const site = await openTestSite();
    const { db, refreshEdition } = site.context;
    const setWebsites = async (website: string | null) => {
      await db.updateTable('schools').set({ website }).execute();
      await refreshEdition();
    };
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
    await setWebsites(null);
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

  it('names two or three fields of its own careers, each with a sentence', async () => {
    const site = await openTestSite();
    const { careerFields = [], careerRecommendations } = await takeQuickQuest(
      site,
      await signUp(site),
    );
    expect([2, 3]).toContain(careerFields.length);
    const families = new Map(
      careerRecommendations.map(({ id, careerCategory }) => [id, careerCategory]),
    );
    for (const { category, sentence, careerIds } of careerFields) {
      expect(sentence, category).toMatch(/\.$/);
      expect(careerIds.length, category).toBeGreaterThan(0);
      for (const id of careerIds) expect(families.get(id)).toBe(category);
    }
  });

  it('holds the five best careers of each length of preparation, with skills and schools for them', async () => {
    const site = await openTestSite();
    const { careers, careersById } = site.context.catalogue;
    const results = await takeQuickQuest(site, await signUp(site));
    for (const preparation of preparations) {
      const prepared = results.byPreparation?.[preparation];
      const isOfThese = (id: string) => preparationOf(careersById.get(id)) === preparation;
      expect(prepared?.careerCount).toBe(careers.filter(({ id }) => isOfThese(id)).length);
      const recommended = prepared?.careerRecommendations ?? [];
      expect(recommended).toHaveLength(5);
      for (const career of recommended) {
        expect(isOfThese(career.id), career.id).toBe(true);
        expect(career).not.toHaveProperty('aiAnalysis');
      }
      const percentages = recommended.map(({ matchPercentage }) => matchPercentage);
      expect(percentages).toEqual(percentages.toSorted((one, other) => other - one));
      expect(prepared?.skillRecommendations.length).toBeGreaterThan(0);
      const titles = recommended.map(({ careerTitle }) => careerTitle);
      for (const { forCareer } of prepared?.schoolRecommendations ?? []) {
        expect(titles).toContain(forCareer);
      }
    }
  });

  it('agrees with its own list: a career of it has the same percentage by preparation', async () => {
    const site = await openTestSite();
    const { careerRecommendations, byPreparation } = await takeQuickQuest(site, await signUp(site));
    const listed = new Map(
      careerRecommendations.map(({ id, matchPercentage }) => [id, matchPercentage]),
    );
    const again = preparations
      .flatMap((preparation) => byPreparation?.[preparation].careerRecommendations ?? [])
      .filter(({ id }) => listed.has(id));
    expect(again.length).toBeGreaterThan(0);
    for (const { id, matchPercentage } of again) expect(matchPercentage, id).toBe(listed.get(id));
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
        riasec_scores: JSON.stringify(riasecScores),
        big_five_scores: JSON.stringify(bigFiveScores),
        aptitude_scores: JSON.stringify({ logical: 50, numerical: 50, problemSolving: 50 }),
        score_bands: JSON.stringify(scoreBands),
        insight: 'Of all six interests, Enterprising is your strongest (90%).',
        recommendations: JSON.stringify(recommendations),
        // As the migration filled it in; the rule of today makes a Warrior of an Enterprising archetype.
        character_class: 'Healer',
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
