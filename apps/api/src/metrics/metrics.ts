import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Mailer } from '../adapters/mail/mailer.ts';
import { PermanentFailure } from '../outbox/job-handler.ts';

/** The counts of this process for `GET /metrics`. Labels take few values, and none names a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly narratives: NarrativeMetrics;
  readonly requests: Histogram<'route' | 'method' | 'status'>;
  readonly submissions: Counter<'tier'>;
  readonly mails: Counter<'outcome'>;
  readonly securityEvents: Counter<'type'>;
  readonly outbox: OutboxGauges;
}

/** Set when the page is requested: they come from the database, so all processes of a site show the same. */
export interface OutboxGauges {
  readonly waiting: Gauge<'kind'>;
  readonly held: Gauge<'kind'>;
  readonly failing: Gauge<'kind'>;
  readonly oldestSeconds: Gauge<'kind'>;
  readonly givenUp: Gauge<'kind'>;
}

export interface NarrativeMetrics {
  readonly attempts: Counter<'outcome' | 'reason'>;
  readonly seconds: Histogram<'outcome'>;
  readonly tokens: Counter<'direction' | 'outcome'>;
}

/** Counts the mails that the mailer sends, and those that it does not. */
export function countMails(mailer: Mailer, mails: Metrics['mails']): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        mails.inc({ outcome: error instanceof PermanentFailure ? 'refused' : 'failed' });
        throw error;
      }
      mails.inc({ outcome: 'sent' });
    },
  };
}

/**
 * With `withProcess` it measures memory, CPU, event loop and garbage collection too, which costs a little all
 * the time.
 */
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
      help: 'Time to answer, by route (of tRPC: by procedure), method and class of status (2xx, 4xx ...).',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    submissions: new Counter({
      name: 'guildpath_submissions_total',
      help: 'Submissions that were answered with a result, by tier.',
      labelNames: ['tier'],
      registers,
    }),
    mails: new Counter({
      name: 'guildpath_mails_total',
      help: 'Mails handed to the mail server (sent), attempts that failed or that a limit put off (held), and mails refused because of their mailbox.',
      labelNames: ['outcome'],
      registers,
    }),
    outbox: {
      waiting: new Gauge({
        name: 'guildpath_outbox_waiting',
        help: 'Jobs in the outbox that are not done, by kind.',
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
        help: 'Of those waiting, the jobs that have failed at least once, in an outage too.',
        labelNames: ['kind'],
        registers,
      }),
      oldestSeconds: new Gauge({
        name: 'guildpath_outbox_oldest_seconds',
        help: 'How long the oldest job has waited, without those that a limit makes wait.',
        labelNames: ['kind'],
        registers,
      }),
      givenUp: new Gauge({
        name: 'guildpath_outbox_given_up',
        help: 'Jobs that were given up in the last 24 hours and not requeued since, by kind.',
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

function createNarrativeMetrics(registers: Registry[]): NarrativeMetrics {
  return {
    attempts: new Counter({
      name: 'guildpath_narrative_attempts_total',
      help: 'Attempts to have the texts of a result written, by outcome and reason.',
      labelNames: ['outcome', 'reason'],
      registers,
    }),
    seconds: new Histogram({
      name: 'guildpath_narrative_seconds',
      help: 'How long such an attempt took.',
      labelNames: ['outcome'],
      buckets: [1, 2, 5, 10, 20, 40, 60, 100],
      registers,
    }),
    tokens: new Counter({
      name: 'guildpath_narrative_tokens_total',
      help: 'Tokens that the AI endpoint charged for, by direction (input, output) and outcome.',
      labelNames: ['direction', 'outcome'],
      registers,
    }),
  };
}
