import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db.ts';
import { isSqlite } from '../../dialects/is-sqlite.ts';

/**
 * Parses a column that contains nothing but JSON. The type is unchecked, because the same module writes the
 * column.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Reads a text of a JSON object in the database, so that the rest need not be loaded. */
export function textIn<Text extends string>(
  db: Db,
  column: string,
  field: string,
): RawBuilder<Text> {
  const json = isSqlite(db) ? sql.ref(column) : sql`${sql.ref(column)}::json`;
  return sql<Text>`${json} ->> ${sql.lit(field)}`;
}
