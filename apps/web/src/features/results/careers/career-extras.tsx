import { type CareerOutput, isDegreeOptional, schoolingWords } from '@guildpath/contract';
import { dareWords } from '../../../shared/careers/dare-words.ts';
import { formatPay, formatPeople } from '../../../shared/careers/format-figures.ts';
import { jobZoneWords } from '../../../shared/careers/job-zone-words.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './career-details.module.css';

function schoolingOf(career: CareerOutput): string {
  const { entryEducation, jobZone } = career;
  const usual = entryEducation && schoolingWords(entryEducation);
  if (!isDegreeOptional(career)) return usual ?? jobZoneWords[jobZone].name;
  return usual ? `${usual} (not the only way in)` : 'No degree needed';
}

interface CareerProps {
  /** Undefined until it is loaded. */
  readonly career: CareerOutput | undefined;
}

/** The disclosure of the match names the group that the pay belongs to. */
export function CareerFacts({ career }: CareerProps) {
  if (!career) return null;
  const { medianPay, payGroup, growthPercent = 0, requirement } = career;
  const pay =
    medianPay === undefined ? undefined : formatPay(medianPay, payGroup && 'for the whole group');
  const outlook = growthPercent < 0 && 'fewer jobs each year';
  const facts = [schoolingOf(career), pay, outlook].filter(Boolean).join(' · ');
  return (
    <>
      <p className={classes.facts}>{facts}</p>
      {requirement ? <p className={classes.facts}>{requirement}</p> : null}
    </>
  );
}

// With fewer jobs than this in the US, an occupation is rare.
const rareBelow = 30_000;

/** Says what the line of facts has no room for. */
export function MoreFacts({ career }: CareerProps) {
  const { medianPay, payGroup, employment } = career ?? {};
  return (
    <>
      {employment !== undefined && employment < rareBelow ? (
        <p>{formatPeople(employment)} people in the US do this.</p>
      ) : null}
      {career?.rarelyLivedOn ? <p>{career.rarelyLivedOn}</p> : null}
      {payGroup && medianPay !== undefined ? (
        <p>The pay is for all {payGroup}. Half of them earn more, half less.</p>
      ) : null}
    </>
  );
}

export interface FirstStepProps {
  readonly step: string;
  /** The first step of the best match is a dare. */
  readonly isBest: boolean;
}

export function FirstStep({ step, isBest }: FirstStepProps) {
  return (
    <p className={classes.step}>
      <strong>{isBest ? dareWords(step) : 'Your next step:'}</strong> {step}
    </p>
  );
}

/** Closing the library goes back this many steps (`useCatalogueDrawer`). */
export const backToResults = { drawerDepth: 1 };

interface LibraryLinkProps {
  readonly careerId: string;
  readonly title: string;
}

export function LibraryLink({ careerId, title }: LibraryLinkProps) {
  return (
    <LinkButton
      to="/dashboard"
      search={{ open: 'career-library', career: careerId }}
      state={backToResults}
      variant="outline"
      size="sm"
      className={classes.library}
    >
      Open in Career Library<span className="gp-visually-hidden">: {title}</span>
    </LinkButton>
  );
}
