import type { Db } from '@guildpath/db';

/** Copies a result with its responses, each copy a second older. Returns the ids, newest first. */
export async function copyResult(db: Db, resultId: string, copies: number): Promise<string[]> {
  const result = await db
    .selectFrom('assessment_results')
    .selectAll()
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  const responses = await db
    .selectFrom('responses')
    .selectAll()
    .where('result_id', '=', resultId)
    .execute();
  const rows = Array.from({ length: copies }, (_, index) => ({
    ...result,
    id: `${resultId.slice(0, -5)}-${String(index + 1).padStart(4, '0')}`,
    completed_at: new Date(Date.parse(result.completed_at) - (index + 1) * 1_000).toISOString(),
  }));
  await db.transaction().execute(async (trx) => {
    // The number of parameters in a statement is limited.
    for (let start = 0; start < copies; start += 50) {
      const batch = rows.slice(start, start + 50);
      await trx.insertInto('assessment_results').values(batch).execute();
      const copied = batch.flatMap(({ id }) =>
        responses.map((response) => ({ ...response, result_id: id })),
      );
      await trx.insertInto('responses').values(copied).execute();
    }
  });
  return rows.map(({ id }) => id);
}
