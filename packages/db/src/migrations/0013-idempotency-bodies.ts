import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** What was sent under an idempotency key; absent on what was sent before. */
export async function idempotencyBodies(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema.alterTable('idempotency_keys').addColumn('body_hash', ddl.text).execute();
}
