import { findResult, type LeasedJob, type ResultRow, updateNarrative } from '@guildpath/db';
import { type Narrator, NarratorFailure, type Tokens } from '../adapters/ai-narrator.ts';
import { type JobHandler, Postponed } from '../outbox/job-handler.ts';
import type { OutboxLog } from '../outbox/outbox-worker.ts';
import type { AppContext } from '../trpc/context.ts';
import { checkDraft } from './check-draft.ts';
import { instructionsFor } from './instructions.ts';
import { toNarrativeFacts } from './narrative-facts.ts';
import { narrativeKind, narrativePayload } from './narrative-job.ts';

interface NarrativeContext {
  readonly context: Pick<AppContext, 'catalogue' | 'db' | 'metrics' | 'now'>;
  readonly narrator: Narrator;
  /** Aborted when the process stops: the job is tried again later. */
  readonly stopping: AbortSignal;
  readonly log: Pick<OutboxLog, 'info' | 'warn'>;
}

/** How an attempt ended. */
interface Attempt extends Tokens {
  readonly outcome: 'written' | 'stopped' | NarratorFailure['kind'];
  /** Of a refusal, the rule and where it was broken; of a failure, what happened. */
  readonly reason?: string;
  /** Few values, for the metrics. */
  readonly rule?: string;
  readonly retryAfterMs?: number;
}

/** After that many drafts refused or calls failed the built-in text stays for good. */
const maxAttempts = 3;
/** A busy endpoint costs no attempt until then. */
const patienceMs = 24 * 3_600_000;

export function createNarrativeHandlers(ctx: NarrativeContext): readonly JobHandler[] {
  return [{ kind: narrativeKind, handle: (job) => rewriteNarrative(ctx, job) }];
}

/**
 * Has the texts of a result rewritten and stores those that pass every check. The built-in writer's text is stored
 * already, so giving up costs nothing.
 */
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
  if (outcome === 'stopped') throw new Postponed(now(), 'The process stops.');
  const isOld = now().getTime() - job.createdAt.getTime() > patienceMs;
  if ((outcome === 'busy' || outcome === 'breaker-open') && !isOld) {
    throw new Postponed(new Date(now().getTime() + retryAfterMs), reason);
  }
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
    const careerAnalyses = keepCompanyLines(texts.careerAnalyses, result);
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

/** The share card reads the employers from the last line, and those come from the catalogue alone. */
function keepCompanyLines(
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

/** Outcome and cost, never a word of the text. */
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
