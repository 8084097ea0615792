import clsx from 'clsx';
import classes from './match-meter.module.css';

export interface MatchMeterProps {
  /** 0 to 100, shown as a whole number. */
  percentage: number;
  /** Stands below the ring, such as `Match Confidence`. */
  label: string;
  /** A word below the percentage, inside the ring: `middle`. Default: none. */
  level?: string | undefined;
}

/** Shows a percentage as a figure and as a ring. */
export function MatchMeter({ percentage, label, level }: MatchMeterProps) {
  const whole = Math.round(percentage);
  return (
    <div className={classes.meter}>
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
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
