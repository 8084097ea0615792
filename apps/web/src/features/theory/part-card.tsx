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
  readonly emblem?: ReactNode;
}

export function PartCard({ name, description, facts, emblem }: PartCardProps) {
  return (
    <Panel as="article" className="gp-stack gp-top gp-gap-4">
      <div className={classes.head}>
        {emblem}
        <h3>{name}</h3>
      </div>
      <p>{description}</p>
      <dl className={`gp-stack gp-gap-3 ${classes.facts}`}>
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

export function PartCards({ title, children }: PartCardsProps) {
  return (
    <section className={`gp-stack gp-gap-6 ${classes.parts}`}>
      <h2>{title}</h2>
      <div className={classes.grid}>{children}</div>
    </section>
  );
}
