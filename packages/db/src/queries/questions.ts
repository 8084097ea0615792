import type { ScoredQuestion, Tier } from '@guildpath/contract';
import type { Db, Transaction } from '../db.ts';
import { toJson } from './json.ts';
import { questionColumns, toQuestion } from './question-row.ts';
import { lockSeeding, type UpsertCounts, upsertById } from './upsert-by-id.ts';

// The tiers that the table's check knows.
const tiers = ['quick', 'standard', 'epic'] as const satisfies readonly Tier[];

/** The questions of each tier, in order. */
export type QuestionBank = Readonly<Partial<Record<Tier, readonly ScoredQuestion[]>>>;

/**
 * Makes the bank's tiers ask exactly its questions. A question that a tier no longer asks stays in the
 * table, because responses name it. Tiers that the bank does not name are left alone.
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

/** What the tier asks, in order. */
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
