import classes from './trait-bars.module.css';

export interface TraitBar {
  id: string;
  label: string;
  /** 0 to 100, shown as a whole number. */
  percentage: number;
  /** Range of the probable true value, in percent. Default: none. */
  band?: { low: number; high: number };
  /** A word or two on what a low score means, shown if `highLabel` is given too. Default: none. */
  lowLabel?: string;
  /** A word or two on what a high score means. Default: none. */
  highLabel?: string;
}

export interface TraitBarsProps {
  traits: readonly TraitBar[];
}

/** Shows one bar per trait, with the range of its probable true value. */
export function TraitBars({ traits }: TraitBarsProps) {
  return (
    <ul className={classes.list}>
      {traits.map((trait) => (
        <li key={trait.id} className={classes.row}>
          <div className={classes.head}>
            <span className={classes.label}>{trait.label}</span>
            <span className={classes.figures} aria-hidden="true">
              {trait.band ? (
                <span className={classes.range}>
                  {Math.round(trait.band.low)} to {Math.round(trait.band.high)}
                </span>
              ) : null}
              <span className={classes.percentage}>{Math.round(trait.percentage)}%</span>
            </span>
          </div>
          <meter
            className="gp-visually-hidden"
            aria-label={trait.label}
            min={0}
            max={100}
            value={Math.round(trait.percentage)}
          >
            {Math.round(trait.percentage)}%
          </meter>
          {trait.band ? (
            <span className="gp-visually-hidden">
              Probably between {Math.round(trait.band.low)}% and {Math.round(trait.band.high)}%.
            </span>
          ) : null}
          <div className={classes.track} aria-hidden="true">
            <div className={classes.value} style={{ width: `${trait.percentage}%` }} />
            {trait.band ? (
              <div
                className={classes.band}
                style={{
                  left: `${trait.band.low}%`,
                  width: `${trait.band.high - trait.band.low}%`,
                }}
              />
            ) : null}
            <div className={classes.marker} style={{ left: `${trait.percentage}%` }} />
          </div>
          {trait.lowLabel && trait.highLabel ? (
            <div className={classes.poles}>
              <span>{trait.lowLabel}</span>
              <span>{trait.highLabel}</span>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
