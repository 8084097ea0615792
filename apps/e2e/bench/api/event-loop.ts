import { tiers } from '@guildpath/contract';
import { eventLoopBudget } from '../../src/budgets.ts';
import { startSite } from '../../src/site/start-site.ts';
import { administrator, administratorSettings } from '../../src/steps/visitors.ts';
import { type Finding, median } from '../findings.ts';
import { type Member, signIn, takeQuest } from './member.ts';

interface HeavyCall {
  readonly what: string;
  /** Varies with the round where the server caches. */
  readonly ask: (round: number) => Promise<Response>;
}

const metricsToken = 'event-loop-bench';

/** Measures how long the heaviest calls that anyone can make block the event loop, on SQLite. */
export async function measureEventLoop(rounds: number): Promise<Finding[]> {
  const site = await startSite({
    ...administratorSettings,
    AVAILABLE_TIERS: 'quick,standard,epic',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
  });
  try {
    const member = await signIn(site.url, administrator, tiers);
    const ids: string[] = [];
    for (const tier of tiers) ids.push(await takeQuest(member, tier));
    const findings: Finding[] = [];
    for (const { what, ask } of listHeavyCalls(member, ids)) {
      const holds: number[] = [];
      // The first round warms up and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        await readLongestHoldMs(site.url);
        const answer = await ask(round);
        await answer.arrayBuffer();
        if (answer.status >= 400) throw new Error(`${what} answered ${answer.status}.`);
        const held = await readLongestHoldMs(site.url);
        if (round > 0) holds.push(held);
      }
      const measured = [Math.max(...holds), median(holds)];
      findings.push({ what, measured, budget: eventLoopBudget });
    }
    return findings.toSorted(({ measured: [one = 0] }, { measured: [other = 0] }) => other - one);
  } finally {
    await site.dispose();
  }
}

/** Each reading starts the next one's interval. */
async function readLongestHoldMs(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  if (seconds === undefined) throw new Error('The event loop is not among the metrics.');
  // Samples are ten milliseconds apart: a figure is up to as much longer than the hold.
  return Number(seconds) * 1_000;
}

/** The server's own limits for a batch, and for calls with large answers. */
const batchSize = 20;
const largeBatchSize = 5;

function listHeavyCalls(member: Member, resultIds: readonly string[]): HeavyCall[] {
  const { get, post, responses } = member;
  const batch = (procedure: string, inputOf: (place: number) => object, size = batchSize) => {
    const places = Array.from({ length: size }, (_, place) => place);
    const input = Object.fromEntries(places.map((place) => [place, inputOf(place)]));
    const names = places.map(() => procedure).join(',');
    return get(`/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`);
  };
  const search = (words: string) => `/api/careers?pageSize=100&search=${encodeURIComponent(words)}`;
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const lettersFrom = (start: number) =>
    letters.map((_, place) => letters[(start + place) % letters.length]);
  const pairs = 'co in ma re st de pr an se te or di'.split(' ');
  const pairsFrom = (start: number) => pairs.map((_, place) => pairs[(start * 5 + place) % 12]);
  const misspelled = (round: number) =>
    ['manigerz', 'enginearz', 'teknicianz', 'spechialist'].map((word) => word + letters[round]);
  const [, , epicId = ''] = resultIds;
  const epic = { assessmentType: 'epic', responses: responses.epic };
  let guests = 0;
  return [
    {
      what: 'a search for fifty letters',
      ask: (round) => get(search(lettersFrom(round).join(' '))),
    },
    {
      what: 'a search for eight beginnings',
      ask: (round) => get(search(pairsFrom(round).join(' '))),
    },
    {
      what: 'a search for four misspelled words',
      ask: (round) => get(search(misspelled(round).join(' '))),
    },
    {
      what: 'a batch of searches',
      ask: (round) =>
        batch('catalogue.careers', (place) => ({
          search: pairsFrom(round + place)
            .slice(place % 4)
            .join(' '),
          pageSize: 100,
        })),
    },
    {
      what: 'a batch of searches for programs',
      ask: (round) =>
        batch('catalogue.programs', (place) => ({
          search: pairsFrom(round + place)
            .slice(place % 4)
            .join(' '),
          pageSize: 100,
        })),
    },
    {
      what: 'a batch of lists of careers',
      ask: (round) =>
        batch('catalogue.careers', (place) => ({ page: 1 + ((place + round) % 9), pageSize: 100 })),
    },
    {
      what: 'a batch of epic questions',
      ask: (round) =>
        batch('assessment.questions', () => ({ tier: 'epic', round }), largeBatchSize),
    },
    { what: 'a preview of an epic quest', ask: () => post('/api/assessment/preview', epic) },
    { what: 'a submission of an epic quest', ask: () => post('/api/assessment/submit', epic) },
    {
      what: 'a submission of a guest',
      ask: () => {
        guests += 1;
        return post(
          '/api/assessment/submit',
          {
            assessmentType: 'quick',
            responses: responses.quick,
            guestEmail: `guest.${guests}@example.com`,
          },
          false,
        );
      },
    },
    { what: 'an epic result', ask: () => get(`/api/results/${epicId}`) },
    {
      what: 'a batch of epic results',
      ask: () => batch('results.get', () => ({ assessmentResultId: epicId }), largeBatchSize),
    },
    { what: 'a batch of histories', ask: () => batch('user.assessments', () => ({ limit: 200 })) },
    { what: 'the export of an account', ask: () => get('/api/user/export') },
    {
      what: 'a login',
      ask: () =>
        post(
          '/api/auth/login',
          { identifier: administrator.email, password: administrator.password },
          false,
        ),
    },
    {
      what: 'a body of 256 KB',
      ask: () =>
        post('/api/user/names', {
          firstName: 'Ada',
          lastName: 'Lovelace',
          more: 'x'.repeat(250_000),
        }),
    },
    { what: 'the API document', ask: () => get('/api/openapi.json') },
  ];
}
