import type { Kysely } from 'kysely';
import { createIndex, type Ddl, notNull, oneOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates what seeding fills, and the settings that store the seeded version. */
export async function createCatalogue(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'questions')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('tier', ddl.text, oneOf('tier', 'quick', 'standard', 'epic'))
    .addColumn('position', 'integer')
    .addColumn('body', ddl.text, notNull)
    .execute();
  await createIndex(db, 'questions', 'tier').columns(['tier', 'position']).execute();

  await ddl
    .createTable(db, 'catalogue_entries')
    .addColumn('kind', ddl.text, notNull)
    .addColumn('id', ddl.text, notNull)
    .addColumn('version', ddl.text, notNull)
    .addColumn('body', ddl.text, notNull)
    .addPrimaryKeyConstraint('catalogue_entries_key', ['kind', 'id'])
    .execute();

  await ddl
    .createKeyedTable(db, 'settings')
    .addColumn('name', ddl.text, primaryKey)
    .addColumn('value', ddl.text, notNull)
    .execute();
}
