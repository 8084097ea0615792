import { type Kysely, sql } from 'kysely';
import { createIndex, type Ddl, notNull, oneOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates the jobs, the emailed tokens, the limits and the audit trail. */
export async function createServerTables(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createOutbox(db, ddl);
  await createSignInTokens(db, ddl);
  await ddl
    .createKeyedTable(db, 'throttles')
    .addColumn('key_hash', ddl.text, primaryKey)
    .addColumn('attempts', 'integer', notNull)
    .addColumn('expires_at', ddl.text, notNull)
    .execute();
  await createIndex(db, 'throttles', 'expiry').column('expires_at').execute();

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
  await createIndex(db, 'security_events', 'at').column('at').execute();
  await createIndex(db, 'security_events', 'type').columns(['type', 'at']).execute();
}

async function createOutbox(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'outbox')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('kind', ddl.text, notNull)
    .addColumn('payload', ddl.text)
    .addColumn('priority', 'integer', notNull)
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('due_at', ddl.text, notNull)
    .addColumn('leased_until', ddl.text)
    .addColumn('leased_by', ddl.text)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', ddl.text)
    .addColumn('done_at', ddl.text)
    .addColumn('given_up_at', ddl.text)
    .execute();
  const on = (name: string) => createIndex(db, 'outbox', name);
  await on('due_of_kind')
    .columns(['kind', 'priority', 'due_at', 'id'])
    .where(sql<boolean>`done_at is null`)
    .execute();
  await on('done').column('done_at').where(sql<boolean>`done_at is not null`).execute();
  await on('given_up').column('given_up_at').where(sql<boolean>`given_up_at is not null`).execute();
}

async function createSignInTokens(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'sign_in_tokens')
    .addColumn('token_hash', ddl.text, primaryKey)
    .addColumn('email', ddl.text, notNull)
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('purpose', ddl.text, oneOf('purpose', 'results', 'verify'))
    .addColumn('result_id', ddl.text, (column) =>
      column.references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('expires_at', ddl.text, notNull)
    .addColumn('used_at', ddl.text)
    .execute();
  const on = (name: string) => createIndex(db, 'sign_in_tokens', name);
  await on('email').expression(sql`lower(email)`).execute();
  await on('user').column('user_id').execute();
  await on('result').column('result_id').execute();
  await on('expiry').column('expires_at').execute();
}
