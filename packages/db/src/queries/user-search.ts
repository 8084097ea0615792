import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { isSqlite } from '../dialects/is-sqlite.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { containing, likeEscape } from './like-pattern.ts';

/**
 * As many matches a search finds, and as many users a search of one or two characters looks at: the newest.
 */
export const userSearchReach = 10_000;

/** What the indexes of both databases hold are three characters in a row. */
const indexedLength = 3;

interface MatchesPage {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a page of the users that match. */
export async function findMatches(
  db: Db,
  { search, ...page }: MatchesPage,
): Promise<readonly string[]> {
  const limit = Math.min(page.limit, userSearchReach - page.offset);
  if (limit <= 0) return [];
  const slice = sql`limit ${limit} offset ${page.offset}`;
  if (Array.from(search).length < indexedLength) return idsOf(db, selectAmongNewest(search, slice));
  return idsOf(
    db,
    isSqlite(db) ? selectInFullText(search, slice) : selectByTrigrams(search, slice),
  );
}

async function idsOf(db: Db, query: RawBuilder<{ id: string }>): Promise<readonly string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}

type Fragment = RawBuilder<unknown>;
type Ids = RawBuilder<{ id: string }>;

function selectAmongNewest(search: string, slice: Fragment): Ids {
  return sql`
    select id from (
      select * from users order by created_at desc, id desc limit ${sql.lit(userSearchReach)}
    ) newest
    where ${hasText('newest', search)} order by created_at desc, id desc ${slice}`;
}

function selectInFullText(search: string, slice: Fragment): Ids {
  const found = sql`select rowid from user_search where user_search match ${toPhrase(search)}`;
  // The matches before the page are skipped in the index alone, without looking at their users.
  if (/^[\x20-\x7e]*$/.test(search)) {
    return sql`
      select user_id as id from user_numbers where number in (${found} order by rowid desc ${slice})`;
  }
  // The index folds case beyond ASCII: what it finds is looked at again.
  return sql`
    select users.id from (${found}) found
      cross join user_numbers on number = found.rowid
      cross join users on users.id = user_id
    where ${hasText('users', search)}
    order by found.rowid desc ${slice}`;
}

function selectByTrigrams(search: string, slice: Fragment): Ids {
  return sql`
    select id from users
    where lower(email || chr(10) || username || chr(10) ||
        coalesce(first_name, '') || chr(10) || coalesce(last_name, ''))
        like ${toPattern(search)} escape ${likeEscape}
      and ${hasText('users', search)}
    order by created_at desc, id desc ${slice}`;
}

const searchedColumns = ['email', 'username', 'first_name', 'last_name'] as const;

function hasText(table: string, search: string): RawBuilder<boolean> {
  const conditions = searchedColumns.map(
    (column) =>
      sql<boolean>`lower(${sql.ref(`${table}.${column}`)}) like ${toPattern(search)} escape ${likeEscape}`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function toPattern(search: string): string {
  return containing(asciiLowerCase(search));
}

/** In the query language of FTS5. */
function toPhrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
