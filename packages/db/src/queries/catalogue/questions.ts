import type { ScoredQuestion, Tier } from '@guildpath/contract';
import type { Db, Transaction } from '../../db.ts';
import { lockSeeding } from '../sql/advisory-lock.ts';
import { fromJson, toJson } from '../sql/json.ts';

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
): Promise<void> {
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
      body: toJson(question),
    })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        version: row.ref('excluded.version'),
        tier: row.ref('excluded.tier'),
        position: row.ref('excluded.position'),
        body: row.ref('excluded.body'),
      })),
    )
    .execute();
}

/** Lists the questions of the tier in order. */
export async function listQuestions(db: Db, tier: Tier): Promise<ScoredQuestion[]> {
  const rows = await db
    .selectFrom('questions')
    .select('body')
    .where('tier', '=', tier)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  return rows.map(({ body }) => fromJson<ScoredQuestion>(body));
}
