import { Panel } from '@guildpath/ui';
import type { ReactNode } from 'react';
import classes from './part-card.module.css';

export interface PartFact {
  readonly name: string;
  readonly value: string;
}

export interface PartCardProps {
  readonly name: string;
  readonly description: string;
  readonly facts: readonly PartFact[];
  /** A drawing beside the name. */
  readonly emblem?: ReactNode;
}

/** One part of a theory: a type, a trait, an area. */
export function PartCard({ name, description, facts, emblem }: PartCardProps) {
  return (
    <Panel as="article" className={classes.card}>
      <div className={classes.head}>
        {emblem}
        <h3>{name}</h3>
      </div>
      <p>{description}</p>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export interface PartCardsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The parts of a theory, side by side where there is room. */
export function PartCards({ title, children }: PartCardsProps) {
  return (
    <section className={classes.parts}>
      <h2>{title}</h2>
      <div className={classes.grid}>{children}</div>
    </section>
  );
}
