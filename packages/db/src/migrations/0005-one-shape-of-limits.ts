import type { Kysely } from 'kysely';

/**
 * Gives `request_counts` the columns of `throttles`, where a lock shows in when its count expires. The column
 * `locked_until` stays for processes of the previous release, which do without counts of requests meanwhile.
 */
export async function oneShapeOfLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('request_counts').renameColumn('count', 'attempts').execute();
  await db.schema.alterTable('request_counts').renameColumn('resets_at', 'expires_at').execute();
}
