import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull, partOf, primaryKey } from '../dialects/ddl.ts';

/** Adds halls, their places with sessions of their own, and the results of places. */
export async function halls(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'halls')
    .addColumn('id', ddl.text, primaryKey)
    // Not deleted with the user: the results of its places must go first.
    .addColumn('user_id', ddl.text, (column) => column.notNull().references('users.id'))
    .addColumn('name', ddl.text, notNull)
    .addColumn('tier', ddl.text, (column) =>
      column.notNull().check(sql`tier in ('quick', 'standard', 'epic')`),
    )
    .addColumn('join_code', ddl.text, (column) => column.notNull().unique())
    .addColumn('join_until', ddl.text, notNull)
    .addColumn('delete_on', ddl.text, notNull)
    .addColumn('is_open', 'integer', (column) => column.notNull().check(sql`is_open in (0, 1)`))
    .addColumn('place_count', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`place_count between 0 and 100`),
    )
    .addColumn('created_at', ddl.text, notNull)
    .execute();
  await db.schema.createIndex('halls_user').on('halls').column('user_id').execute();
  await db.schema.createIndex('halls_deletion').on('halls').column('delete_on').execute();

  await ddl
    .createTable(db, 'hall_places')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('hall_id', ddl.text, partOf('halls.id'))
    .addColumn('name', ddl.text, notNull)
    .addColumn('words_hash', ddl.text, (column) => column.notNull().unique())
    .addColumn('joined_at', ddl.text, notNull)
    .addColumn('started_at', ddl.text)
    .addColumn('finished_at', ddl.text)
    .addColumn('is_shared', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_shared in (0, 1)`),
    )
    .addColumn('draft', ddl.text)
    .addUniqueConstraint('hall_places_name', ['hall_id', 'name'])
    .execute();

  await ddl
    .createKeyedTable(db, 'place_sessions')
    .addColumn('id_hash', ddl.text, primaryKey)
    .addColumn('place_id', ddl.text, partOf('hall_places.id'))
    .addColumn('expires_at', ddl.text, notNull)
    .execute();
  const sessions = (name: string) =>
    db.schema.createIndex(`place_sessions_${name}`).on('place_sessions');
  await sessions('place').column('place_id').execute();
  await sessions('expiry').column('expires_at').execute();

  await ddl
    .createKeyedTable(db, 'deleted_halls')
    .addColumn('join_code', ddl.text, primaryKey)
    .addColumn('expires_at', ddl.text, notNull)
    .execute();
  await db.schema
    .createIndex('deleted_halls_expiry')
    .on('deleted_halls')
    .column('expires_at')
    .execute();

  await db.schema
    .alterTable('assessment_results')
    .addColumn('place_id', ddl.text, (column) =>
      column.references('hall_places.id').onDelete('set null'),
    )
    .execute();
  await db.schema
    .createIndex('assessment_results_place')
    .unique()
    .on('assessment_results')
    .column('place_id')
    .where(sql<boolean>`place_id is not null`)
    .execute();
}
