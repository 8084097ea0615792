import classes from './trait-bars.module.css';

export interface TraitBar {
  id: string;
  label: string;
  /** 0 to 100, shown as a whole number. */
  percentage: number;
  /** Stands before the percentage, for a score that is too rough to lead with a figure. Default: none. */
  word?: string;
  /** Range into which a retake would fall two times in three, in percent. Default: none. */
  band?: { low: number; high: number };
  /** A word or two on what a low score means, shown if `highLabel` is given too. Default: none. */
  lowLabel?: string;
  /** A word or two on what a high score means. Default: none. */
  highLabel?: string;
}

export interface TraitBarsProps {
  traits: readonly TraitBar[];
}

/** Shows one bar per trait, with the range into which a retake would probably fall. */
export function TraitBars({ traits }: TraitBarsProps) {
  return (
    <ul className={classes.list}>
      {traits.map(({ id, label, percentage, word, band, lowLabel, highLabel }) => {
        const figure = `${Math.round(percentage)}%`;
        const again = band && `next time about ${Math.round(band.low)} to ${Math.round(band.high)}`;
        return (
          <li key={id} className={classes.row}>
            <div className={classes.head}>
              <span className={classes.label}>{label}</span>
              <span className={classes.figures} aria-hidden="true">
                <span className={classes.first}>{word ?? figure}</span>
                {word ? <span>{figure}</span> : null}
              </span>
            </div>
            <meter
              className="gp-visually-hidden"
              aria-label={label}
              aria-valuetext={[word, figure, again].filter(Boolean).join(', ')}
              min={0}
              max={100}
              value={Math.round(percentage)}
            >
              {figure}
            </meter>
            <div className={classes.track} aria-hidden="true">
              <div className={classes.value} style={{ width: `${percentage}%` }} />
              {band ? (
                <div
                  className={classes.band}
                  style={{ left: `${band.low}%`, width: `${band.high - band.low}%` }}
                />
              ) : null}
              <div className={classes.marker} style={{ left: `${percentage}%` }} />
            </div>
            {lowLabel && highLabel ? (
              <div className={classes.poles}>
                <span>{lowLabel}</span>
                <span>{highLabel}</span>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
