import { type Hall, paths, placesMaxCount, tierFacts } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { useSiteAddress } from '../../../shared/api/site-settings.ts';
import { formatCalendarDay } from '../../../shared/layout/format-time.ts';
import classes from './hall-board.module.css';
import { QrCode } from './qr-code.tsx';

/** Shows what goes on the board of a classroom: where to go, and the code. */
export function HallBoard({ hall }: { readonly hall: Hall }) {
  const { name, joinCode, isOpen, joinUntil, placeCount, finishedCount, assessmentType } = hall;
  const { origin, host } = useSiteAddress();
  return (
    <Panel as="section" ornate padding="lg" className={classes.board} aria-labelledby="hall">
      <div className="gp-stack gp-gap-3">
        <h1 id="hall">{name}</h1>
        {isOpen ? (
          <>
            <p className={classes.address}>
              Go to <strong>{host}/join</strong> and type
            </p>
            <p className={classes.code}>{joinCode}</p>
          </>
        ) : (
          <p className={classes.code}>Closed</p>
        )}
        <p className="gp-soft">
          {tierFacts[assessmentType].name}, {tierFacts[assessmentType].minutes} minutes.{' '}
          <span>
            {isOpen
              ? `Open to join until ${formatCalendarDay(joinUntil)}.`
              : 'No one else can join. Those who have a place come back with their four words.'}
          </span>
        </p>
        <p className={classes.counts} role="status">
          <strong>{placeCount}</strong> of {placesMaxCount} joined, <strong>{finishedCount}</strong>{' '}
          finished
        </p>
      </div>
      {isOpen ? <QrCode text={origin + paths.join(joinCode)} className={classes.qr} /> : null}
    </Panel>
  );
}
