/**
 * A timestamp as both databases store it: ISO 8601 in UTC with milliseconds, such as
 * `2026-11-21T04:18:00.000Z`. All have the same length, so that text order is time order.
 */
export type Timestamp = string;

export function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

/** Formats a date for storage. Throws a RangeError for an invalid date. */
export function toTimestamp(date: Date): Timestamp {
  return date.toISOString();
}

export function toDate(timestamp: Timestamp): Date {
  return new Date(timestamp);
}
