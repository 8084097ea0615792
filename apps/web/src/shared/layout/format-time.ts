const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** Formats ISO 8601 as `June 1, 2024` in the viewer's time zone. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** Formats ISO 8601 as `Jun 1, 2024, 10:00 AM` in the viewer's time zone. */
export function formatDayAndTime(time: string): string {
  return dayAndTime.format(new Date(time));
}

/** Formats ISO 8601 as `10:00 AM` on the same day, and as `Jun 1` later, in the viewer's time zone. */
export function formatShortTime(time: string): string {
  const date = new Date(time);
  return formatDay(time) === day.format(new Date()) ? clock.format(date) : shortDay.format(date);
}

/** Formats a day such as `2027-03-06` as `March 6, 2027`, in every time zone. */
export function formatCalendarDay(date: string): string {
  return day.format(new Date(`${date}T12:00:00`));
}
