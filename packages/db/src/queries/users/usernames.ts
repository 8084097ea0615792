import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { asciiLowerCase } from '../sql/ascii-lower-case.ts';

const usernameMaxLength = 40;
const fallbackUsername = 'adventurer';

/**
 * Derives a username from the local part of an email: a to z, 0 to 9 and inner dots, dashes and
 * underscores. Never empty.
 */
export function usernameFor(email: string): string {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const username = localPart
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, usernameMaxLength)
    .replace(/^[._-]+|[._-]+$/g, '');
  return username || fallbackUsername;
}

/**
 * Finds a free username for a taken one: `ada2`, then `ada3`. Doubles the number until one is free and then
 * searches backwards by halves, so that it needs few lookups even when very many are taken.
 */
export async function findFreeUsername(db: Db, taken: string): Promise<string> {
  const isTaken = (number: number) => isUsernameTaken(db, `${taken}${number}`);
  let low = 1;
  let high = 2;
  while (await isTaken(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await isTaken(middle)) low = middle;
    else high = middle;
  }
  return `${taken}${high}`;
}

async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', asciiLowerCase(username))
    .executeTakeFirst();
  return user !== undefined;
}
