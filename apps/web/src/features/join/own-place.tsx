import type { PlaceOutput } from '@guildpath/contract';
import { NextStudent } from '../../shared/halls/next-student.tsx';
import { ReturnWords } from '../../shared/halls/return-words.tsx';
import { formatCalendarDay } from '../../shared/layout/format-time.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { useContinueLabel } from '../../shared/quest/start-quest.tsx';
import classes from './join.module.css';

/** Leads a student on, and lets the next one in. */
export function OwnPlace({ place }: { readonly place: PlaceOutput }) {
  const { assessmentResultId, assessmentType: tier } = place;
  const continueLabel = useContinueLabel(tier);
  return (
    <div className={classes.form}>
      <ReturnWords />
      {assessmentResultId ? (
        <LinkButton to="/results/$assessmentResultId" params={{ assessmentResultId }} fullWidth>
          Open Your Result
        </LinkButton>
      ) : (
        <LinkButton to="/assessment/$tier" params={{ tier }} fullWidth>
          {continueLabel ?? 'Begin the Quest'}
        </LinkButton>
      )}
      <NextStudent name={place.name} />
      <p className="gp-soft gp-small gp-center">
        We delete this hall on {formatCalendarDay(place.deleteOn)}.
      </p>
    </div>
  );
}
