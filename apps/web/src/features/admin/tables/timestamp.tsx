import classes from './timestamp.module.css';

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

export interface TimestampProps {
  /** ISO 8601. */
  readonly at: string;
}

/** Shows a time in the reader's time zone, and names the zone because the server's may differ. */
export function Timestamp({ at }: TimestampProps) {
  const date = new Date(at);
  return (
    <time className={classes.moment} dateTime={at}>
      <span>{dayFormat.format(date)}, </span>
      <span className="gp-soft">{timeFormat.format(date)}</span>
    </time>
  );
}
