import { type RawBuilder, sql } from 'kysely';
import { asciiLowerCase } from './ascii-lower-case.ts';

/** Of `assessment_results`: given by a guest with the email (case-insensitive) and not claimed yet. */
export function isUnclaimed(email: string): RawBuilder<boolean> {
  return sql<boolean>`(user_id is null and lower(guest_email) = ${asciiLowerCase(email)})`;
}
