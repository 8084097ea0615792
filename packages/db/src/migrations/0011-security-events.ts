import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** The audit trail. Without a foreign key, because it outlives the accounts that it is about. */
export async function securityEvents(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'security_events')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('type', ddl.text, (column) => column.notNull())
    .addColumn('user_id', ddl.text)
    .addColumn('address_hash', ddl.text)
    .addColumn('reason', ddl.text)
    .addColumn('at', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('security_events_at').on('security_events').column('at').execute();
  await db.schema
    .createIndex('security_events_type')
    .on('security_events')
    .columns(['type', 'at'])
    .execute();
}
