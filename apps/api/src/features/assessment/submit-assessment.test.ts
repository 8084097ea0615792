import {
  type AccountExport,
  optionIds,
  type QuestionType,
  type ResultsOutput,
  type SubmitAssessmentOutput,
} from '@guildpath/contract';
import { deleteUser, findUserByEmail } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { completeResponses, quickResponses, withLeastOptions } from '../../../testing/responses.ts';
import { openTestSite, shareTestSite, type TestSite } from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';
import { submitAssessment } from './submit-assessment.ts';

const submitUrl = '/api/assessment/submit';
const tooLongKey = { 'idempotency-key': 'k'.repeat(201) };

function aSubmission(site: TestSite, changes: object = {}) {
  return {
    responses: quickResponses(site.context),
    assessmentType: 'quick',
    guestEmail: 'grace@example.org',
    ...changes,
  };
}

function resultIdOf(answer: { readonly body: unknown }): string {
  return (answer.body as SubmitAssessmentOutput).assessmentResultId;
}

describe('submitting an assessment', () => {
  it('names the account of a new email by what the guest gave, and no account that exists', async () => {
    const site = await openTestSite();
    const nameAfter = async (guestFirstName: string | undefined, guestEmail: string) => {
      const answer = await site
        .browse()
        .post(submitUrl, aSubmission(site, { guestEmail, guestFirstName }));
      expect(answer).toMatchObject({ status: 200 });
      return (await findUserByEmail(site.context.db, guestEmail))?.firstName;
    };
    expect(await nameAfter(' Grace ', 'grace@example.org')).toBe('Grace');
    expect(await nameAfter('Eve', 'grace@example.org')).toBe('Grace');
    expect(await nameAfter('', 'pi@example.org')).toBeNull();
    expect(await nameAfter('\u2800', 'blank@example.org')).toBeNull();
    expect(await nameAfter(undefined, 'maya.long@example.org')).toBeNull();
  });

  it('needs no email and no login from a signed-in user', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const answer = await browser.post(submitUrl, aSubmission(site, { guestEmail: undefined }));
    expect(answer).toMatchObject({ status: 200, body: { requiresLogin: false } });
    expect(await browser.get(`/api/results/${resultIdOf(answer)}`)).toMatchObject({ status: 200 });
    await site.deliverMail();
    expect(site.mails.map(({ subject }) => subject)).toEqual(['Confirm your email for Guildpath']);
  });

  it('is Unauthorized for a user whose account is deleted during the call', async () => {
    const site = await openTestSite();
    await signUp(site);
    const user = await findUserByEmail(site.context.db, ada.email);
    const ctx = {
      ...site.context,
      findViewer: async () => {
        await deleteUser(site.context.db, user?.id ?? '');
        return user ?? { kind: 'guest' as const };
      },
      address: '203.0.113.7',
      countCall: () => undefined,
      hashSender: () => 'sender',
      hasPlaceCookie: () => false,
      requestId: 'request-1',
      readIdempotencyKey: () => 'quest-1',
    };
    const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
    await expect(submitAssessment(ctx, submission)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Unauthorized',
    });
  });

  it.each([
    ['quick', 15, 5],
    ['standard', 25, 10],
    ['epic', 40, 15],
  ] as const)(
    'takes the %s tier of %i questions where it is open and recommends %i careers',
    async (tier, questions, careers) => {
      const site = await openTestSite({ env: { AVAILABLE_TIERS: tier } });
      const browser = await signUp(site);
      const responses = completeResponses(
        site.context,
        tier,
        (index) => optionIds[index % 4] ?? 'a',
      );
      expect(responses).toHaveLength(questions);
      const answer = await browser.post(submitUrl, { responses, assessmentType: tier });
      const { body } = await browser.get(`/api/results/${resultIdOf(answer)}`);
      const { assessmentResult, careerRecommendations } = body as ResultsOutput;
      expect(assessmentResult.assessmentType).toBe(tier);
      expect(careerRecommendations).toHaveLength(careers);
      for (const { aiAnalysis } of careerRecommendations)
        expect(aiAnalysis).toMatch(/^Company names: \S.*$/m);
    },
  );

  it('keeps least options and the time taken, and shows how many scenes have one', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const responses = withLeastOptions(quickResponses(site.context));
    const scenes = responses.filter(({ leastOption }) => leastOption).length;
    const answer = await browser.post(
      submitUrl,
      aSubmission(site, { responses, durationSeconds: 742 }),
    );
    const { body } = await browser.get(`/api/results/${resultIdOf(answer)}`);
    expect((body as ResultsOutput).assessmentResult).toMatchObject({ leastCount: scenes });
    expect(await browser.get('/api/user/assessments')).toMatchObject({
      body: { assessments: [{ leastCount: scenes }] },
    });
    const { body: data } = await browser.get('/api/user/export');
    const [exported] = (data as AccountExport).results;
    expect(exported).toMatchObject({ durationSeconds: 742 });
    const given = new Map(
      responses.map(({ questionId, leastOption }) => [questionId, leastOption]),
    );
    for (const { questionId, leastOption } of exported?.responses ?? []) {
      expect(leastOption, questionId).toBe(given.get(questionId) ?? null);
    }
  });
});

