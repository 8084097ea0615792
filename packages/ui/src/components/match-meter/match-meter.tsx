import clsx from 'clsx';
import classes from './match-meter.module.css';

export interface MatchMeterProps {
  /** 0 to 100; shown as a whole number. 50 is a career drawn at random, and so the empty ring. */
  percentage: number;
  /** What is measured, such as `Match Confidence`. */
  label: string;
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Shows the label below the ring. Default: false; it is read out in any case. */
  showLabel?: boolean;
}

const random = 50;

/**
 * The limits between which scoring tells people from random answers (its README, 'Match Confidence'): fewer than one
 * random taker in twenty reaches the upper one, about half of them stay below the lower one.
 */
function trailOf(percentage: number): string {
  if (percentage >= 82) return 'Strong trail';
  return percentage >= 68 ? 'Good trail' : 'Faint trail';
}

/** How well something matches: a ring of gold that begins at 50 %, the figure, and a word for it. */
export function MatchMeter({ percentage, label, size = 'md', showLabel = false }: MatchMeterProps) {
  const whole = Math.round(percentage);
  const aboveRandom = Math.max(0, whole - random) / (100 - random);
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
            strokeDasharray={`${aboveRandom * 100} 100`}
          />
        </svg>
        <span className={clsx(classes.number, whole === 100 && classes.full)} aria-hidden="true">
          {whole}%
        </span>
      </div>
      <span className={classes.trail}>{trailOf(whole)}</span>
      {showLabel ? (
        <span className={classes.label} aria-hidden="true">
          {label}
        </span>
      ) : null}
    </div>
  );
}
