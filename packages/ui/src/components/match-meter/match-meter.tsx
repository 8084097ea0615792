import clsx from 'clsx';
import classes from './match-meter.module.css';

export interface MatchMeterProps {
  /** 0 to 100; shown as a whole number. */
  percentage: number;
  /** What is measured, such as `Match Confidence`. */
  label: string;
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Shows the label below the ring. Default: false; it is read out in any case. */
  showLabel?: boolean;
}

/** A percentage as a ring of gold. */
export function MatchMeter({ percentage, label, size = 'md', showLabel = false }: MatchMeterProps) {
  const whole = Math.round(percentage);
  return (
    <div className={clsx(classes.meter, classes[size])}>
      <div className={classes.dial}>
        <meter className="gp-visually-hidden" aria-label={label} min={0} max={100} value={whole}>
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
          {whole}%
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