describe('a submission that is wrong', () => {
  const openSite = shareTestSite();

  it.each<[string, (site: TestSite) => object | undefined, number, string]>([
    ['no body', () => undefined, 400, 'responses: '],
    [
      'an unknown tier',
      (site) => aSubmission(site, { assessmentType: 'huge', responses: [] }),
      404,
      'We couldn’t find that assessment.',
    ],
    [
      'a tier that is coming soon',
      (site) => aSubmission(site, { assessmentType: 'epic', responses: [] }),
      403,
      'Epic Journey is coming soon.',
    ],
    [
      'a guest without an email',
      (site) => aSubmission(site, { guestEmail: undefined }),
      400,
      'guestEmail: Please enter your email to see your results.',
    ],
    [
      'an empty list',
      (site) => aSubmission(site, { responses: [] }),
      400,
      'responses: 15 of 15 questions have no answer.',
    ],
    [
      'a missing answer',
      (site) => aSubmission(site, { responses: quickResponses(site.context).slice(1) }),
      400,
      'responses: 1 of 15 questions have no answer.',
    ],
    [
      'a question answered twice',
      (site) =>
        aSubmission(site, { responses: withResponse(site, 1, quickResponses(site.context)[0]) }),
      400,
      'responses.1.questionId: This question is answered twice.',
    ],
    [
      'a foreign question',
      (site) => aSubmission(site, { responses: withResponse(site, 0, { questionId: 'nowhere' }) }),
      400,
      'responses.0.questionId: This assessment doesn’t have that question.',
    ],
    [
      'an option that is none',
      (site) => aSubmission(site, { responses: withResponse(site, 3, { selectedOption: 'e' }) }),
      400,
      'responses.3.selectedOption: Must be a, b, c or d',
    ],
    [
      'the type of another question',
      (site) =>
        aSubmission(site, { responses: withResponse(site, 0, { questionType: otherType(site) }) }),
      400,
      'responses.0.questionType: This question is of type',
    ],
  ])('by %s is refused, and stores nothing', async (_name, toBody, status, message) => {
    const site = openSite();
    const answer = await site.browse().post(submitUrl, toBody(site));
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toContain(message);
    await site.deliverMail();
    expect(site.mails).toEqual([]);
  });

  it('is refused for its least options before its tier, and for its tier before its questions', async () => {
    const site = openSite();
    const post = async (changes: object) => {
      const { status, body } = await site.browse().post(submitUrl, aSubmission(site, changes));
      return [status, (body as { message: string }).message];
    };
    const responses = withResponse(site, 0, { leastOption: 'a' });
    const shape = 'responses.0.leastOption: The option least like you can’t be the one you chose';
    expect(await post({ responses, assessmentType: 'huge' })).toEqual([400, shape]);
    const foreign = withResponse(site, 0, { questionId: 'nowhere', leastOption: 'b' });
    expect(await post({ responses: foreign, assessmentType: 'epic' })).toEqual([
      403,
      'Epic Journey is coming soon.',
    ]);
    // The tier's own questions reveal a puzzle that pretends to be a scene about interests.
    const index = indexOf(site, 'aptitude');
    const disguised = withResponse(site, index, { questionType: 'riasec', leastOption: 'b' });
    expect(await post({ responses: disguised })).toEqual([
      400,
      `responses.${index}.questionType: This question is of type aptitude.`,
    ]);
  });

  it.each([
    [submitUrl, { code: 'BAD_REQUEST' }],
    ['/trpc/assessment.submit', { error: { data: { code: 'BAD_REQUEST' } } }],
  ])('by an idempotency key that is too long is refused at %s', async (url, body) => {
    const site = openSite();
    const answer = await site.browse().post(url, aSubmission(site), tooLongKey);
    expect(answer).toMatchObject({ status: 400, body });
  });

  it.each(['/api/user/assessments', '/trpc/user.assessments?input={}', '/trpc/site.settings'])(
    'is the only call that looks at an idempotency key: %s does not',
    async (url) => {
      const site = await openTestSite();
      const browser = await signUp(site);
      expect(await browser.get(url, tooLongKey)).toMatchObject({ status: 200 });
    },
  );
});

function withResponse(site: TestSite, index: number, change: object = {}): object[] {
  return quickResponses(site.context).map((response, at) =>
    at === index ? { ...response, ...change } : response,
  );
}

function indexOf(site: TestSite, type: QuestionType): number {
  return quickResponses(site.context).findIndex(({ questionType }) => questionType === type);
}

function otherType(site: TestSite): string {
  return site.context.catalogue.questions.quick.served[0]?.type === 'riasec'
    ? 'aptitude'
    : 'riasec';
}
