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
  const offset = Math.min(page.offset, userSearchReach);
  const pattern = containing(asciiLowerCase(search));
  const slice = sql`limit ${limit} offset ${offset}`;
  if ([...search].length < indexedLength) {
    return sql<string>`(
      select id from (
        select * from users order by created_at desc, id desc limit ${sql.lit(userSearchReach)}
      ) users
      where ${hasText(pattern)} order by created_at desc, id desc ${slice})`;
  }
  // The index folds case beyond ASCII: what it finds is looked at again.
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql<string>`(
      select users.id from user_search
        cross join user_numbers on number = user_search.rowid
        cross join users on users.id = user_id
      where user_search match ${toPhrase(search)} and ${hasText(pattern)}
      order by user_search.rowid desc ${slice})`
    : sql<string>`(
      select id from users
      where lower(email || chr(10) || username || chr(10) ||
          coalesce(first_name, '') || chr(10) || coalesce(last_name, ''))
          like ${pattern} escape ${likeEscape}
        and ${hasText(pattern)}
      order by created_at desc, id desc ${slice})`;
}

const searchedColumns = ['email', 'username', 'first_name', 'last_name'] as const;

function hasText(pattern: string): RawBuilder<boolean> {
  const conditions = searchedColumns.map(
    (column) =>
      sql<boolean>`lower(${sql.ref(`users.${column}`)}) like ${pattern} escape ${likeEscape}`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** In the query language of FTS5. */
function toPhrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
