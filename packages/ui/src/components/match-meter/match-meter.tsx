import clsx from 'clsx';
import classes from './match-meter.module.css';

export interface MatchMeterProps {
  /** 0 to 100, shown as a whole number. */
  percentage: number;
  /** Accessible name, such as `Match Confidence`. */
  label: string;
  /** Default: `md`. */
  size?: 'sm' | 'md';
  /** Shows the label below the ring, in place of the words of a match. Default: false. */
  showLabel?: boolean;
  /** A word below the percentage, inside the ring of size `md`: `middle`. Default: none. */
  level?: string | undefined;
}

// Of people who answer at random, fewer than 5 % reach the upper limit and about half stay below the lower
// one ('Match Confidence' in the README of scoring).
function matchWords(percentage: number): string {
  if (percentage >= 82) return 'Strong match';
  return percentage >= 68 ? 'Good match' : 'Weak match';
}

/** Shows a match in words, as a percentage and as a ring. */
export function MatchMeter(props: MatchMeterProps) {
  const { percentage, label, size = 'md', showLabel = false, level } = props;
  const whole = Math.round(percentage);
  return (
    <div className={clsx(classes.meter, classes[size], !showLabel && classes.match)}>
      {showLabel ? null : <span className={classes.words}>{matchWords(whole)}</span>}
      <div className={classes.dial}>
        <meter
          className="gp-visually-hidden"
          aria-label={label}
          aria-valuetext={level ? `${whole}%, ${level}` : `${whole}%`}
          min={0}
          max={100}
          value={whole}
        >
          {whole}%
        </meter>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle className={classes.track} cx="32" cy="32" r="28" />
          <circle
            className={classes.value}
            cx="32"
            cy="32"
            r="28"
            pathLength="100"
            strokeDasharray={`${whole} 100`}
          />
        </svg>
        <span className={clsx(classes.number, whole === 100 && classes.full)} aria-hidden="true">
          {whole}%{level ? <span className={classes.level}>{level}</span> : null}
        </span>
      </div>
      {showLabel ? (
        <span className={classes.label} aria-hidden="true">
          {label}
        </span>
      ) : null}
    </div>
  );
}
