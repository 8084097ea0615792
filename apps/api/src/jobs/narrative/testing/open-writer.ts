import type { ResultsOutput, SubmitAssessmentOutput } from '@guildpath/contract';
import { pino } from 'pino';
import { logSettings } from '../../../observability/log.ts';
import {
  type Answerer,
  type Draft,
  drafting,
  openAiEndpoint,
} from '../../../testing/ai-endpoint.ts';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestSiteOptions } from '../../../testing/test-site.ts';

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
      METRICS_TOKEN: 'a-token',
    },
  });
  const browser = site.browse();
  await browser.post('/api/auth/signup', {
    email: 'ada@example.org',
    password: 'correct horse',
    firstName: 'Adalberta',
  });
  /** Submits a quest and returns a function that reads its results. */
  const takeQuest = async () => {
    const answered = await browser.post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
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
  return { site, endpoint, takeQuest, readMetrics, attemptsLogged, lines };
}

/** Checks that the results show the texts that `drafting` writes. */
export const isWritten = ({ personalityInsight }: ResultsOutput) =>
  personalityInsight.startsWith('When you are at school');

/** Answers with a valid draft, except for a change to the last paragraph of its portrait. */
export function changing(change: (text: string) => string): Answerer {
  return drafting(({ personalityInsight, careers }: Draft) => ({
    personalityInsight: [
      ...personalityInsight.slice(0, -1),
      change(personalityInsight.at(-1) ?? ''),
    ],
    careers,
  }));
}
