import { type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Db } from '../db.ts';
import { asciiLowerCase } from './ascii-lower-case.ts';
import { containing, likeEscape } from './like-pattern.ts';

/** As many matches a search finds, and as many users a search of one or two characters looks at: the newest. */
export const userSearchReach = 10_000;

/** What the indexes of both databases hold are three characters in a row. */
const indexedLength = 3;

interface MatchesPage {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a page of the users that match, newest first: a subquery. */
export function selectMatches(db: Db, { search, ...page }: MatchesPage): RawBuilder<string> {
  const limit = Math.max(0, Math.min(page.limit, userSearchReach - page.offset));
  const slice = sql`limit ${limit} offset ${Math.min(page.offset, userSearchReach)}`;
  if ([...search].length < indexedLength) return selectAmongNewest(search, slice);
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? selectInFullText(search, slice)
    : selectByTrigrams(search, slice);
}

type Slice = RawBuilder<unknown>;

function selectAmongNewest(search: string, slice: Slice): RawBuilder<string> {
  return sql<string>`(
    select id from (
      select * from users order by created_at desc, id desc limit ${sql.lit(userSearchReach)}
    ) newest
    where ${hasText('newest', search)} order by created_at desc, id desc ${slice})`;
}

function selectInFullText(search: string, slice: Slice): RawBuilder<string> {
  const phrase = toPhrase(search);
  // The matches before the page are skipped in the index alone, without looking at their users.
  if (/^[\x20-\x7e]*$/.test(search)) {
    return sql<string>`(
      select user_id from user_numbers where number in (
        select rowid from user_search where user_search match ${phrase} order by rowid desc ${slice}))`;
  }
  // The index folds case beyond ASCII: what it finds is looked at again.
  return sql<string>`(
    select users.id from user_search
      cross join user_numbers on number = user_search.rowid
      cross join users on users.id = user_id
    where user_search match ${phrase} and ${hasText('users', search)}
    order by user_search.rowid desc ${slice})`;
}

function selectByTrigrams(search: string, slice: Slice): RawBuilder<string> {
  return sql<string>`(
    select id from users
    where lower(email || chr(10) || username || chr(10) ||
        coalesce(first_name, '') || chr(10) || coalesce(last_name, ''))
        like ${toPattern(search)} escape ${likeEscape}
      and ${hasText('users', search)}
    order by created_at desc, id desc ${slice})`;
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
