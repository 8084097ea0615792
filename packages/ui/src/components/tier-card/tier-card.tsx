import { IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import classes from './tier-card.module.css';

export interface TierCardProps {
  name: string;
  /** One sentence on who it is for. */
  summary: string;
  minutes: number;
  questionCount: number;
  /** Contents of the results. */
  features: readonly string[];
  /** Accuracy of the results in words, such as `Highest accuracy`. */
  accuracy: string;
  /** Accuracy as a number of lozenges. */
  accuracyLevel: 1 | 2 | 3;
  /** Shows the card on parchment instead of night. */
  isOpen: boolean;
  /** Link to start, or its replacement while the tier is closed. */
  action: ReactNode;
  /** Drawing at the top. Default: none. */
  vignette?: ReactNode;
}

/** Shows a tier to choose from. */
export function TierCard(props: TierCardProps) {
  const {
    name,
    summary,
    minutes,
    questionCount,
    features,
    accuracy,
    accuracyLevel,
    isOpen,
    action,
    vignette,
  } = props;
  return (
    <Panel
      as="article"
      surface={isOpen ? 'parchment' : 'night'}
      padding="none"
      className={clsx(classes.card, isOpen ? classes.open : classes.closed)}
    >
      {vignette ? <div className={classes.vignette}>{vignette}</div> : null}
      <div className={classes.body}>
        <div className="gp-stack gp-gap-2">
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.summary}>{summary}</p>
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>Minutes</dt>
            <dd>{minutes}</dd>
          </div>
          <div>
            <dt>Questions</dt>
            <dd>{questionCount}</dd>
          </div>
        </dl>
        <ul className={classes.features}>
          {features.map((feature) => (
            <li key={feature}>
              <IconCheck size={20} stroke={2.5} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <p className={classes.accuracy}>
            <svg className={classes.lozenges} viewBox="0 0 60 16" aria-hidden="true">
              {[1, 2, 3].map((level) => (
                <path
                  key={level}
                  d={`m${level * 20 - 11} 1 7 7-7 7-7-7z`}
                  data-on={level <= accuracyLevel || undefined}
                />
              ))}
            </svg>
            {accuracy}
          </p>
          {action}
        </div>
      </div>
    </Panel>
  );
}
