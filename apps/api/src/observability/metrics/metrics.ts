import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process for `GET /metrics`. Labels take few values and never identify a person. */
export type Metrics = ReturnType<typeof createMetrics>;

const maxWordsNamed = 100;

/** `withProcess` adds memory, CPU, event loop and garbage collection, at a small constant cost. */
export function createMetrics({ withProcess }: { readonly withProcess: boolean }) {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];

  function counter<Label extends string>(name: string, help: string, ...labelNames: Label[]) {
    return new Counter({ name: `guildpath_${name}_total`, help, labelNames, registers });
  }
  function gaugeByKind(name: string, help: string) {
    return new Gauge({ name: `guildpath_outbox_${name}`, help, labelNames: ['kind'], registers });
  }

  const flaws = counter(
    'narrative_flaws',
    'Texts of the AI endpoint that were refused, by the rule and the word that broke it.',
    'rule',
    'word',
  );
  const named = new Set<string>();
  const narratives = {
    attempts: counter(
      'narrative_attempts',
      'Attempts to have the AI endpoint write a part of the texts of a result, by outcome.',
      'outcome',
    ),
    /** Counts the rule that a text broke. Of the words that broke it, the first hundred are named. */
    countFlaw: (rule: string, word: string) => {
      if (named.size < maxWordsNamed) named.add(word);
      flaws.inc({ rule, word: named.has(word) ? word : 'other' });
    },
    calls: counter(
      'narrative_calls',
      'Calls of the AI endpoint, by the format that was asked for (json_schema, json_object).',
      'format',
    ),
    seconds: new Histogram({
      name: 'guildpath_narrative_seconds',
      help: 'Duration of these attempts.',
      labelNames: ['outcome'],
      buckets: [1, 2, 5, 10, 20, 40, 60, 100, 150],
      registers,
    }),
    tokens: counter(
      'narrative_tokens',
      'Tokens charged by the AI endpoint, by direction (input, output) and outcome.',
      'direction',
      'outcome',
    ),
  };

  // Read from the database at each request for the page, so all processes of a site show the same figures.
  const outbox = {
    waiting: gaugeByKind('waiting', 'Unfinished jobs in the outbox, by kind.'),
    held: gaugeByKind(
      'held',
      'Of these, the jobs that a limit makes wait, such as that of mails to one mailbox.',
    ),
    failing: gaugeByKind(
      'failing',
      'Waiting jobs that have failed at least once, an outage of the mail server included, by kind.',
    ),
    oldestSeconds: gaugeByKind(
      'oldest_seconds',
      'Age of the oldest waiting job, without those that a limit makes wait, by kind.',
    ),
    abandoned: gaugeByKind('given_up', 'Jobs that failed for good in the last 24 hours, by kind.'),
  };

  return {
    registry,
    narratives,
    outbox,
    requests: new Histogram({
      name: 'guildpath_http_request_seconds',
      help: 'Response time by route (for tRPC by procedure), method and status class (2xx, 4xx ...).',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    submissions: counter('submissions', 'Accepted submissions by tier.', 'tier'),
    mails: counter(
      'mails',
      'Mails accepted by the mail server (sent), failed attempts (failed), attempts delayed by a limit (held), and mails rejected because of their mailbox (refused).',
      'outcome',
    ),
    securityEvents: counter(
      'security_events',
      'Security events by type; refused logins are auth.sign-in-refused.',
      'type',
    ),
  };
}
