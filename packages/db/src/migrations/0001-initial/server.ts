import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull, primaryKey } from '../../dialects/ddl.ts';

/** Creates the jobs, the emailed tokens, the limits and the audit trail. */
export async function createServerTables(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createOutbox(db, ddl);
  await createSignInTokens(db, ddl);
  await createLimits(db, ddl);

  // No foreign key: events outlive the accounts that they are about.
  await ddl
    .createKeyedTable(db, 'security_events')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('type', ddl.text, notNull)
    .addColumn('user_id', ddl.text)
    .addColumn('address_hash', ddl.text)
    .addColumn('reason', ddl.text)
    .addColumn('at', ddl.text, notNull)
    .execute();
  await db.schema.createIndex('security_events_at').on('security_events').column('at').execute();
  await db.schema
    .createIndex('security_events_type')
    .on('security_events')
    .columns(['type', 'at'])
    .execute();
}

async function createOutbox(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'outbox')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('kind', ddl.text, notNull)
    .addColumn('payload', ddl.text)
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('due_at', ddl.text, notNull)
    .addColumn('leased_until', ddl.text)
    .addColumn('leased_by', ddl.text)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', ddl.text)
    .addColumn('done_at', ddl.text)
    .addColumn('given_up_at', ddl.text)
    .execute();
  await db.schema
    .createIndex('outbox_due_of_kind')
    .on('outbox')
    .columns(['kind', 'due_at', 'id'])
    .where(sql<boolean>`done_at is null`)
    .execute();
  await db.schema
    .createIndex('outbox_done')
    .on('outbox')
    .column('done_at')
    .where(sql<boolean>`done_at is not null`)
    .execute();
  await db.schema
    .createIndex('outbox_given_up')
    .on('outbox')
    .column('given_up_at')
    .where(sql<boolean>`given_up_at is not null`)
    .execute();
}

async function createSignInTokens(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'sign_in_tokens')
    .addColumn('token_hash', ddl.text, primaryKey)
    .addColumn('email', ddl.text, notNull)
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('purpose', ddl.text, (column) =>
      column.notNull().check(sql`purpose in ('results', 'verify')`),
    )
    .addColumn('result_id', ddl.text, (column) =>
      column.references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('expires_at', ddl.text, notNull)
    .addColumn('used_at', ddl.text)
    .execute();
  const index = (name: string) =>
    db.schema.createIndex(`sign_in_tokens_${name}`).on('sign_in_tokens');
  await index('email').expression(sql`lower(email)`).execute();
  await index('user').column('user_id').execute();
  await index('result').column('result_id').execute();
  await index('expiry').column('expires_at').execute();
}

async function createLimits(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'throttles')
    .addColumn('key_hash', ddl.text, primaryKey)
    .addColumn('attempts', 'integer', notNull)
    .addColumn('locked_until', ddl.text)
    .addColumn('expires_at', ddl.text, notNull)
    .execute();
  await db.schema.createIndex('throttles_expiry').on('throttles').column('expires_at').execute();

  await ddl
    .createKeyedTable(db, 'request_counts')
    .addColumn('key_hash', ddl.text, (column) => column.primaryKey())
    .addColumn('count', 'integer', notNull)
    .addColumn('resets_at', ddl.text, notNull)
    .execute();
  await db.schema
    .createIndex('request_counts_reset')
    .on('request_counts')
    .column('resets_at')
    .execute();
  // Losing counts in a crash is harmless, and each request writes one.
  if (ddl.dialect === 'postgres') await sql`alter table request_counts set unlogged`.execute(db);
}
