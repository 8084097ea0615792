import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** Who holds a lease, so that it can be renewed; and what finds the due jobs of a kind behind a backlog of another. */
export async function outboxLeases(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('leased_by', ddl.text).execute();
  await db.schema
    .createIndex('outbox_due_of_kind')
    .on('outbox')
    .columns(['kind', 'due_at', 'id'])
    .where(sql<boolean>`done_at is null`)
    .execute();
  // Processes of the version before ask for several kinds, which the new index serves too.
  await db.schema.dropIndex('outbox_due').execute();
}
