import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** Results with their responses, and the keys that make a repeated submission count once. */
export async function assessmentResults(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'assessment_results')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('guest_email', ddl.text)
    .addColumn('tier', ddl.text, (column) =>
      column.notNull().check(sql`tier in ('quick', 'standard', 'epic')`),
    )
    .addColumn('completed_at', ddl.text, (column) => column.notNull())
    .addColumn('bank_version', ddl.text, (column) => column.notNull())
    .addColumn('scoring_version', ddl.text, (column) => column.notNull())
    .addColumn('riasec_scores', ddl.text, (column) => column.notNull())
    .addColumn('big_five_scores', ddl.text, (column) => column.notNull())
    .addColumn('aptitude_scores', ddl.text, (column) => column.notNull())
    .addColumn('score_bands', ddl.text, (column) => column.notNull())
    .addColumn('insight', ddl.text, (column) => column.notNull())
    .addColumn('recommendations', ddl.text, (column) => column.notNull())
    .addCheckConstraint(
      'assessment_results_owner',
      sql`user_id is not null or guest_email is not null`,
    )
    .execute();
  await db.schema
    .createIndex('assessment_results_user')
    .on('assessment_results')
    .columns(['user_id', 'completed_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('assessment_results_unclaimed')
    .on('assessment_results')
    .expression(sql`lower(guest_email)`)
    .where(sql<boolean>`user_id is null`)
    .execute();

  await ddl
    .createKeyedTable(db, 'responses')
    .addColumn('result_id', ddl.text, (column) =>
      column.notNull().references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('question_id', ddl.text, (column) => column.notNull().references('questions.id'))
    .addColumn('selected_option', ddl.text, (column) =>
      column.notNull().check(sql`selected_option in ('a', 'b', 'c', 'd')`),
    )
    .addPrimaryKeyConstraint('responses_key', ['result_id', 'question_id'])
    .execute();

  await ddl
    .createKeyedTable(db, 'idempotency_keys')
    .addColumn('owner', ddl.text, (column) => column.notNull())
    .addColumn('key', ddl.text, (column) => column.notNull())
    .addColumn('result_id', ddl.text, (column) => column.notNull())
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['owner', 'key'])
    // Looked at when the transaction commits, so that a submission can take its key first and do the
    // work only when it has it.
    .addForeignKeyConstraint(
      'idempotency_keys_result',
      ['result_id'],
      'assessment_results',
      ['id'],
      (constraint) => constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema
    .createIndex('idempotency_keys_result_id')
    .on('idempotency_keys')
    .column('result_id')
    .execute();
  await db.schema
    .createIndex('idempotency_keys_age')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}
