import {
  type Db,
  emptyLog,
  endWaits,
  giveUpJob,
  type LeasedJob,
  leaseDueJobs,
  markJobsDone,
  newId,
  postponeJob,
  renewLeases,
  rescheduleJob,
  type Transaction,
} from '@guildpath/db';
import type { Clock } from '../../config/clock.ts';
import type { Verdict } from './job-handler.ts';

export interface OutboxLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

export interface Outbox {
  readonly db: Db;
  readonly now: Clock;
  readonly log: OutboxLog;
  /** Whether the job is the last that the database has of someone: the log of the database is emptied with it. None by default. */
  readonly isLastTrace?: (job: LeasedJob) => boolean;
}

/** How long a job is kept from others that nobody renews any more: so late is a mail whose process was killed. */
export const leaseMs = 7_000;

interface Exchange {
  /** How many jobs may be under way. */
  readonly limit: number;
  /** Whether leases that have ended are taken over. */
  readonly takesOver: boolean;
  /** What waits for another attempt, and for no longer than that, becomes due at once. */
  readonly endsWaitsMs: number;
  /** So many of the kinds come after the others. */
  readonly kindsLast?: number;
}

/** What a worker holds: jobs under way, and those done whose verdicts are not stored yet. */
export interface HeldJobs {
  readonly countUnderWay: () => number;
  readonly judge: (job: LeasedJob, verdict: Verdict) => void;
  /** Stores the verdicts and leases what is due, in one transaction; returns the jobs to begin. */
  readonly exchange: (exchange: Exchange) => Promise<LeasedJob[]>;
  /** Keeps the jobs from others for another `leaseMs`. */
  readonly renew: () => Promise<void>;
}

/** Of a worker that does jobs of these kinds. */
export function holdJobs(
  { db, now, log, isLastTrace = () => false }: Outbox,
  kinds: readonly string[],
): HeldJobs {
  const leasedBy = newId();
  const held = new Map<string, LeasedJob>();
  let verdicts: (readonly [LeasedJob, Verdict])[] = [];
  const countUnderWay = () => held.size - verdicts.length;

  /** Returns the ids of the jobs that had been lost to others. */
  async function store(trx: Transaction, judged: typeof verdicts): Promise<Set<string>> {
    const done = judged.filter(([, { kind }]) => kind === 'done').map(([{ id }]) => id);
    const stored = new Set(await markJobsDone(trx, { ids: done, leasedBy, now: now() }));
    for (const [job, verdict] of judged) {
      if (await storeOne(trx, job, verdict)) stored.add(job.id);
    }
    if (judged.some(([job]) => isLastTrace(job))) await emptyLog(trx);
    return new Set(judged.map(([{ id }]) => id).filter((id) => !stored.has(id)));
  }

  function storeOne(trx: Transaction, job: LeasedJob, verdict: Verdict) {
    if (verdict.kind === 'given-up') return giveUpJob(trx, job, { ...verdict, now: now() });
    if (verdict.kind === 'held-up') return postponeJob(trx, job, verdict);
    if (verdict.kind === 'postponed') return postponeJob(trx, job, { dueAt: verdict.dueAt });
    return verdict.kind === 'retried' && rescheduleJob(trx, job, verdict);
  }

  /** Nothing of jobs that are held up: the outage has its line, and would have one every few seconds. */
  function report(judged: typeof verdicts, lost: ReadonlySet<string>): void {
    for (const [job, verdict] of judged) {
      const facts = { jobId: job.id, kind: job.kind, attempt: job.attempts + 1 };
      if (lost.has(job.id)) {
        log.warn(facts, 'outbox job finished after another process had taken over its lease');
      } else if (verdict.kind === 'done') {
        log.info(facts, 'outbox job done');
      } else if (verdict.kind === 'postponed') {
        const { dueAt, error: reason } = verdict;
        log.info({ ...facts, dueAt, reason }, 'outbox job postponed');
      } else if (verdict.kind === 'retried') {
        log.warn({ ...facts, dueAt: verdict.dueAt }, 'outbox job failed; retrying later');
      }
    }
  }

  return {
    countUnderWay,
    judge: (job, verdict) => void verdicts.push([job, verdict]),
    renew: async () => {
      if (held.size === 0) return;
      await renewLeases(db, { ids: [...held.keys()], leasedBy, now: now(), leaseMs });
    },
    exchange: async ({ limit, takesOver, endsWaitsMs, kindsLast = 0 }) => {
      const judged = [...verdicts];
      const free = limit - countUnderWay();
      if (judged.length === 0 && free <= 0 && endsWaitsMs === 0) return [];
      const { lost, leased } = await db.transaction().execute(async (trx) => {
        const ordered = [...kinds.slice(kindsLast), ...kinds.slice(0, kindsLast)];
        const asked = { now: now(), leaseMs, leasedBy, kinds: ordered, takesOver };
        const lostToOthers = await store(trx, judged);
        if (endsWaitsMs > 0) {
          const longestMs = Number.isFinite(endsWaitsMs) ? endsWaitsMs : undefined;
          await endWaits(trx, { ...asked, longestMs });
        }
        const jobs = free > 0 ? await leaseDueJobs(trx, { ...asked, limit: free }) : [];
        return { lost: lostToOthers, leased: jobs };
      });
      // Not before the commit: what could not be stored is stored with the next exchange.
      verdicts = verdicts.slice(judged.length);
      for (const [{ id }] of judged) held.delete(id);
      report(judged, lost);
      // A job that is still under way here was leased again because its lease had ended.
      const begun = leased.filter(({ id }) => !held.has(id));
      for (const job of begun) held.set(job.id, job);
      return begun;
    },
  };
}
