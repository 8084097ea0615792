const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `June 1, 2024`, where the viewer is. Takes ISO 8601. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** `Jun 1, 2024, 10:00 AM`, where the viewer is: tells two quests of one day apart. Takes ISO 8601. */
export function formatDayAndTime(time: string): string {
  return dayAndTime.format(new Date(time));
}
