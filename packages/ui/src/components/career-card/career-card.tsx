import type { ReactNode } from 'react';
import { MatchMeter } from '../match-meter/match-meter.tsx';
import { Panel } from '../panel/panel.tsx';
import { Tag } from '../tag/tag.tsx';
import classes from './career-card.module.css';

export interface CareerCardProps {
  title: string;
  category: string;
  /** 0 to 100. */
  matchPercentage: number;
  description?: string;
  /** Default: none. */
  skillTags?: readonly string[];
  /** Rank in the list, from 1. */
  rank?: number;
  /** Level of the heading. Default: 3. */
  headingLevel?: 2 | 3 | 4;
  /** Further content: analysis, reasons. */
  children?: ReactNode;
}

/** A career, and how well it fits. */
export function CareerCard(props: CareerCardProps) {
  const {
    title,
    category,
    matchPercentage,
    description,
    skillTags = [],
    rank,
    headingLevel = 3,
    children,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel as="article" padding="sm" className={classes.card}>
      <div className={classes.head}>
        <div>
          <p className={classes.category}>
            {rank ? <span className={classes.rank}>{rank}</span> : null}
            {category}
          </p>
          <Heading className={classes.title}>{title}</Heading>
        </div>
        <MatchMeter percentage={matchPercentage} label={`${title}: match`} size="sm" />
      </div>
      {description ? <p className={classes.description}>{description}</p> : null}
      {skillTags.length > 0 ? (
        <ul className={classes.tags} aria-label="Key skills">
          {skillTags.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </Panel>
  );
}
