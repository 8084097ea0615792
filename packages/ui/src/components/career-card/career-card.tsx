import type { ReactNode } from 'react';
import { MatchMeter } from '../match-meter/match-meter.tsx';
import { Panel } from '../panel/panel.tsx';
import classes from './career-card.module.css';

export interface CareerCardProps {
  title: string;
  category: string;
  /** 0 to 100. */
  matchPercentage: number;
  /** Rank in the list, from 1. Default: none. */
  rank?: number;
  /** Says in a sentence what people do there. Default: none. */
  summary?: string | undefined;
  /** Beside the match, such as preparation and pay. Default: none. */
  facts?: ReactNode;
  /** Beside the title, such as a button. Default: none. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Shows a career, what people do there and how well it fits, with a heading of level 3. */
export function CareerCard(props: CareerCardProps) {
  const { title, category, matchPercentage, rank, summary, facts, action, children } = props;
  return (
    <Panel as="article" padding="sm" className={classes.card}>
      <div className={classes.head}>
        <div>
          <p className={classes.category}>
            {rank ? <span className={classes.rank}>{rank}</span> : null}
            {category}
          </p>
          <h3 className={classes.title}>{title}</h3>
        </div>
        {action}
      </div>
      {summary ? <p>{summary}</p> : null}
      <div className={classes.match}>
        <MatchMeter percentage={matchPercentage} label={`${title}: match`} size="sm" />
        <div>{facts}</div>
      </div>
      {children}
    </Panel>
  );
}
