import { crestOf, type GuildMember } from '@guildpath/contract';
import { Crest } from '@guildpath/ui';
import { useWindowEvent } from '@mantine/hooks';
import classes from './reveal.module.css';

export interface RevealProps {
  readonly member: GuildMember;
  readonly onEnd: () => void;
}

/** Covers the page for 1.2 seconds with the shield and the title; any press or key ends it. Decorative. */
export function Reveal({ member, onEnd }: RevealProps) {
  useWindowEvent('keydown', onEnd);
  return (
    // Ends by keys too, which the window hears.
    <div
      className={classes.reveal}
      aria-hidden="true"
      onClick={onEnd}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) onEnd();
      }}
    >
      <Crest {...crestOf(member)} size={176} loading="eager" className={classes.crest} />
      <p className={classes.title}>{member.guildTitle}</p>
    </div>
  );
}
