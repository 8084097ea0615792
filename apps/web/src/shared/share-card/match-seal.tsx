import classes from './match-seal.module.css';

export function MatchSeal({ percentage }: { readonly percentage: number }) {
  return (
    <div className={classes.seal}>
      <svg viewBox="0 0 112 112" aria-hidden="true">
        <circle
          cx="56"
          cy="56"
          r="48"
          pathLength="36"
          fill="var(--gp-gold-200)"
          stroke="var(--gp-gold-500)"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray="0 1"
        />
        <circle cx="56" cy="56" r="40" fill="var(--gp-gold-100)" stroke="var(--gp-gold-600)" />
      </svg>
      <p className={classes.words}>
        <strong>{percentage}%</strong> match
      </p>
    </div>
  );
}
