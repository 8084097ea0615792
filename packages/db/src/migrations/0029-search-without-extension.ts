import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/**
 * On PostgreSQL the index of every three characters in a row is one of plain integers: a database that needs no extension
 * can be restored by any role that owns it.
 */
export async function searchWithoutExtension(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  if (ddl.dialect === 'sqlite') return;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Three characters of ASCII are exactly their 21 bits. Others may share a number: what is found is looked at again.
  `create function user_trigrams(searched text) returns integer[]
    language plpgsql immutable strict parallel safe as $$
    declare
      latest integer := 0;
      trigrams integer[] := '{}';
      letter text;
    begin
      foreach letter in array string_to_array(searched, null) loop
        latest := ((latest << 7) # ascii(letter)) & 2097151;
        trigrams := trigrams || latest;
      end loop;
      return trigrams[3:];
    end $$`,
  'drop index if exists users_search',
  `create index users_search on users using gin (user_trigrams(
    lower(email || chr(10) || username || chr(10) ||
      coalesce(first_name, '') || chr(10) || coalesce(last_name, ''))))`,
  // It may belong to another role, or serve something else in this database. It then stays, and does no harm.
  `do $$ begin
    drop extension if exists pg_trgm;
  exception when insufficient_privilege or dependent_objects_still_exist then
    raise notice 'pg_trgm stays: %', sqlerrm;
  end $$`,
];
