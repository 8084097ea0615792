import {
  type Db,
  findResult,
  type LeasedJob,
  type ResultRow,
  updateNarrative,
} from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import { type Narrator, NarratorFailure, type Tokens } from '../../adapters/ai-narrator.ts';
import type { Clock } from '../../config/clock.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { type JobHandler, Postponed } from '../outbox/job-handler.ts';
import type { OutboxLog } from '../outbox/outbox-worker.ts';
import { checkDraft } from './check-draft.ts';
import { instructionsFor } from './instructions.ts';
import { toNarrativeFacts } from './narrative-facts.ts';
import { narrativeKind, narrativePayload } from './narrative-job.ts';

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

interface Attempt extends Tokens {
  readonly outcome: 'written' | 'stopped' | NarratorFailure['kind'];
  /** Logged: the broken rule and its place, or what failed. */
  readonly reason?: string;
  /** Labels the metrics, so it takes few values. */
  readonly rule?: string;
  readonly retryAfterMs?: number;
}

/** The built-in text stays after this many refused drafts and failed calls. */
const maxAttempts = 3;
/** A busy endpoint costs no attempt until then. */
const patienceMs = 24 * 3_600_000;

export function createNarrativeHandlers(ctx: NarrativeContext): readonly JobHandler[] {
  return [{ kind: narrativeKind, handle: (job) => rewriteNarrative(ctx, job) }];
}

async function rewriteNarrative(ctx: NarrativeContext, job: LeasedJob): Promise<void> {
  const { db, now } = ctx.context;
  const { resultId } = narrativePayload.parse(job.payload);
  const result = await findResult(db, resultId);
  if (!result) return;
  const startedAt = performance.now();
  const attempt = await write(ctx, result);
  report(ctx, { attempt, job, resultId, seconds: (performance.now() - startedAt) / 1_000 });

  const { outcome, reason = '', retryAfterMs = 0 } = attempt;
  if (outcome === 'written') return;
  if (outcome === 'stopped') throw new Postponed(now(), 'The process is stopping.');
  const isOld = now().getTime() - job.createdAt.getTime() > patienceMs;
  if ((outcome === 'busy' || outcome === 'breaker-open') && !isOld) {
    throw new Postponed(new Date(now().getTime() + retryAfterMs), reason);
  }
  // Giving up costs nothing, because the built-in writer's text is stored already.
  if (job.attempts + 1 < maxAttempts) throw new Error(`${outcome}: ${reason}`);
}

async function write(
  { context, narrator, stopping }: NarrativeContext,
  result: ResultRow,
): Promise<Attempt> {
  const { db, catalogue } = context;
  const { id: resultId, tier } = result;
  const facts = toNarrativeFacts(result, catalogue);
  const careerIds = facts.careers.map(({ careerId }) => careerId);
  const instructions = instructionsFor(tier);
  try {
    const answer = await narrator.narrate({ instructions, facts, careerIds }, stopping);
    const { inputTokens, outputTokens } = answer;
    const texts = await checkDraft(answer.draft, { facts, tier, catalogue });
    if ('flaw' in texts) {
      const { rule, where } = texts.flaw;
      const reason = where ? `${rule} in ${where}` : rule;
      return { outcome: 'refused', rule, reason, inputTokens, outputTokens };
    }
    const careerAnalyses = withCompanyLines(texts.careerAnalyses, result);
    await db
      .transaction()
      .execute((trx) => updateNarrative(trx, { ...texts, resultId, careerAnalyses }));
    return { outcome: 'written', inputTokens, outputTokens };
  } catch (error) {
    if (!(error instanceof NarratorFailure)) throw error;
    if (stopping.aborted) return { outcome: 'stopped', ...error.tokens };
    const { kind, message: reason, retryAfterMs, tokens } = error;
    const rule = kind === 'refused' ? 'shape' : undefined;
    return { outcome: kind, reason, retryAfterMs, ...tokens, ...(rule && { rule }) };
  }
}

// The share card reads the employers from this last line of the built-in text.
function withCompanyLines(
  analyses: Readonly<Record<string, string>>,
  { snapshot }: Pick<ResultRow, 'snapshot'>,
): Record<string, string> {
  return Object.fromEntries(
    snapshot.careerRecommendations.map(({ id, aiAnalysis = '' }) => {
      const companies = /^company names:.*$/im.exec(aiAnalysis)?.[0];
      return [id, [analyses[id], companies].filter(Boolean).join('\n\n')];
    }),
  );
}

interface Report {
  readonly attempt: Attempt;
  readonly job: LeasedJob;
  readonly resultId: string;
  readonly seconds: number;
}

function report(
  { context, log }: NarrativeContext,
  { attempt, job, resultId, seconds }: Report,
): void {
  const { outcome, rule = '', reason, inputTokens, outputTokens } = attempt;
  const { attempts, seconds: histogram, tokens } = context.metrics.narratives;
  attempts.inc({ outcome, reason: rule });
  histogram.observe({ outcome }, seconds);
  tokens.inc({ direction: 'input', outcome }, inputTokens);
  tokens.inc({ direction: 'output', outcome }, outputTokens);
  const facts = {
    resultId,
    attempt: job.attempts + 1,
    outcome,
    ...(reason !== undefined && { reason }),
    durationMs: Math.round(seconds * 1_000),
    inputTokens,
    outputTokens,
  };
  if (outcome === 'refused' || outcome === 'failed') log.warn(facts, 'narrative attempt');
  else log.info(facts, 'narrative attempt');
}
