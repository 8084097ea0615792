import type { Tier } from '@guildpath/contract';
import type { Day } from '../../schema/halls.ts';
import { type Selected, toDate } from '../../schema/timestamp.ts';

/** A place with what it may see of its hall. */
export interface PlaceRow {
  /** Distinguishes a place from the other kinds of viewer. */
  readonly kind: 'place';
  readonly id: string;
  readonly name: string;
  readonly hallId: string;
  readonly hallName: string;
  readonly tier: Tier;
  readonly deleteOn: Day;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly isShared: boolean;
}

/** The columns that `toPlace` needs, of places joined with their halls. */
export const placeColumns = [
  'hall_places.id as id',
  'hall_places.name as name',
  'hall_places.hall_id as hallId',
  'halls.name as hallName',
  'halls.tier as tier',
  'halls.delete_on as deleteOn',
  'hall_places.started_at as startedAt',
  'hall_places.finished_at as finishedAt',
  'hall_places.is_shared as isShared',
] as const;

export function toPlace(row: Selected<Omit<PlaceRow, 'kind'>>): PlaceRow {
  return {
    ...row,
    kind: 'place',
    startedAt: row.startedAt === null ? null : toDate(row.startedAt),
    finishedAt: row.finishedAt === null ? null : toDate(row.finishedAt),
    isShared: row.isShared === 1,
  };
}
