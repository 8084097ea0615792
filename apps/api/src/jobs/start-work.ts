import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type AiSettings, createAiNarrator } from '../adapters/ai/ai-narrator.ts';
import { maxRetryAfterMs } from '../adapters/ai/fetch-bounded.ts';
import { createFileMailer } from '../adapters/mail/file-mailer.ts';
import { countMails, type Mailer } from '../adapters/mail/mailer.ts';
import { createSmtpMailer, mailsAtOnce } from '../adapters/mail/smtp-mailer.ts';
import type { Env } from '../config/env.ts';
import type { AppContext } from '../context.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import { createMailHandlers, isLastTrace } from './mail/mail-handlers.ts';
import { createNarrativeHandlers } from './narrative/rewrite-narrative.ts';
import { type OutboxWorker, startOutboxWorker } from './outbox/outbox-worker.ts';

/** What a process does besides answering. */
export interface Work {
  /** A job has just been committed. */
  readonly wake: () => void;
  /** Finishes the jobs at hand. */
  readonly stop: () => Promise<void>;
}

// A process that only serves leaves its jobs to the others, which look every second.
export const noWork: Work = { wake: () => undefined, stop: () => Promise.resolve() };

/**
 * The number of jobs that each worker does at once; some mails are prepared while others are delivered.
 * Workers do not wait for one another, so a slow endpoint delays no mail.
 */
const concurrency = { mail: mailsAtOnce * 1.5, narrative: 4 };

/** Sends mail, writes texts where there is an AI endpoint, and deletes what has expired. */
export async function startWork(context: AppContext, log: FastifyBaseLogger): Promise<Work> {
  const { db, env, now } = context;
  const stopping = new AbortController();
  const mailer = countMails(createMailer(context), context.metrics.mails);
  context.mailServer?.check().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    log.warn(`no mail goes out through the mail server: ${toText(error)}`);
  });
  const mailFolder = toMailFolder(env);
  const handlers = createMailHandlers({ ...context, mailer, log, mailFolder });
  const workers: OutboxWorker[] = [
    startOutboxWorker({ db, now, log, handlers, isLastTrace, concurrency: concurrency.mail }),
  ];
  if (env.ai) {
    const narrator = await createAiNarrator({ ...env.ai, ...toNarratorReports(context, log) });
    workers.push(
      startOutboxWorker({
        db,
        now,
        log,
        handlers: createNarrativeHandlers({ context, log, narrator, stopping: stopping.signal }),
        concurrency: concurrency.narrative,
        longestWaitMs: maxRetryAfterMs,
      }),
    );
  }
  const stopHousekeeping = startHousekeeping({ db, env, now, log, mailFolder });
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([...workers.map((worker) => worker.stop()), stopHousekeeping()]);
      mailer.close();
    },
  };
}

/** Tells in log and metrics how the AI endpoint is called. */
export function toNarratorReports(
  { metrics }: Pick<AppContext, 'metrics'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Pick<AiSettings, 'onCall' | 'onSchemaRefused'> {
  return {
    onCall: (format) => metrics.narratives.calls.inc({ format }),
    onSchemaRefused: () =>
      log.warn(
        'the AI endpoint refuses json_schema: it gets json_object, and the schema in the prompt',
      ),
  };
}

function createMailer({ env }: AppContext): Mailer {
  return env.SMTP_URL
    ? createSmtpMailer({ ...env, SMTP_URL: env.SMTP_URL })
    : createFileMailer(toMailFolder(env), env.MAIL_FROM);
}

const toText = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toMailFolder({ DATA_DIR }: Env): string {
  return path.join(DATA_DIR, 'outbox');
}
