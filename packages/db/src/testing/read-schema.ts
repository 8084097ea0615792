import { sql } from 'kysely';
import type { OpenDatabase } from '../open-database.ts';

/** Reads everything that makes up the schema, as sorted lines: tables, columns, constraints and indexes. */
export async function readSchema({ db, dialect }: OpenDatabase): Promise<string[]> {
  const query =
    dialect === 'sqlite'
      ? sql<{ line: string }>`select sql as line from sqlite_schema where sql is not null`
      : sql<{ line: string }>`
          select concat_ws(' ', table_name, column_name, data_type, collation_name, column_default,
            is_nullable) as line
          from information_schema.columns where table_schema = current_schema()
          union all
          select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
          from pg_constraint where connamespace = current_schema()::regnamespace
          union all
          select indexdef from pg_indexes where schemaname = current_schema()
          union all
          select concat_ws(' ', relname, relkind, relpersistence)
          from pg_class where relnamespace = current_schema()::regnamespace`;
  const { rows } = await query.execute(db);
  return rows.map(({ line }) => line).sort();
}
