import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { MatchMeter } from './match-meter.tsx';

export const stories: Stories = {
  title: 'MatchMeter',
  states: {
    'Small, medium and large': () => (
      <div className={classes.row}>
        <MatchMeter percentage={64} label="Surveyor: match" size="sm" />
        <MatchMeter percentage={64} label="Nurse: match" />
        <MatchMeter percentage={64} label="Data Scientist: match" size="lg" />
      </div>
    ),
    'From 0 to 100 %': () => (
      <div className={classes.row}>
        {[0, 1, 33.4, 50, 99, 100].map((percentage) => (
          <MatchMeter key={percentage} percentage={percentage} label={`Match ${percentage}`} />
        ))}
      </div>
    ),
    'With its label': () => (
      <div className={classes.row}>
        <MatchMeter percentage={87} label="Match Confidence" size="lg" showLabel />
        <MatchMeter percentage={87} label="How well this fits you in all" size="sm" showLabel />
      </div>
    ),
  },
};
