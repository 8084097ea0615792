import type { PlaceOutput } from '@guildpath/contract';
import { NextStudent } from '../../shared/halls/next-student.tsx';
import { OwnQuest } from '../../shared/halls/own-quest.tsx';
import { ReturnWords } from '../../shared/halls/return-words.tsx';
import { formatCalendarDay } from '../../shared/layout/format-time.ts';
import classes from './join.module.css';

/** Leads a student on, and lets the next one in. */
export function OwnPlace({ place }: { readonly place: PlaceOutput }) {
  return (
    <div className={classes.form}>
      <ReturnWords />
      <OwnQuest place={place} fullWidth />
      <NextStudent name={place.name} />
      <p className="gp-soft gp-small gp-center">
        We delete this hall on {formatCalendarDay(place.deleteOn)}.
      </p>
    </div>
  );
}
