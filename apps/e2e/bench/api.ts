// Measures the API's budgets on the built product and SQLite, beside the same work done plainly:
//   bench:api [questions|results|submit|login]…
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { request } from 'playwright';
import { apiBudgets } from '../src/budgets.ts';
import { startSite } from '../src/site/start-site.ts';
import { answersTo } from '../src/steps/answers.ts';
import {
  administrator,
  administratorSettings,
  logInAsAdministrator,
  submitQuest,
} from '../src/steps/visitors.ts';
import { type Finding, median, report } from './findings.ts';
import { type Call, load, waitUntilIdle } from './load.ts';
import type { PlainServer } from './plain-server.ts';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

const site = await startSite({ ...administratorSettings, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
const visitor = await request.newContext({ baseURL: site.url });
await logInAsAdministrator(visitor);
const resultId = await submitQuest(visitor);
const responses = answersTo('quick');
const { cookies } = await visitor.storageState();
const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const child = fork(path.join(import.meta.dirname, 'plain-server.ts'), [JSON.stringify(responses)], {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, NODE_ENV: 'production' },
});
try {
  const plain = await waitForFacts(child);
  const findings: Finding[] = [];
  for (const [name, calls] of Object.entries(listCalls(plain))) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    findings.push(...(await compare(name, calls)));
  }
  report(findings);
} finally {
  child.kill();
  await visitor.dispose();
  await site.dispose();
}

async function waitForFacts(server: ChildProcess): Promise<PlainServer> {
  // `once` types what it waits for as `any`.
  const [facts] = (await once(server, 'message')) as [PlainServer];
  return facts;
}

type Contest = Readonly<Record<'plain' | 'REST' | 'tRPC', Call>> & {
  readonly budget: Finding['budget'];
};

function listCalls(plain: PlainServer): Readonly<Record<string, Contest>> {
  const trpc = (procedure: string, input: object) =>
    `${site.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const post = (url: string, body: () => object): Call => ({ method: 'POST', url, body });
  let guests = 0;
  const submission = () => {
    guests += 1;
    return { assessmentType: 'quick', responses, guestEmail: `guest.${guests}@example.com` };
  };
  const login = () => ({ identifier: administrator.email, password: administrator.password });
  return {
    questions: {
      budget: apiBudgets.questions,
      plain: { url: `${plain.url}/questions` },
      REST: { url: `${site.url}/api/assessment/questions/quick` },
      tRPC: { url: trpc('assessment.questions', { tier: 'quick' }) },
    },
    results: {
      budget: apiBudgets.results,
      plain: { url: `${plain.url}/results/${plain.resultId}`, headers: { cookie: plain.cookie } },
      REST: { url: `${site.url}/api/results/${resultId}`, headers: { cookie } },
      tRPC: { url: trpc('results.get', { assessmentResultId: resultId }), headers: { cookie } },
    },
    submit: {
      budget: apiBudgets.submit,
      plain: post(`${plain.url}/submit`, submission),
      REST: post(`${site.url}/api/assessment/submit`, submission),
      tRPC: post(`${site.url}/trpc/assessment.submit`, submission),
    },
    login: {
      budget: apiBudgets.login,
      plain: post(`${plain.url}/login`, login),
      REST: post(`${site.url}/api/auth/login`, login),
      tRPC: post(`${site.url}/trpc/auth.login`, login),
    },
  };
}

/** Measures in turns, so that whatever else the machine does affects all alike. */
async function compare(name: string, { budget, ...calls }: Contest): Promise<Finding[]> {
  const rates = { plain: [] as number[], REST: [] as number[], tRPC: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of ['plain', 'REST', 'tRPC'] as const) {
      // The product sends its mail after it has answered.
      await waitUntilIdle(site.processId);
      rates[runner].push(await load(calls[runner], seconds));
    }
  }
  const ratio = (runner: 'REST' | 'tRPC') =>
    median(rates[runner].map((rate, round) => rate / (rates.plain[round] ?? Number.NaN)));
  return [
    { what: `${name}: plain, requests a second`, measured: median(rates.plain) },
    { what: `${name}: REST / plain`, measured: ratio('REST'), budget, isScore: true },
    { what: `${name}: tRPC / plain`, measured: ratio('tRPC'), budget, isScore: true },
  ];
}
