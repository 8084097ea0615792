import { type Tier, tierFacts } from '@guildpath/contract';
import {
  type Db,
  findResult,
  type LeasedJob,
  type ResultRow,
  updateNarrative,
} from '@guildpath/db';
import type { NarrativeDraft, Narrator } from '../adapters/ai-narrator.ts';
import { analysisBounds, insightBounds } from '../adapters/insight-writer/insight-writer.ts';
import type { OutboxLog } from '../outbox/process-jobs.ts';
import { narrativePayload } from './narrative-job.ts';
import { analysisRules, insightRules, validateNarrative } from './validate-narrative.ts';

interface NarrativeContext {
  readonly db: Db;
  readonly narrator: Narrator;
  /** Aborted when the process stops: the job is tried again later. */
  readonly stopping: AbortSignal;
  readonly log: Pick<OutboxLog, 'warn'>;
}

/** After that many attempts the built-in text stays for good. */
const maxAttempts = 3;

/**
 * Has the texts of a result rewritten and stores those that pass every check. The built-in writer's text is stored
 * already, so giving up costs nothing.
 */
export async function rewriteNarrative(
  { db, narrator, stopping, log }: NarrativeContext,
  job: LeasedJob,
): Promise<void> {
  const { resultId } = narrativePayload.parse(job.payload);
  const result = await findResult(db, resultId);
  if (!result) return;
  const facts = toNarrativeFacts(result);
  try {
    const draft = await narrator.narrate(
      { facts, insight: insightBounds[result.tier], analysis: analysisBounds },
      stopping,
    );
    requireSound(draft, facts, result.tier);
    const careerAnalyses = keepCompanyLines(draft, facts);
    await db
      .transaction()
      .execute((trx) => updateNarrative(trx, { ...draft, resultId, careerAnalyses }));
  } catch (error) {
    if (stopping.aborted || job.attempts + 1 < maxAttempts) throw error;
    log.warn(
      { err: error, resultId },
      'no usable text from the AI endpoint; the built-in text stays',
    );
  }
}

type Facts = ReturnType<typeof toNarrativeFacts>;

function requireSound(
  { personalityInsight, careerAnalyses }: NarrativeDraft,
  facts: Facts,
  tier: Tier,
): void {
  const words = JSON.stringify(facts);
  const flaw = validateNarrative(personalityInsight, words, insightRules(tier));
  if (flaw) throw new Error(`The insight has a flaw: ${flaw}.`);
  for (const { careerId } of facts.careers) {
    const text = careerAnalyses[careerId];
    if (text === undefined) throw new Error(`There is no analysis of ${careerId}.`);
    const careerFlaw = validateNarrative(text, words, analysisRules);
    if (careerFlaw) throw new Error(`The analysis of ${careerId} has a flaw: ${careerFlaw}.`);
  }
}

/** The share card reads the employers from the last line, and those come from the catalogue alone. */
function keepCompanyLines(
  { careerAnalyses }: NarrativeDraft,
  { careers }: Facts,
): Record<string, string> {
  return Object.fromEntries(
    careers.map(({ careerId, analysisSoFar }) => {
      const companies = /^company names:.*$/im.exec(analysisSoFar ?? '')?.[0];
      const text = careerAnalyses[careerId]?.trim() ?? '';
      return [careerId, companies ? `${text}\n\n${companies}` : text];
    }),
  );
}

/**
 * What the AI endpoint receives: scores, and the built-in texts with all that they hold of portraits and catalogue; nothing
 * that identifies the person.
 */
function toNarrativeFacts({ tier, snapshot }: Pick<ResultRow, 'tier' | 'snapshot'>) {
  return {
    answersGiven: tierFacts[tier].questionCount,
    interestPercentiles: snapshot.riasecScores,
    traitPercentiles: snapshot.bigFiveScores,
    aptitudePercentiles: snapshot.aptitudeScores,
    percentilesLikelyBetween: snapshot.scoreBands,
    guildTitle: snapshot.guildTitle,
    insightSoFar: snapshot.personalityInsight,
    careers: snapshot.careerRecommendations.map((career) => ({
      careerId: career.id,
      title: career.careerTitle,
      jobFamily: career.careerCategory,
      matchPercentage: career.matchPercentage,
      description: career.description,
      skills: career.skillTags,
      ...career.reasons,
      analysisSoFar: career.aiAnalysis,
    })),
  };
}
