import { sql } from 'kysely';

/** What `like` patterns of `containing` name as their escape character. */
export const likeEscape = sql.lit('!');

/** A pattern for `like` that finds the text anywhere, its wildcards taken as they are. */
export function containing(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
