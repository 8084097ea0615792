import type { GuildMember } from '@guildpath/contract';
import { Crest } from '@guildpath/ui';
import { classEmblems } from '../../shared/profile/class-emblems.ts';
import classes from './public-card-screen.module.css';

export interface MemberCrestProps {
  readonly member: GuildMember;
  /** The level of the title's heading. */
  readonly level: 1 | 2;
}

/** Shows crest, guild title and class of a person. */
export function MemberCrest({ member: { characterClass, guildTitle }, level }: MemberCrestProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.member}>
      <Crest emblem={classEmblems[characterClass]} size={104} />
      <Heading>{guildTitle ?? `A ${characterClass}`}</Heading>
      {guildTitle ? <p className={classes.class}>{characterClass} of the guild</p> : null}
    </div>
  );
}
