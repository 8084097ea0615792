import { type Kysely, sql } from 'kysely';

/** Lets jobs of one kind that someone waits for run before the others. */
export async function mailsInOrder(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('outbox_due_of_kind').execute();
  await db.schema
    .createIndex('outbox_due_of_kind')
    .on('outbox')
    .columns(['kind', 'priority', 'due_at', 'id'])
    .where(sql<boolean>`done_at is null`)
    .execute();
}
