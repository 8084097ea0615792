import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { isSqlite } from './is-sqlite.ts';

/** A text column to select as its UTF-8 bytes. */
export function selectBytes(db: Db, column: string): RawBuilder<Uint8Array | string> {
  // SQLite hands its bytes over as they are, which takes a tenth of the time; the other driver has read a text already.
  return isSqlite(db) ? sql`cast(${sql.ref(column)} as blob)` : sql`${sql.ref(column)}`;
}

/** What was selected as `selectBytes`. */
export function toBytes(selected: Uint8Array | string): Uint8Array {
  return typeof selected === 'string' ? Buffer.from(selected) : selected;
}
