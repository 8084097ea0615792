import { crestOf, type Shield } from '@guildpath/contract';
import { Crest, Panel, Prose } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import { TitleLink } from '../../shared/member-crest/title-link.tsx';
import classes from './guild.module.css';

/** Describes a guild title to anyone. */
export function ShieldScreen({ shield }: { readonly shield: Shield }) {
  const { guildTitle, isOfEveryClass, interests, beside, fields } = shield;
  return (
    <PublicPage
      title={guildTitle}
      eyebrow={`${isOfEveryClass ? 'In every class' : shield.characterClass} of the guild`}
      lead={shield.welcome}
    >
      <div className={classes.start}>
        <Crest {...crestOf(shield)} size={144} loading="eager" />
        <p className="gp-soft">{interests.join(' first, then ') || 'No interest leads'}</p>
        <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }} size="lg">
          START QUICK QUEST
        </LinkButton>
      </div>
      <Panel as="section" surface="parchment" padding="lg" ornate>
        <Prose>
          <h2>What friends come to you for</h2>
          <Lines lines={shield.friends} />
          <h2>What it costs you</h2>
          <Lines lines={shield.costs} />
          <h2>Who the guild needs beside you</h2>
          <p>
            <TitleLink guildTitle={beside.guildTitle} />. {beside.sentence}
          </p>
          {fields.length > 0 ? <h2>Fields that are near</h2> : null}
          {fields.map(({ category, sentence }) => (
            <p key={category}>
              <strong>{category}.</strong> {sentence}
            </p>
          ))}
        </Prose>
      </Panel>
      <Link to="/guild" className="gp-center">
        All titles of the guild
      </Link>
    </PublicPage>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
