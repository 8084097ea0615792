import { formatDay, formatTime } from './formats.ts';
import classes from './timestamp.module.css';

export interface TimestampProps {
  /** ISO 8601. */
  readonly at: string;
}

/** Shows a time in the reader's time zone, and names the zone. */
export function Timestamp({ at }: TimestampProps) {
  const date = new Date(at);
  return (
    <time className={classes.moment} dateTime={at}>
      <span>{formatDay(date)}, </span>
      <span className={classes.time}>{formatTime(date)}</span>
    </time>
  );
}
