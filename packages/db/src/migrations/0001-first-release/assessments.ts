import { type Kysely, sql } from 'kysely';
import { createIndex, type Ddl, notNull, oneOf, partOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates the results, their answers, and the pages that show them to others. */
export async function createAssessments(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createResults(db, ddl);
  await createIdempotencyKeys(db, ddl);
  await createPages(db, ddl);
}

async function createResults(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'assessment_results')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('guest_email', ddl.text)
    .addColumn('place_id', ddl.text, (column) =>
      column.references('hall_places.id').onDelete('set null'),
    )
    .addColumn('tier', ddl.text, oneOf('tier', 'quick', 'standard', 'epic'))
    .addColumn('completed_at', ddl.text, notNull)
    .addColumn('duration_seconds', 'integer', (column) => column.check(sql`duration_seconds >= 0`))
    .addColumn('bank_version', ddl.text, notNull)
    .addColumn('scoring_version', ddl.text, notNull)
    .addColumn('snapshot', ddl.text, notNull)
    .addColumn('invitation_id', ddl.text, (column) => column.unique())
    .addColumn('invitation_expires_at', ddl.text)
    .addCheckConstraint(
      'assessment_results_owner',
      sql`user_id is not null or guest_email is not null or place_id is not null`,
    )
    .execute();
  const isUnclaimed = sql<boolean>`user_id is null`;
  const on = (name: string) => createIndex(db, 'assessment_results', name);
  await on('user').columns(['user_id', 'completed_at desc', 'id desc']).execute();
  await on('unclaimed').expression(sql`lower(guest_email)`).where(isUnclaimed).execute();
  await on('unclaimed_age').column('completed_at').where(isUnclaimed).execute();
  await on('newest').columns(['completed_at desc', 'id desc']).execute();
  await on('days').columns(['completed_at', 'tier']).execute();
  await on('of_tier').columns(['tier', 'id']).execute();
  await on('place').unique().column('place_id').where(sql<boolean>`place_id is not null`).execute();

  await ddl
    .createKeyedTable(db, 'responses')
    .addColumn('result_id', ddl.text, partOf('assessment_results.id'))
    .addColumn('question_id', ddl.text, (column) => column.notNull().references('questions.id'))
    .addColumn('selected_option', ddl.text, oneOf('selected_option', 'a', 'b', 'c', 'd'))
    .addColumn('least_option', ddl.text, (column) =>
      column.check(sql`least_option in ('a', 'b', 'c', 'd') and least_option <> selected_option`),
    )
    .addColumn('seconds', 'integer', (column) => column.check(sql`seconds >= 0`))
    .addPrimaryKeyConstraint('responses_key', ['result_id', 'question_id'])
    .execute();
}

async function createIdempotencyKeys(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'idempotency_keys')
    .addColumn('owner', ddl.text, notNull)
    .addColumn('key', ddl.text, notNull)
    .addColumn('result_id', ddl.text, notNull)
    .addColumn('body_hash', ddl.text, notNull)
    .addColumn('created_at', ddl.text, notNull)
    .addPrimaryKeyConstraint('idempotency_keys_key', ['owner', 'key'])
    // Deferred, so that a submission can insert its key first and do the work only once it has it.
    .addForeignKeyConstraint(
      'idempotency_keys_result',
      ['result_id'],
      'assessment_results',
      ['id'],
      (constraint) => constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute();
  await createIndex(db, 'idempotency_keys', 'result_id').column('result_id').execute();
  await createIndex(db, 'idempotency_keys', 'age').column('created_at').execute();
}

async function createPages(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'public_cards')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('result_id', ddl.text, (column) =>
      column.notNull().unique().references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('shows_first_name', 'integer', oneOf('shows_first_name', 0, 1))
    .execute();

  await ddl
    .createTable(db, 'friend_pages')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('result_id', ddl.text, partOf('assessment_results.id'))
    .addColumn('friend_result_id', ddl.text, partOf('assessment_results.id'))
    .addColumn('created_at', ddl.text, notNull)
    .addUniqueConstraint('friend_pages_pair', ['result_id', 'friend_result_id'])
    .execute();
  await createIndex(db, 'friend_pages', 'friend_result').column('friend_result_id').execute();
}
