const numberFormat = new Intl.NumberFormat('en');
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
/** With the name of the time zone, because the reader's may not be the server's. */
const timeFormat = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A million as 1,000,000. */
export function formatCount(count: number): string {
  return numberFormat.format(count);
}

/** '...' while the count is loading, 0 when there is none. */
export function formatAwaited(count: number | undefined, isPending: boolean): string {
  return isPending ? '...' : formatCount(count ?? 0);
}

/** A day as Nov 21, 2026, in the reader's time zone. */
export function formatDay(date: Date): string {
  return dayFormat.format(date);
}

/** A time of day as 8:05 AM UTC, in the reader's time zone. */
export function formatTime(date: Date): string {
  return timeFormat.format(date);
}
