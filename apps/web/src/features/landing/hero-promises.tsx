import { tierFacts } from '@guildpath/contract';
import { IconClock, IconCoinOff, IconUserCheck } from '@tabler/icons-react';
import classes from './hero-promises.module.css';

export function HeroPromises() {
  return (
    <ul className={classes.promises}>
      <li>
        <IconClock size={20} aria-hidden="true" />
        {tierFacts.quick.minutes} minutes
      </li>
      <li>
        <IconCoinOff size={20} aria-hidden="true" />
        Free of charge
      </li>
      <li>
        <IconUserCheck size={20} aria-hidden="true" />
        No account to begin
      </li>
    </ul>
  );
}
