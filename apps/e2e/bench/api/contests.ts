import { apiBudgets } from '../../src/budgets.ts';
import { administrator } from '../../src/steps/visitors.ts';
import { type Finding, median } from '../findings.ts';
import { type Call, type Load, load, waitUntilIdle } from './load.ts';
import type { MeasuredServer, Product } from './servers.ts';

export type ContestName = keyof typeof apiBudgets;

type Runner = (typeof runners)[number];
export const runners = ['plain', 'REST', 'tRPC'] as const;

/** One thing that people do, done plainly by the yardstick and over REST and tRPC by the product. */
type Contest = Readonly<Record<Runner, Call>>;

let guestCount = 0;

export function listContests(
  product: Product,
  yardstick: MeasuredServer,
): Readonly<Record<ContestName, Contest>> {
  const query = (procedure: string, input: object) =>
    `${product.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const post = (url: string, body: () => object): Call => ({ method: 'POST', url, body });
  const submission = () => {
    guestCount += 1;
    const guestEmail = `guest.${guestCount}@example.com`;
    return { assessmentType: 'quick', responses: product.responses, guestEmail };
  };
  const { email: identifier, password } = administrator;
  const login = () => ({ identifier, password });
  const asMember = { cookie: product.cookie };
  const { resultId } = product;
  return {
    questions: {
      plain: { url: `${yardstick.url}/questions` },
      REST: { url: `${product.url}/api/assessment/questions/quick` },
      tRPC: { url: query('assessment.questions', { tier: 'quick' }) },
    },
    results: {
      plain: {
        url: `${yardstick.url}/results/${yardstick.resultId}`,
        headers: { cookie: yardstick.cookie },
      },
      REST: { url: `${product.url}/api/results/${resultId}`, headers: asMember },
      tRPC: { url: query('results.get', { assessmentResultId: resultId }), headers: asMember },
    },
    submit: {
      plain: post(`${yardstick.url}/submit`, submission),
      REST: post(`${product.url}/api/assessment/submit`, submission),
      tRPC: post(`${product.url}/trpc/assessment.submit`, submission),
    },
    login: {
      plain: post(`${yardstick.url}/login`, login),
      REST: post(`${product.url}/api/auth/login`, login),
      tRPC: post(`${product.url}/trpc/auth.login`, login),
    },
  };
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  /** The budgets are those of SQLite: much of what PostgreSQL does is in processes of its own. */
  readonly hasBudget: boolean;
}

/** Measures in turns, so that whatever else the machine does affects product and yardstick alike. */
export async function runContest(
  [name, contest]: readonly [ContestName, Contest],
  { product, yardstick }: { readonly product: Product; readonly yardstick: MeasuredServer },
  { rounds, seconds, hasBudget }: Rounds,
): Promise<Finding[]> {
  const loads: Record<Runner, Load[]> = { plain: [], REST: [], tRPC: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of runners) {
      // The product mails after it has answered.
      await waitUntilIdle(product.processId);
      const { processId } = runner === 'plain' ? yardstick : product;
      loads[runner].push(await load(contest[runner], processId, seconds));
    }
  }
  const medians = (figure: keyof Load) =>
    runners.map((runner) => median(loads[runner].map((measured) => measured[figure])));
  const ratios = runners.map((runner) =>
    median(
      loads[runner].map(
        ({ requestsPerSecond }, round) =>
          requestsPerSecond / (loads.plain[round]?.requestsPerSecond ?? Number.NaN),
      ),
    ),
  );
  return [
    { what: `${name}: requests a second`, measured: medians('requestsPerSecond') },
    { what: `${name}: processor, ms a request`, measured: medians('cpuMs'), digits: 3 },
    { what: `${name}: slowest in a hundred, ms`, measured: medians('p99Ms') },
    {
      what: `${name}: requests a second, ours / plain`,
      measured: ratios,
      ...(hasBudget && { budget: apiBudgets[name] }),
      ratedFrom: runners.indexOf('REST'),
      isScore: true,
      digits: 2,
    },
  ];
}
