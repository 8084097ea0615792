import { type CareerOutput, isDegreeOptional, payYear, schoolingWords } from '@guildpath/contract';
import { formatDollars, formatPeople } from '../../../shared/careers/format-figures.ts';
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

interface CareerFactsProps extends CareerProps {
  readonly isPending: boolean;
}

/** The disclosure of the match names the group that the pay belongs to. */
export function CareerFacts({ career, isPending }: CareerFactsProps) {
  const { medianPay, payGroup, growthPercent = 0, requirement } = career ?? {};
  const pay = medianPay && `${formatDollars(medianPay)} a year${payGroup ? ' (whole group)' : ''}`;
  const outlook = growthPercent < 0 && 'fewer jobs each year';
  const facts = career ? [schoolingOf(career), pay, outlook, requirement] : [];
  return (
    <span className={classes.facts} aria-busy={isPending}>
      {facts.filter(Boolean).join(' · ')}
    </span>
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
      {medianPay === undefined ? null : (
        <p>
          Half of {payGroup ? `all ${payGroup}` : 'people in this job'} earned more than that in{' '}
          {payYear}, half less.
        </p>
      )}
    </>
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
