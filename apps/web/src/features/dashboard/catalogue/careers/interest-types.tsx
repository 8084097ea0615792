import { type RiasecType, traitNames } from '@guildpath/contract';
import classes from './interest-types.module.css';

/** The strongest interests of a career, strongest first, each with its colour. */
export function InterestTypes({ types }: { readonly types: readonly RiasecType[] }) {
  return (
    <ul className={classes.types} aria-label="Strongest interests">
      {types.map((type) => (
        <li key={type} className={classes.type}>
          <span className={classes.dot} style={{ background: `var(--gp-${type})` }} />
          {traitNames[type]}
        </li>
      ))}
    </ul>
  );
}
