import type { Kysely } from 'kysely';

/** Gives both tables of counts the same columns; a lock shows in when its count expires. */
export async function oneShapeOfLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('throttles').dropColumn('locked_until').execute();
  await db.schema.alterTable('request_counts').renameColumn('count', 'attempts').execute();
  await db.schema.alterTable('request_counts').renameColumn('resets_at', 'expires_at').execute();
}
