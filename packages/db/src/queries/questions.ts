import type { ScoredQuestion, Tier } from '@guildpath/contract';
import type { Db, Transaction } from '../db.ts';
import { toJson } from './json.ts';
import { questionColumns, toQuestion } from './question-row.ts';
import { lockSeeding, type UpsertCounts, upsertById } from './upsert-by-id.ts';

// The tiers that the table's check constraint allows.
const tiers = ['quick', 'standard', 'epic'] as const satisfies readonly Tier[];

/** The ordered questions of each tier. */
export type QuestionBank = Readonly<Partial<Record<Tier, readonly ScoredQuestion[]>>>;

/**
 * Makes the tiers of the bank contain exactly its questions. A question that leaves its tier stays in the
 * table, because responses refer to it. Other tiers do not change.
 */
export async function upsertQuestions(
  trx: Transaction,
  bank: QuestionBank,
  version: string,
): Promise<UpsertCounts> {
  const named = tiers.filter((tier) => bank[tier]);
  await lockSeeding(trx);
  if (named.length > 0) {
    await trx
      .updateTable('questions')
      .set({ position: null })
      .where('tier', 'in', named)
      .where('position', 'is not', null)
      .execute();
  }
  const rows = named.flatMap((tier) =>
    (bank[tier] ?? []).map((question, position) => ({
      id: question.id,
      version,
      tier,
      position,
      type: question.type,
      title: question.title,
      scenario: question.scenario,
      question: question.question,
      options: toJson(question.options),
      tags: toJson(question.tags),
      key: toJson(question.key),
      chapter: question.chapter ? toJson(question.chapter) : null,
    })),
  );
  return upsertById(trx, 'questions', rows);
}

/** Lists the questions of the tier in order. */
export async function listQuestions(db: Db, tier: Tier): Promise<ScoredQuestion[]> {
  const rows = await db
    .selectFrom('questions')
    .select(questionColumns)
    .where('tier', '=', tier)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  return rows.map(toQuestion);
}
