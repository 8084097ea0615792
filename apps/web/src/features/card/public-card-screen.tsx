import { type CardOutput, tierFacts } from '@guildpath/contract';
import { Page, Panel } from '@guildpath/ui';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import classes from '../../shared/member-crest/member-crest.module.css';
import { MemberCrest } from '../../shared/member-crest/member-crest.tsx';

export function PublicCardScreen({ card }: { readonly card: CardOutput }) {
  const { firstName, welcome, moment } = card;
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <Panel as="section" padding="lg" ornate className={classes.card}>
        <p key={firstName} className={classes.lead}>
          {firstName ?? 'Someone'} took a quest. The guild’s name for them:
        </p>
        <MemberCrest member={card} level={1} />
        {/* Above the quotes, where the cookie notice covers nothing of it on a phone. */}
        <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }} size="lg">
          Which class are you?
        </LinkButton>
        <p className="gp-soft gp-small">
          Free career quest, {tierFacts.quick.questionCount} scenes. Play first, email at the end.
        </p>
        <blockquote className={classes.quote}>“{welcome}”</blockquote>
        {moment ? (
          <>
            <p className={classes.remembers}>The guild remembers</p>
            <blockquote className={classes.quote}>“{moment}”</blockquote>
          </>
        ) : null}
      </Panel>
    </Page>
  );
}
