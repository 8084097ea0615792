import classes from './match-meter.module.css';

export interface MatchBadgeProps {
  /** 0 to 100, shown as a whole number. */
  percentage: number;
  /** Accessible name, such as `Surveyor: match`. */
  label: string;
}

// Of people who answer at random, fewer than 5 % reach the upper limit and about half stay below the lower
// one ('Match Confidence' in the README of scoring).
function matchWords(percentage: number): string {
  if (percentage >= 82) return 'Strong match';
  return percentage >= 68 ? 'Good match' : 'Weak match';
}

/** Shows a match in words and as a percentage. */
export function MatchBadge({ percentage, label }: MatchBadgeProps) {
  const whole = Math.round(percentage);
  return (
    <span className={classes.badge}>
      <meter className="gp-visually-hidden" aria-label={label} min={0} max={100} value={whole} />
      {matchWords(whole)} <strong>{whole}%</strong>
    </span>
  );
}
