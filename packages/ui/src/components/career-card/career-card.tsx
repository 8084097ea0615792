import type { ReactNode } from 'react';
import { MatchBadge } from '../match-meter/match-badge.tsx';
import { Panel } from '../panel/panel.tsx';
import classes from './career-card.module.css';

export interface CareerCardProps {
  title: string;
  /** 0 to 100. */
  matchPercentage: number;
  /** Id of the interest whose colour the edge has: `social`. Default: none. */
  interest?: string;
  /** A sentence on what people do there. Default: none. */
  summary?: string | undefined;
  /** Text beside the match, such as schooling and pay. Default: none. */
  facts?: ReactNode;
  /** Beside the title, such as a button. Default: none. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Shows a career, what people do there and how well it fits, with a heading of level 5 below its field's. */
export function CareerCard(props: CareerCardProps) {
  const { title, matchPercentage, interest, summary, facts, action, children } = props;
  return (
    <Panel
      as="article"
      surface="parchment"
      padding="none"
      className={classes.card}
      style={{ borderLeftColor: interest && `var(--gp-${interest})` }}
    >
      <div className={classes.head}>
        <h5 className={classes.title}>{title}</h5>
        {action}
      </div>
      {summary ? <p>{summary}</p> : null}
      <p className={classes.facts}>
        <MatchBadge percentage={matchPercentage} label={`${title}: match`} /> {facts}
      </p>
      {children}
    </Panel>
  );
}
