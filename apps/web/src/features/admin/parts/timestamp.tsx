import { formatDay, formatTime } from './formats.ts';
import classes from './timestamp.module.css';

export interface TimestampProps {
  /** ISO 8601. */
  readonly at: string;
}

/** When something happened, in the reader's time zone, which it names. */
export function Timestamp({ at }: TimestampProps) {
  const date = new Date(at);
  return (
    <time className={classes.moment} dateTime={at}>
      <span>{formatDay(date)}, </span>
      <span className={classes.time}>{formatTime(date)}</span>
    </time>
  );
}
