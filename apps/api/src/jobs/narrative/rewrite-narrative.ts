import { dayMs } from '@guildpath/contract';
import {
  type Db,
  enqueue,
  findResult,
  type LeasedJob,
  listAnswers,
  type ResultRow,
  updateSnapshot,
} from '@guildpath/db';
import { type Catalogue, reword, withoutAnswers } from '@guildpath/results';
import { shownCareers } from '@guildpath/scoring';
import type { Conversation, Narrator } from '../../adapters/ai/ai-narrator.ts';
import { NarratorFailure } from '../../adapters/ai/narrator-failure.ts';
import type { Clock } from '../../config/clock.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { type JobHandler, Postponed } from '../outbox/job-handler.ts';
import type { OutboxLog } from '../outbox/outbox-worker.ts';
import { careersOfPart, narrativeKind, narrativePayload, toNarrativeJob } from './narrative-job.ts';
import { toPart } from './to-part.ts';
import { type SectionFlaw, type Written, writeSections } from './write-sections.ts';

interface NarrativeContext {
  readonly context: {
    readonly catalogue: Catalogue;
    readonly db: Db;
    readonly metrics: Metrics;
    readonly now: Clock;
  };
  readonly narrator: Narrator;
  /** Aborted when the process stops; the job is then retried later. */
  readonly stopping: AbortSignal;
  readonly log: Pick<OutboxLog, 'info' | 'warn'>;
}

interface Attempt {
  readonly outcome: 'written' | 'partly-written' | 'refused' | 'stopped' | NarratorFailure['kind'];
  readonly flaws: readonly SectionFlaw[];
  /** Names what failed. */
  readonly reason?: string;
  readonly retryAfterMs?: number;
}

/** The built-in text stays after this many failed attempts. */
const maxAttempts = 4;
/** A busy endpoint costs no attempt for this long. */
const patienceMs = dayMs;

export function createNarrativeHandler(ctx: NarrativeContext): JobHandler {
  return { kind: narrativeKind, concurrency: 4, handle: (job) => rewritePart(ctx, job) };
}

async function rewritePart(ctx: NarrativeContext, job: LeasedJob): Promise<void> {
  const { db, now } = ctx.context;
  const { resultId, part } = narrativePayload.parse(job.payload);
  const result = await findResult(db, resultId);
  if (!result) return;
  const startedAt = performance.now();
  const conversation = ctx.narrator.open(ctx.stopping);
  const attempt = await write(ctx, { result, part, conversation }).finally(conversation.close);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { spent } = conversation;
  report(ctx, { ...attempt, ...spent, resultId, part, attempt: job.attempts + 1, seconds });

  const { outcome, reason = '', retryAfterMs = 0 } = attempt;
  if (outcome === 'stopped') throw new Postponed(now(), 'the process is stopping');
  const isOld = now().getTime() - job.createdAt.getTime() > patienceMs;
  if ((outcome === 'busy' || outcome === 'breaker-open') && !isOld) {
    throw new Postponed(new Date(now().getTime() + retryAfterMs), reason);
  }
  // After the last attempt the built-in text simply stays.
  const isFailed = reason !== '' && outcome !== 'declined';
  if (isFailed && job.attempts + 1 < maxAttempts) throw new Error(`${outcome}: ${reason}`);
}

interface Task {
  readonly result: ResultRow;
  readonly part: number;
  readonly conversation: Conversation;
}

async function write(
  ctx: NarrativeContext,
  { result, part, conversation }: Task,
): Promise<Attempt> {
  const { catalogue } = ctx.context;
  const { careerRecommendations } = result.snapshot;
  const own = new Set(careerRecommendations.map(({ id }) => id));
  const checks = {
    companies: catalogue.companies.map(({ name }) => name),
    otherTitles: catalogue.careers.flatMap(({ id, title }) => (own.has(id) ? [] : title)),
  };
  try {
    const wanted = toPart({ ...(await toTold(ctx, result)), catalogue }, part);
    const written = await writeSections(conversation.ask, wanted, checks);
    await store(ctx, { result, part }, written);
    return { outcome: outcomeOf(written, wanted.sections.length), flaws: written.flaws };
  } catch (error) {
    if (!(error instanceof NarratorFailure)) throw error;
    if (ctx.stopping.aborted) return { outcome: 'stopped', flaws: [] };
    const { kind, message: reason, retryAfterMs } = error;
    // The next part may fare better.
    if (kind === 'declined') await store(ctx, { result, part }, { drafts: new Map(), flaws: [] });
    return { outcome: kind, reason, retryAfterMs, flaws: [] };
  }
}

/** Strips the answers of a student in a class: a guide may read the texts. */
async function toTold({ context: { db } }: NarrativeContext, result: ResultRow) {
  if (result.placeId === null) return { result, answered: await listAnswers(db, result.id) };
  return { result: { ...result, snapshot: withoutAnswers(result.snapshot) }, answered: [] };
}

/** Stores the texts and enqueues the next part. */
async function store(
  { context: { db, now } }: NarrativeContext,
  { result: { id: resultId, snapshot }, part }: Pick<Task, 'result' | 'part'>,
  { drafts }: Written,
): Promise<void> {
  const { portrait } = drafts.get('person') ?? {};
  const reasons = new Map(
    [...drafts].flatMap(([id, { whyYou, whatSpeaksAgainst }]) =>
      whyYou && whatSpeaksAgainst ? [[id, [whyYou, whatSpeaksAgainst]]] : [],
    ),
  );
  await db.transaction().execute(async (trx) => {
    await updateSnapshot(trx, resultId, (stored) => reword(stored, { portrait, reasons }));
    if (careersOfPart(shownCareers(snapshot), part + 1).length === 0) return;
    await enqueue(trx, { ...toNarrativeJob(resultId, part + 1), now: now() });
  });
}

function outcomeOf({ drafts }: Written, sectionCount: number): Attempt['outcome'] {
  if (drafts.size === sectionCount) return 'written';
  return drafts.size > 0 ? 'partly-written' : 'refused';
}

interface Report extends Attempt, Readonly<Conversation['spent']> {
  readonly resultId: string;
  readonly part: number;
  readonly attempt: number;
  readonly seconds: number;
}

function report(
  { context: { metrics }, log }: NarrativeContext,
  { retryAfterMs: _, seconds, ...facts }: Report,
): void {
  const { outcome, flaws, inputTokens, outputTokens } = facts;
  metrics.narratives.attempts.inc({ outcome });
  metrics.narratives.seconds.observe({ outcome }, seconds);
  metrics.narratives.tokens.inc({ direction: 'input', outcome }, inputTokens);
  metrics.narratives.tokens.inc({ direction: 'output', outcome }, outputTokens);
  for (const { rule, found } of flaws) metrics.narratives.countFlaw(rule, found);
  const level = ['refused', 'declined', 'failed'].includes(outcome) ? 'warn' : 'info';
  log[level]({ ...facts, durationMs: Math.round(seconds * 1_000) }, 'narrative attempt');
}
