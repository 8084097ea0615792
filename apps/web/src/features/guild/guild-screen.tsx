import { characterClasses, crestOf, type Shield } from '@guildpath/contract';
import { Crest } from '@guildpath/ui';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import { TitleLink } from '../../shared/member-crest/title-link.tsx';
import classes from './guild.module.css';

type Title = Pick<Shield, 'guildTitle' | 'characterClass' | 'isOfEveryClass'>;

export function GuildScreen({ titles }: { readonly titles: readonly Title[] }) {
  return (
    <PublicPage
      title="The Titles of the Guild"
      lead={`${titles.length} shields hang in the hall. One of them is yours.`}
    >
      {[...characterClasses, undefined].map((name) => (
        <section key={name ?? 'every'} className={classes.group}>
          <h2>{name ? `${name}s` : 'In every class'}</h2>
          <ul>
            {titles
              .filter((title) => (title.isOfEveryClass ? !name : title.characterClass === name))
              .map((title) => (
                <li key={title.guildTitle}>
                  <TitleLink guildTitle={title.guildTitle}>
                    <Crest {...crestOf(title)} size={72} />
                  </TitleLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </PublicPage>
  );
}
