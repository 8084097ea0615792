import { Panel, Prose } from '@guildpath/ui';
import type { ReactNode } from 'react';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import classes from './theory-page.module.css';

export interface Reference {
  readonly title: string;
  readonly note: string;
  readonly url: string;
}

export interface TheoryPageProps {
  readonly title: string;
  readonly lead: string;
  readonly overview: ReactNode;
  readonly children: ReactNode;
  readonly references: readonly Reference[];
}

export function TheoryPage({ title, lead, overview, children, references }: TheoryPageProps) {
  return (
    <PublicPage title={title} eyebrow="The theory" lead={lead}>
      <Panel as="section" surface="parchment" padding="lg" ornate>
        <Prose>
          <h2>Overview</h2>
          {overview}
        </Prose>
      </Panel>
      {children}
      <section
        className={`gp-stack gp-gap-4 ${classes.references}`}
        aria-labelledby="references-title"
      >
        <h2 id="references-title">Read more</h2>
        <ul>
          {references.map(({ title, note, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer">
                {title}
              </a>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className={`gp-stack gp-gap-4 gp-items-center gp-center ${classes.try}`}>
        <p>Curious what your choices say about you?</p>
        <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }} size="lg">
          Start Quick Quest
        </LinkButton>
      </div>
    </PublicPage>
  );
}
