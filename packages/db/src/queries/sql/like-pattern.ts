import { sql } from 'kysely';

/** The escape character of the patterns that `containing` returns. */
export const likeEscape = sql.lit('!');

/** Returns a `like` pattern for texts that contain this one, in which wildcards have no meaning. */
export function containing(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
