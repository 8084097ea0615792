import { type CareerOutput, riasecTypes, traitNames } from '@guildpath/contract';
import classes from './interest-bars.module.css';

// O*NET's scale.
const lowest = 1;
const highest = 7;

export function InterestBars({ interests }: Pick<CareerOutput, 'interests'>) {
  return (
    <ul className="gp-stack gp-gap-2">
      {riasecTypes.map((type) => (
        <li key={type} className={classes.row}>
          <span>{traitNames[type]}</span>
          <meter
            className="gp-visually-hidden"
            aria-label={traitNames[type]}
            min={lowest}
            max={highest}
            value={interests[type]}
          >
            {interests[type]} of {highest}
          </meter>
          <span className={classes.track} aria-hidden="true">
            <span
              className={classes.value}
              style={{
                width: `${((interests[type] - lowest) / (highest - lowest)) * 100}%`,
                background: `var(--gp-${type})`,
              }}
            />
          </span>
          <span className={classes.figure}>
            {interests[type].toFixed(1)} of {highest}
          </span>
        </li>
      ))}
    </ul>
  );
}
