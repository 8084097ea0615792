import { tierFacts } from '@guildpath/contract';
import { NightScene } from '@guildpath/ui';
import { IconClock, IconCoinOff, IconUserCheck } from '@tabler/icons-react';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import classes from './hero.module.css';

const { questionCount, minutes } = tierFacts.quick;

export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <NightScene />
      <div className={classes.inner}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>The career quest</p>
          <h1 id="hero-title" className={classes.title}>
            Your perfect career path is an epic journey away
          </h1>
          <p className={classes.lead}>
            Walk through {questionCount} short scenes and choose as you would choose. Guildpath
            reads your interests, your personality and the way you think, and shows you the careers
            that fit.
          </p>
          <LinkButton
            to="/assessment/$tier"
            params={{ tier: 'quick' }}
            size="lg"
            className={classes.start}
          >
            START QUICK QUEST
          </LinkButton>
          <Promises />
        </div>
      </div>
    </section>
  );
}

function Promises() {
  return (
    <ul className={classes.promises}>
      <li>
        <IconClock size={20} aria-hidden="true" />
        {minutes} minutes
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
