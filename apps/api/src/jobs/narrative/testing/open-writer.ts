import type { ResultsOutput, SubmitAssessmentOutput, Tier } from '@guildpath/contract';
import { pino } from 'pino';
import { type Answerer, drafting, openAiEndpoint } from '../../../../testing/ai-endpoint.ts';
import { completeResponses } from '../../../../testing/responses.ts';
import { openTestSite, type TestSiteOptions } from '../../../../testing/test-site.ts';
import { logSettings } from '../../../observability/log.ts';

/** Opens a site with an AI endpoint and signs Adalberta in. */
export async function openWriter(answer: Answerer = drafting(), options: TestSiteOptions = {}) {
  const endpoint = await openAiEndpoint(answer);
  const lines: string[] = [];
  const log = pino(logSettings('info'), { write: (line) => void lines.push(line) });
  const site = await openTestSite({
    ...options,
    log,
    env: {
      AI_BASE_URL: endpoint.url,
      AI_MODEL: 'a-model',
      AI_API_KEY: 'a-key',
      AVAILABLE_TIERS: 'quick,standard,epic',
      METRICS_TOKEN: 'a-token',
      ...options.env,
    },
  });
  const browser = site.browse();
  await browser.post('/api/auth/signup', {
    email: 'ada@example.org',
    password: 'correct horse',
    firstName: 'Adalberta',
  });
  /** Submits a quest and returns a function that reads its results. */
  const takeQuest = async (tier: Tier = 'quick') => {
    const answered = await browser.post('/api/assessment/submit', {
      responses: completeResponses(site.context, tier),
      assessmentType: tier,
    });
    const { assessmentResultId } = answered.body as SubmitAssessmentOutput;
    return async () =>
      (await browser.get(`/api/results/${assessmentResultId}`)).body as ResultsOutput;
  };
  const readMetrics = async () =>
    (await site.browse().get('/metrics', { authorization: 'Bearer a-token' })).body as string;
  const attemptsLogged = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'narrative attempt');
  return { site, browser, endpoint, takeQuest, readMetrics, attemptsLogged, lines };
}

/** Checks that the results show the portrait that `drafting` writes. */
export const isWritten = ({ personalityInsight }: ResultsOutput) =>
  personalityInsight.startsWith('When you are at school');

/** Answers with a valid draft, except for a change to the portrait. */
export function changing(change: (text: string) => string): Answerer {
  return drafting(({ person, ...draft }) => ({
    ...draft,
    ...(person && { person: { portrait: change(person.portrait ?? '') } }),
  }));
}
