import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type AiSettings, createAiNarrator } from '../adapters/ai/ai-narrator.ts';
import { createFileMailer } from '../adapters/mail/file-mailer.ts';
import { countMails, type Mailer } from '../adapters/mail/mailer.ts';
import { createSmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import type { Env } from '../config/env.ts';
import type { AppContext } from '../context.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import { createMailHandlers } from './mail/mail-handlers.ts';
import { createNarrativeHandler } from './narrative/rewrite-narrative.ts';
import { startOutboxWorker } from './outbox/outbox-worker.ts';

/** The background work of a process. */
export interface BackgroundWork {
  /** Wakes the workers: a job has just been committed. */
  readonly wake: () => void;
  /** Finishes the running jobs. */
  readonly stop: () => Promise<void>;
}

// Web processes leave jobs to the workers, which poll every second.
export const noBackgroundWork: BackgroundWork = {
  wake: () => undefined,
  stop: () => Promise.resolve(),
};

/** Sends mail, rewrites texts if there is an AI endpoint, and deletes expired data. */
export async function startWork(
  context: AppContext,
  log: FastifyBaseLogger,
): Promise<BackgroundWork> {
  const { db, env, now } = context;
  const stopping = new AbortController();
  const mailer = countMails(createMailer(context), context.metrics.mails);
  context.mailServer?.check().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    log.warn(`no mail goes out through the mail server: ${toText(error)}`);
  });
  const mailFolder = toMailFolder(env);
  const handlers = [...createMailHandlers({ ...context, mailer, log, mailFolder })];
  if (env.ai) {
    const narrator = createAiNarrator({ ...env.ai, ...toNarratorReports(context, log) });
    handlers.push(createNarrativeHandler({ context, log, narrator, stopping: stopping.signal }));
  }
  const workers = handlers.map((handler) => startOutboxWorker({ db, now, log, handler }));
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

/** Reports calls of the AI endpoint in log and metrics. */
export function toNarratorReports(
  { metrics }: Pick<AppContext, 'metrics'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Pick<AiSettings, 'onCall' | 'onSchemaRefused'> {
  return {
    onCall: (format) => metrics.narratives.calls.inc({ format }),
    onSchemaRefused: () =>
      log.warn(
        'the AI endpoint refuses json_schema: using json_object, with the schema in the prompt',
      ),
  };
}

function createMailer({ env }: AppContext): Mailer {
  return env.SMTP_URL
    ? createSmtpMailer({ ...env, SMTP_URL: env.SMTP_URL })
    : createFileMailer(toMailFolder(env), env.MAIL_FROM, env.SUPPORT_EMAIL);
}

const toText = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toMailFolder({ DATA_DIR }: Env): string {
  return path.join(DATA_DIR, 'outbox');
}
