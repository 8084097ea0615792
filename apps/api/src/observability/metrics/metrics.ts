import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process for `GET /metrics`. Labels take few values and never identify a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly narratives: NarrativeMetrics;
  readonly requests: Histogram<'route' | 'method' | 'status'>;
  readonly submissions: Counter<'tier'>;
  readonly mails: Counter<'outcome'>;
  readonly securityEvents: Counter<'type'>;
  readonly outbox: OutboxGauges;
}

/** Read from the database at each request for the page, so all processes of a site show the same figures. */
export interface OutboxGauges {
  readonly waiting: Gauge<'kind'>;
  readonly held: Gauge<'kind'>;
  readonly failing: Gauge<'kind'>;
  readonly oldestSeconds: Gauge<'kind'>;
  readonly abandoned: Gauge<'kind'>;
}

interface NarrativeMetrics {
  readonly attempts: Counter<'outcome'>;
  /** Counts the rule that a text broke. Of the words that broke it, the first hundred are named. */
  readonly countFlaw: (rule: string, word: string) => void;
  readonly calls: Counter<'format'>;
  readonly seconds: Histogram<'outcome'>;
  readonly tokens: Counter<'direction' | 'outcome'>;
}

/** `withProcess` adds memory, CPU, event loop and garbage collection, at a small constant cost. */
export function createMetrics({ withProcess }: { readonly withProcess: boolean }): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    narratives: createNarrativeMetrics([registry]),
    ...createSiteMetrics([registry]),
  };
}

function createSiteMetrics(registers: Registry[]): Omit<Metrics, 'registry' | 'narratives'> {
  return {
    requests: new Histogram({
      name: 'guildpath_http_request_seconds',
      help: 'Response time by route (for tRPC by procedure), method and status class (2xx, 4xx ...).',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    submissions: new Counter({
      name: 'guildpath_submissions_total',
      help: 'Accepted submissions by tier.',
      labelNames: ['tier'],
      registers,
    }),
    mails: new Counter({
      name: 'guildpath_mails_total',
      help: 'Mails accepted by the mail server (sent), failed attempts (failed), attempts delayed by a limit (held), and mails rejected because of their mailbox (refused).',
      labelNames: ['outcome'],
      registers,
    }),
    outbox: {
      waiting: new Gauge({
        name: 'guildpath_outbox_waiting',
        help: 'Unfinished jobs in the outbox, by kind.',
        labelNames: ['kind'],
        registers,
      }),
      held: new Gauge({
        name: 'guildpath_outbox_held',
        help: 'Of these, the jobs that a limit makes wait, such as that of mails to one mailbox.',
        labelNames: ['kind'],
        registers,
      }),
      failing: new Gauge({
        name: 'guildpath_outbox_failing',
        help: 'Waiting jobs that have failed at least once, an outage of the mail server included, by kind.',
        labelNames: ['kind'],
        registers,
      }),
      oldestSeconds: new Gauge({
        name: 'guildpath_outbox_oldest_seconds',
        help: 'Age of the oldest waiting job, without those that a limit makes wait, by kind.',
        labelNames: ['kind'],
        registers,
      }),
      abandoned: new Gauge({
        name: 'guildpath_outbox_given_up',
        help: 'Jobs that failed for good in the last 24 hours, by kind.',
        labelNames: ['kind'],
        registers,
      }),
    },
    securityEvents: new Counter({
      name: 'guildpath_security_events_total',
      help: 'Security events by type; refused logins are auth.sign-in-refused.',
      labelNames: ['type'],
      registers,
    }),
  };
}

const maxWordsNamed = 100;

function createNarrativeMetrics(registers: Registry[]): NarrativeMetrics {
  const flaws = new Counter({
    name: 'guildpath_narrative_flaws_total',
    help: 'Texts of the AI endpoint that were refused, by the rule and the word that broke it.',
    labelNames: ['rule', 'word'],
    registers,
  });
  const named = new Set<string>();
  return {
    attempts: new Counter({
      name: 'guildpath_narrative_attempts_total',
      help: 'Attempts to have the AI endpoint write a part of the texts of a result, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    countFlaw: (rule, word) => {
      if (named.size < maxWordsNamed) named.add(word);
      flaws.inc({ rule, word: named.has(word) ? word : 'other' });
    },
    calls: new Counter({
      name: 'guildpath_narrative_calls_total',
      help: 'Calls of the AI endpoint, by the format that was asked for (json_schema, json_object).',
      labelNames: ['format'],
      registers,
    }),
    seconds: new Histogram({
      name: 'guildpath_narrative_seconds',
      help: 'Duration of these attempts.',
      labelNames: ['outcome'],
      buckets: [1, 2, 5, 10, 20, 40, 60, 100, 150],
      registers,
    }),
    tokens: new Counter({
      name: 'guildpath_narrative_tokens_total',
      help: 'Tokens charged by the AI endpoint, by direction (input, output) and outcome.',
      labelNames: ['direction', 'outcome'],
      registers,
    }),
  };
}
