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

/** A row as a select returns it whose columns have the names of the fields. */
export type Selected<Row> = {
  readonly [Field in keyof Row]: Row[Field] extends Date
    ? Timestamp
    : Row[Field] extends Date | null
      ? Timestamp | null
      : Row[Field] extends boolean
        ? 0 | 1
        : Row[Field];
};

export function toDate(timestamp: Timestamp): Date {
  return new Date(timestamp);
}
