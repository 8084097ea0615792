import { crestOf, type GuildMember } from '@guildpath/contract';
import { Crest } from '@guildpath/ui';
import classes from './member-crest.module.css';
import { TitleLink } from './title-link.tsx';

export interface MemberCrestProps {
  readonly member: GuildMember;
  /** The level of the title's heading. */
  readonly level: 1 | 2;
}

/** Shows crest, guild title and class of a person. */
export function MemberCrest({ member, level }: MemberCrestProps) {
  const { characterClass, guildTitle } = member;
  const Heading = `h${level}` as const;
  return (
    <div className={classes.member}>
      <Crest {...crestOf(member)} size={104} />
      <Heading>
        <TitleLink guildTitle={guildTitle} />
      </Heading>
      <p className={classes.class}>{characterClass} of the guild</p>
    </div>
  );
}
