import type { Response, ResultSnapshot, Tier } from '@guildpath/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Selected, toDate } from '../../schema/timestamp.ts';
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
  'assessment_results.id as id',
  'assessment_results.user_id as userId',
  'assessment_results.guest_email as guestEmail',
  'assessment_results.place_id as placeId',
  'assessment_results.tier as tier',
  'assessment_results.completed_at as completedAt',
  'assessment_results.bank_version as bankVersion',
  'assessment_results.scoring_version as scoringVersion',
  'assessment_results.duration_seconds as durationSeconds',
  'assessment_results.snapshot as snapshot',
] as const;

type SelectedResult = Selected<Omit<ResultRow, 'snapshot'>> & { readonly snapshot: string };

export function toResult(row: SelectedResult): ResultRow {
  return { ...row, completedAt: toDate(row.completedAt), snapshot: fromJson(row.snapshot) };
}

/** Selects the results that come after the row in a list with the newest first. */
export function comesAfter({
  completedAt,
  id,
}: Pick<SelectedResult, 'completedAt' | 'id'>): RawBuilder<boolean> {
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
