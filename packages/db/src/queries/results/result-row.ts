import type { Response, ResultSnapshot, Tier } from '@guildpath/contract';
import { type RawBuilder, sql } from 'kysely';
import type { AssessmentResultsTable } from '../../schema/assessments.ts';
import { toDate } from '../../schema/timestamp.ts';
import { asciiLowerCase } from '../sql/ascii-lower-case.ts';
import { fromJson } from '../sql/json.ts';
import type { ProvenOwner } from '../viewer.ts';

export interface ResultRow {
  readonly id: string;
  /** Null until claimed. */
  readonly userId: string | null;
  readonly guestEmail: string | null;
  /** Null unless it was taken in a hall. */
  readonly placeId: string | null;
  readonly tier: Tier;
  readonly completedAt: Date;
  readonly bankVersion: string;
  readonly scoringVersion: string;
  /** The time spent on the questions; null when it was not measured. */
  readonly durationSeconds: number | null;
  readonly snapshot: ResultSnapshot;
}

export interface ResultWithResponses extends ResultRow {
  readonly responses: readonly Omit<Response, 'questionType'>[];
}

/** The columns that `toResult` needs. */
export const resultColumns = [
  'id',
  'user_id',
  'guest_email',
  'place_id',
  'tier',
  'completed_at',
  'bank_version',
  'scoring_version',
  'duration_seconds',
  'snapshot',
] as const;

export function toResult(
  row: Pick<AssessmentResultsTable, (typeof resultColumns)[number]>,
): ResultRow {
  return {
    id: row.id,
    userId: row.user_id,
    guestEmail: row.guest_email,
    placeId: row.place_id,
    tier: row.tier,
    completedAt: toDate(row.completed_at),
    bankVersion: row.bank_version,
    scoringVersion: row.scoring_version,
    durationSeconds: row.duration_seconds,
    snapshot: fromJson(row.snapshot),
  };
}

/** Selects the results that come after the row in a list with the newest first. */
export function comesAfter({
  completed_at: completedAt,
  id,
}: Pick<AssessmentResultsTable, 'completed_at' | 'id'>): RawBuilder<boolean> {
  return sql<boolean>`(completed_at, id) < (${completedAt}, ${id})`;
}

/**
 * Selects the results that guests submitted with the owner's address (case-insensitive) and nobody has
 * claimed: none until the owner has proven it.
 */
export function isUnclaimedOf({ email, emailVerifiedAt }: ProvenOwner): RawBuilder<boolean> {
  // Nothing equals null.
  const address = emailVerifiedAt ? asciiLowerCase(email) : null;
  return sql<boolean>`(user_id is null and lower(guest_email) = ${address})`;
}
