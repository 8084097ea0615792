import classes from './trait-bars.module.css';

export interface TraitBar {
  id: string;
  label: string;
  /** 0 to 100; shown as a whole number. */
  percentage: number;
  /** Where the true value probably lies, in percent. */
  band?: { low: number; high: number };
  /** What a low and a high score mean, in a word or two. */
  lowLabel?: string;
  highLabel?: string;
}

export interface TraitBarsProps {
  traits: readonly TraitBar[];
}

/** One bar per trait, with the band in which the true value probably lies. */
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
