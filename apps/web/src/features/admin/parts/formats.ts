const numberFormat = new Intl.NumberFormat('en');
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
// Names the time zone, because the reader's may differ from the server's.
const timeFormat = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

export function formatCount(count: number): string {
  return numberFormat.format(count);
}

/** Returns '...' while the count is loading, and 0 when there is none. */
export function formatLoadingCount(count: number | undefined, isPending: boolean): string {
  return isPending ? '...' : formatCount(count ?? 0);
}

/** Formats a day as Nov 21, 2026 in the reader's time zone. */
export function formatDay(date: Date): string {
  return dayFormat.format(date);
}

/** Formats a time as 8:05 AM UTC in the reader's time zone. */
export function formatTime(date: Date): string {
  return timeFormat.format(date);
}
