import { type ApiBudget, apiBudgets } from '../../src/budgets.ts';
import { administrator } from '../../src/steps/visitors.ts';
import { type Finding, median } from '../findings.ts';
import type { Contender, Product } from './contenders.ts';
import { type Call, type Load, load } from './load.ts';

/** One thing that people do, as the product does it over REST and tRPC, and what it cannot be done without. */
interface Contest {
  readonly what: string;
  readonly budget: ApiBudget;
  readonly calls: Readonly<Record<Runner, Call>>;
}

type Runner = (typeof runners)[number];
const runners = ['bare', 'rest', 'trpc'] as const;

let guests = 0;

export function listContests(product: Product, yardstick: Contender): readonly Contest[] {
  const { cookie, resultId, responses } = product;
  const asMember = { cookie };
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };
  const query = (procedure: string, input: object) =>
    `${product.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const submission = () => {
    guests += 1;
    return { assessmentType: 'quick', responses, guestEmail: `guest.${guests}@example.com` };
  };
  const { email: identifier, password } = administrator;
  const login = () => ({ identifier, password });
  return [
    {
      what: 'questions',
      budget: apiBudgets.questions,
      calls: {
        bare: { url: `${yardstick.url}/questions` },
        rest: { url: `${product.url}/api/assessment/questions/quick` },
        trpc: { url: query('assessment.questions', { tier: 'quick' }) },
      },
    },
    {
      what: 'questions in brotli',
      budget: apiBudgets.questions,
      calls: {
        bare: { url: `${yardstick.url}/questions`, headers: asBrowser },
        rest: { url: `${product.url}/api/assessment/questions/quick`, headers: asBrowser },
        trpc: { url: query('assessment.questions', { tier: 'quick' }), headers: asBrowser },
      },
    },
    {
      what: 'results',
      budget: apiBudgets.results,
      calls: {
        bare: { url: `${yardstick.url}/results` },
        rest: { url: `${product.url}/api/results/${resultId}`, headers: asMember },
        trpc: {
          url: query('results.get', { assessmentResultId: resultId }),
          headers: asMember,
        },
      },
    },
    {
      what: 'submit',
      budget: apiBudgets.submit,
      calls: {
        bare: { method: 'POST', url: `${yardstick.url}/submit`, body: submission },
        rest: { method: 'POST', url: `${product.url}/api/assessment/submit`, body: submission },
        trpc: { method: 'POST', url: `${product.url}/trpc/assessment.submit`, body: submission },
      },
    },
    {
      what: 'login',
      budget: apiBudgets.login,
      calls: {
        bare: { method: 'POST', url: `${yardstick.url}/login`, body: login },
        rest: { method: 'POST', url: `${product.url}/api/auth/login`, body: login },
        trpc: { method: 'POST', url: `${product.url}/trpc/auth.login`, body: login },
      },
    },
  ];
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  /** The budgets are those of SQLite: much of what PostgreSQL does is in processes of its own. */
  readonly isJudged: boolean;
}

/** Measures the product and its yardstick in turns, so that what else the machine does hits all alike. */
export async function hold(
  { what, budget, calls }: Contest,
  { product, yardstick }: { readonly product: Contender; readonly yardstick: Contender },
  { rounds, seconds, isJudged }: Rounds,
): Promise<Finding[]> {
  const loads: Record<Runner, Load[]> = { bare: [], rest: [], trpc: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of runners) {
      const { processId } = runner === 'bare' ? yardstick : product;
      loads[runner].push(await load(calls[runner], processId, seconds));
    }
  }
  const mid = (runner: Runner, figure: keyof Load) =>
    median(loads[runner].map((measured) => measured[figure]));
  const show = (figure: keyof Load) => runners.map((runner) => mid(runner, figure));
  const { figure } = budget;
  const ratios = runners.map((runner) => mid(runner, figure) / mid('bare', figure));
  const isScore = figure === 'requestsPerSecond';
  return [
    { what: `${what}: requests a second`, measured: show('requestsPerSecond') },
    { what: `${what}: processor, ms a request`, measured: show('cpuMs'), digits: 3 },
    { what: `${what}: slowest in a hundred, ms`, measured: show('p99Ms') },
    {
      what: `${what}: ${isScore ? 'requests a second' : 'processor'}, ours / bare`,
      measured: ratios,
      ...(isJudged && { budget }),
      judgedFrom: runners.indexOf('rest'),
      isScore,
      digits: 2,
    },
  ];
}
