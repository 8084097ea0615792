import { Crest, Panel } from '@guildpath/ui';
import classes from './card-invitation.module.css';

/** A placeholder for the share card, which says what it will show. */
export function CardInvitation() {
  return (
    <Panel as="section" className={classes.invitation} aria-labelledby="share">
      <div className={classes.blank} aria-hidden="true">
        <Crest emblem="explorer" size={72} />
        <span />
        <span />
        <span />
      </div>
      <h2 id="share">Your card is still blank</h2>
      <p>
        Finish a quest, and your archetype, your personality type and your top career are drawn on a
        card to keep and to share.
      </p>
    </Panel>
  );
}
