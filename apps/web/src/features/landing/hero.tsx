import { paths, tierFacts } from '@guildpath/contract';
import { NightScene } from '@guildpath/ui';
import { IconClock, IconCoinOff, IconMail, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { OwnQuest } from '../../shared/halls/own-quest.tsx';
import { usePlace } from '../../shared/halls/place.ts';
import { type SubmittedQuest, usePendingQuest } from '../../shared/quest/quest-storage.ts';
import { StartQuest } from '../../shared/quest/start-quest.tsx';
import classes from './hero.module.css';

const { questionCount, minutes } = tierFacts.quick;

export function Hero() {
  const { place } = usePlace();
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <NightScene />
      <div className={classes.inner}>
        <div className={`gp-stack gp-gap-5 gp-start ${classes.words}`}>
          <p className="gp-eyebrow">The career quest</p>
          <h1 id="hero-title" className={classes.title}>
            Your perfect career path is an epic journey away
          </h1>
          <p className={classes.lead}>
            Play through {questionCount} short scenes and pick what you’d really do. Guildpath reads
            your interests and personality and shows you careers that fit.
          </p>
          <div className={classes.start}>
            {place ? (
              <OwnQuest place={place} size="lg" />
            ) : (
              <StartQuest tier="quick" size="lg">
                START QUICK QUEST
              </StartQuest>
            )}
          </div>
          <Promises />
        </div>
      </div>
    </section>
  );
}

// After the quest, the link to its results takes the place of the promises.
function Promises() {
  const pending = usePendingQuest('quick');
  const submitted = pending?.kind === 'submitted' ? pending : undefined;
  return (
    <div className={classes.below}>
      <ul className={classes.promises} data-hidden={submitted ? '' : undefined}>
        <li>
          <IconClock size={20} aria-hidden="true" />
          {minutes} minutes
        </li>
        <li>
          <IconCoinOff size={20} aria-hidden="true" />
          Free
        </li>
        <li>
          <IconUserCheck size={20} aria-hidden="true" />
          Play first, email at the end
        </li>
      </ul>
      {submitted ? <Results submitted={submitted} /> : null}
    </div>
  );
}

// Does not show the address, which the next person at a shared computer could read.
function Results({ submitted }: { readonly submitted: SubmittedQuest }) {
  const redirect = paths.results(submitted.assessmentResultId);
  return submitted.guestEmail ? (
    <Link to="/login" search={{ redirect }} className={classes.results}>
      <IconMail size={22} aria-hidden="true" />
      Check your inbox for your results
    </Link>
  ) : (
    <Link to={redirect} className={classes.results}>
      <IconMail size={22} aria-hidden="true" />
      Your results are ready
    </Link>
  );
}
