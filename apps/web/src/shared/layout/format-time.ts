const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `June 1, 2024`, in the viewer's time zone. Takes ISO 8601. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** `Jun 1, 2024, 10:00 AM`, in the viewer's time zone; distinguishes two quests of one day. Takes ISO 8601. */
export function formatDayAndTime(time: string): string {
  return dayAndTime.format(new Date(time));
}
