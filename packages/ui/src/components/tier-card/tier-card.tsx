import { IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import classes from './tier-card.module.css';

export interface TierCardProps {
  name: string;
  /** Who it is for, in a sentence. */
  summary: string;
  minutes: number;
  questionCount: number;
  /** What the results include. */
  features: readonly string[];
  /** How accurate the results are, such as `Highest accuracy`. */
  accuracy: string;
  /** The same, drawn as one to three lozenges. */
  accuracyLevel: 1 | 2 | 3;
  /** Open tiers are on parchment, closed ones on night. */
  isOpen: boolean;
  /** The link to start, or what replaces it. */
  action: ReactNode;
  /** A drawing at the top of the card. */
  vignette?: ReactNode;
}

/** One of the tiers to choose from. */
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
        <div className={classes.head}>
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
