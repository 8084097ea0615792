import { type CareerOutput, isDegreeOptional } from '@guildpath/contract';
import { formatPay, formatPeople } from '../../../shared/careers/format-figures.ts';
import { jobZoneWords } from '../../../shared/careers/job-zone-words.ts';
import { SaveButton } from '../../../shared/careers/save-button.tsx';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './career-details.module.css';

function schoolingOf(career: CareerOutput): string {
  const { entryEducation, jobZone } = career;
  if (!isDegreeOptional(career)) return entryEducation ?? jobZoneWords[jobZone].name;
  return entryEducation ? `${entryEducation} (not the only way in)` : 'No degree needed';
}

export interface CareerFactsProps {
  /** Undefined until it is loaded. */
  readonly career: CareerOutput | undefined;
  /** The first step of the best match is a dare. */
  readonly isBest: boolean;
}

// With fewer jobs than this in the US, an occupation is rare.
const rareBelow = 30_000;

// Some steps take a month.
function dareLabel(step: string): string {
  return /\b(weeks|months?)\b/.test(step)
    ? 'Your dare, starting this week:'
    : 'Your dare for the next seven days:';
}

/** The disclosure of the match names the group that the pay belongs to. */
export function CareerFacts({ career, isBest }: CareerFactsProps) {
  if (!career) return null;
  const { medianPay, payGroup, employment, firstStep } = career;
  const pay =
    medianPay === undefined ? undefined : formatPay(medianPay, payGroup && 'of its group');
  return (
    <>
      <p className={classes.facts}>{[schoolingOf(career), pay].filter(Boolean).join(' · ')}</p>
      {employment !== undefined && employment < rareBelow ? (
        <p className={classes.facts}>{formatPeople(employment)} people in the US do this.</p>
      ) : null}
      {firstStep ? (
        <p className={classes.step}>
          <strong>{isBest ? dareLabel(firstStep) : 'Your next step:'}</strong> {firstStep}
        </p>
      ) : null}
    </>
  );
}

/** Closing the library goes back this many steps (`useCatalogueDrawer`). */
export const backToResults = { drawerDepth: 1 };

export interface CareerActionsProps {
  readonly careerId: string;
  readonly title: string;
}

export function CareerActions({ careerId, title }: CareerActionsProps) {
  return (
    <div className={classes.actions}>
      <LinkButton
        to="/dashboard"
        search={{ open: 'career-library', career: careerId }}
        state={backToResults}
        variant="outline"
        size="sm"
      >
        Open in Career Library<span className="gp-visually-hidden">: {title}</span>
      </LinkButton>
      <SaveButton careerId={careerId} title={title} />
    </div>
  );
}
