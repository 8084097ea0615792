import type { CardOutput } from '@guildpath/contract';
import { Crest, Page, Panel } from '@guildpath/ui';
import { IconCardsFilled } from '@tabler/icons-react';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { StatusPage } from '../../shared/layout/status-page.tsx';
import { classEmblems } from '../../shared/profile/class-emblems.ts';
import classes from './public-card-screen.module.css';

export function PublicCardScreen({ card }: { readonly card: CardOutput }) {
  const { characterClass, guildTitle, archetype } = card;
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <Panel as="section" padding="lg" ornate className={classes.card} data-class={characterClass}>
        <p className={classes.lead}>Someone finished a quest and turned out to be</p>
        <Crest emblem={classEmblems[characterClass]} size={168} />
        <h1>A {characterClass}</h1>
        {guildTitle ? <p className={classes.title}>{guildTitle}</p> : null}
        <p className={classes.archetype}>{archetype} at heart</p>
        <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }} size="lg">
          Which class are you?
        </LinkButton>
      </Panel>
    </Page>
  );
}

export function MissingCardScreen({ isGone }: { readonly isGone: boolean }) {
  return (
    <StatusPage
      icon={<IconCardsFilled size={64} aria-hidden="true" />}
      title={isGone ? 'This Card Isn’t Public' : 'We Couldn’t Load This Card'}
      message={
        isGone
          ? 'Its owner made it private, or part of the link is missing.'
          : 'Please try again in a moment.'
      }
      actions={<LinkButton to="/">Back to Home</LinkButton>}
    />
  );
}
