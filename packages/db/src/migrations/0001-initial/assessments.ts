import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull, partOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates the results, their answers, and what users store beside them. */
export async function createAssessments(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createResults(db, ddl);
  await createIdempotencyKeys(db, ddl);
  await createMemberTables(db, ddl);

  await ddl
    .createKeyedTable(db, 'quest_progress')
    .addColumn('day', ddl.text, notNull)
    .addColumn('tier', ddl.text, (column) =>
      column.notNull().check(sql`tier in ('quick', 'standard', 'epic')`),
    )
    .addColumn('step', 'integer', notNull)
    .addColumn('reached', 'integer', notNull)
    .addPrimaryKeyConstraint('quest_progress_key', ['day', 'tier', 'step'])
    .execute();
}

async function createResults(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'assessment_results')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('guest_email', ddl.text)
    .addColumn('tier', ddl.text, (column) =>
      column.notNull().check(sql`tier in ('quick', 'standard', 'epic')`),
    )
    .addColumn('completed_at', ddl.text, notNull)
    .addColumn('duration_seconds', 'integer', (column) => column.check(sql`duration_seconds >= 0`))
    .addColumn('bank_version', ddl.text, notNull)
    .addColumn('scoring_version', ddl.text, notNull)
    .addColumn('character_class', ddl.text, (column) =>
      column.notNull().check(sql`character_class in ('Warrior', 'Mage', 'Healer')`),
    )
    .addColumn('guild_title', ddl.text)
    .addColumn('welcome', ddl.text)
    .addColumn('riasec_scores', ddl.text, notNull)
    .addColumn('big_five_scores', ddl.text, notNull)
    .addColumn('aptitude_scores', ddl.text, notNull)
    .addColumn('score_bands', ddl.text, notNull)
    .addColumn('least_count', 'integer', (column) => column.check(sql`least_count >= 0`))
    .addColumn('caution', ddl.text, (column) =>
      column.check(sql`caution in ('straight-line', 'too-fast')`),
    )
    .addColumn('insight', ddl.text, notNull)
    .addColumn('recommendations', ddl.text, notNull)
    .addCheckConstraint(
      'assessment_results_owner',
      sql`user_id is not null or guest_email is not null`,
    )
    .execute();
  await indexResults(db);

  await ddl
    .createKeyedTable(db, 'responses')
    .addColumn('result_id', ddl.text, partOf('assessment_results.id'))
    .addColumn('question_id', ddl.text, (column) => column.notNull().references('questions.id'))
    .addColumn('selected_option', ddl.text, (column) =>
      column.notNull().check(sql`selected_option in ('a', 'b', 'c', 'd')`),
    )
    .addColumn('least_option', ddl.text, (column) =>
      column.check(sql`least_option in ('a', 'b', 'c', 'd') and least_option <> selected_option`),
    )
    .addColumn('seconds', 'integer', (column) => column.check(sql`seconds >= 0`))
    .addPrimaryKeyConstraint('responses_key', ['result_id', 'question_id'])
    .execute();
}

async function indexResults(db: Kysely<unknown>): Promise<void> {
  const index = (name: string) =>
    db.schema.createIndex(`assessment_results_${name}`).on('assessment_results');
  const isUnclaimed = sql<boolean>`user_id is null`;
  await index('user').columns(['user_id', 'completed_at desc', 'id desc']).execute();
  await index('unclaimed').expression(sql`lower(guest_email)`).where(isUnclaimed).execute();
  await index('unclaimed_age').column('completed_at').where(isUnclaimed).execute();
  await index('newest').columns(['completed_at desc', 'id desc']).execute();
  await index('days').columns(['completed_at', 'tier']).execute();
  await index('of_tier').columns(['tier', 'id']).execute();
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

async function createMemberTables(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'drafts')
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('tier', ddl.text, notNull)
    .addColumn('answers', ddl.text, notNull)
    .addColumn('updated_at', ddl.text, notNull)
    .addPrimaryKeyConstraint('drafts_key', ['user_id', 'tier'])
    .execute();
  await db.schema.createIndex('drafts_updated').on('drafts').column('updated_at').execute();

  await ddl
    .createKeyedTable(db, 'saved_careers')
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('career_id', ddl.text, partOf('careers.id'))
    .addColumn('saved_at', ddl.text, notNull)
    .addPrimaryKeyConstraint('saved_careers_key', ['user_id', 'career_id'])
    .execute();
  await db.schema
    .createIndex('saved_careers_career')
    .on('saved_careers')
    .column('career_id')
    .execute();

  await ddl
    .createKeyedTable(db, 'public_cards')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('result_id', ddl.text, (column) =>
      column.notNull().unique().references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, notNull)
    .execute();
}
