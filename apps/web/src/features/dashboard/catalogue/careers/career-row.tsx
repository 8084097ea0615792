import { type RankedCareer, type RiasecType, traitNames } from '@guildpath/contract';
import { IconChartLine, IconCoin, IconStairs, IconTargetArrow } from '@tabler/icons-react';
import { formatGrowth, formatPay } from '../../../../shared/careers/format-figures.ts';
import cardClasses from '../lists/listing-card.module.css';
import { CareerLink } from './career-link.tsx';
import classes from './career-row.module.css';

export function CareerRow({ career }: { readonly career: RankedCareer }) {
  const { id, title, category, types, schooling, medianPay, payGroup, growthPercent } = career;
  const { matchPercentage } = career;
  return (
    <article className={`${cardClasses.card} ${classes.row}`}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <CareerLink careerId={id} className={classes.link}>
            {title}
          </CareerLink>
        </h3>
        <p className={cardClasses.soft}>{category}</p>
      </div>
      <InterestTypes types={types} />
      <ul className={`${cardClasses.facts} ${cardClasses.soft}`}>
        {matchPercentage === undefined ? null : (
          <li className={classes.match}>
            <IconTargetArrow size={18} stroke={1.75} aria-hidden="true" />
            {`${Math.round(matchPercentage)}% match`}
          </li>
        )}
        <li>
          <IconStairs size={18} stroke={1.75} aria-hidden="true" />
          {schooling}
        </li>
        {medianPay === undefined ? null : (
          <li>
            <IconCoin size={18} stroke={1.75} aria-hidden="true" />
            {formatPay(medianPay, payGroup)}
          </li>
        )}
        {growthPercent === undefined ? null : (
          <li>
            <IconChartLine size={18} stroke={1.75} aria-hidden="true" />
            {formatGrowth(growthPercent)}
          </li>
        )}
      </ul>
    </article>
  );
}

function InterestTypes({ types }: { readonly types: readonly RiasecType[] }) {
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
