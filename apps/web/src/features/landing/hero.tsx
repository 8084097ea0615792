import { tierFacts } from '@guildpath/contract';
import { LinkButton } from '../../shared/link-button.tsx';
import classes from './hero.module.css';
import { LandingStill } from './landing-still.ts';

const { questionCount } = tierFacts.quick;

export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <LandingStill name="night-scene" />
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
          <LandingStill name="promises" />
        </div>
      </div>
    </section>
  );
}
