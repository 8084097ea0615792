import { type Kysely, sql } from 'kysely';
import { createIndex, type Ddl, notNull, oneOf, partOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates the halls and their places, which have sessions of their own. */
export async function createHalls(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'halls')
    .addColumn('id', ddl.text, primaryKey)
    // Not deleted with the user: the results of its places must go first.
    .addColumn('user_id', ddl.text, (column) => column.notNull().references('users.id'))
    .addColumn('name', ddl.text, notNull)
    .addColumn('guide_name', ddl.text, notNull)
    .addColumn('tier', ddl.text, oneOf('tier', 'quick', 'standard', 'epic'))
    .addColumn('join_code', ddl.text, (column) => column.notNull().unique())
    .addColumn('join_until', ddl.text, notNull)
    .addColumn('delete_on', ddl.text, notNull)
    .addColumn('is_open', 'integer', oneOf('is_open', 0, 1))
    .addColumn('place_count', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`place_count between 0 and 100`),
    )
    .addColumn('created_at', ddl.text, notNull)
    .execute();
  await createIndex(db, 'halls', 'user').column('user_id').execute();
  await createIndex(db, 'halls', 'deletion').column('delete_on').execute();

  await ddl
    .createTable(db, 'hall_places')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('hall_id', ddl.text, partOf('halls.id'))
    .addColumn('name', ddl.text, notNull)
    .addColumn('words_hash', ddl.text, (column) => column.notNull().unique())
    .addColumn('joined_at', ddl.text, notNull)
    .addColumn('started_at', ddl.text)
    .addColumn('finished_at', ddl.text)
    .addColumn('character_class', ddl.text)
    .addColumn('archetype', ddl.text)
    .addColumn('field', ddl.text)
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
  await createIndex(db, 'place_sessions', 'place').column('place_id').execute();
  await createIndex(db, 'place_sessions', 'expiry').column('expires_at').execute();

  await ddl
    .createKeyedTable(db, 'deleted_halls')
    .addColumn('join_code', ddl.text, primaryKey)
    .addColumn('expires_at', ddl.text, notNull)
    .execute();
  await createIndex(db, 'deleted_halls', 'expiry').column('expires_at').execute();
}
