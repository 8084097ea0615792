import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { isSqlite } from './is-sqlite.ts';

interface FirstItems {
  /** The field of the object that holds the list. */
  readonly list: string;
  readonly count: number;
  /** What is needed of each item. */
  readonly fields: readonly string[];
}

/** A text column with an object as JSON, which may come without anything but some fields of the first items of a list. */
export function selectFirstItems(
  db: Db,
  column: string,
  { list, count, fields }: FirstItems,
): RawBuilder<string> {
  // SQLite takes half the time of reading and parsing all; PostgreSQL takes longer, and refuses some characters.
  if (!isSqlite(db)) return sql`${sql.ref(column)}`;
  const path = sql.lit(`$.${list}`);
  const items = sql`select value from json_each(${sql.ref(column)}, ${path}) limit ${sql.lit(count)}`;
  const item = sql.join(
    fields.flatMap((field) => [sql.lit(field), sql`value ->> ${sql.lit(field)}`]),
  );
  return sql`json_object(${sql.lit(list)}, (select json_group_array(json_object(${item})) from (${items})))`;
}
