import type { CareerFacts as Facts } from '@guildpath/contract';
import { formatDollars, formatPeople } from '../../../shared/careers/format-figures.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './career-details.module.css';

interface CareerFactsProps {
  readonly facts: Facts;
}

/** The disclosure of the match names the group that the pay belongs to. */
export function CareerFacts({ facts }: CareerFactsProps) {
  const { schooling, medianPay, payGroup, growthPercent = 0, requirement } = facts;
  const pay = medianPay && `${formatDollars(medianPay)} a year${payGroup ? ' (whole group)' : ''}`;
  const outlook = facts.outlook ?? (growthPercent < 0 && 'fewer jobs each year');
  return (
    <span className={classes.facts}>
      {[schooling, pay, outlook, requirement].filter(Boolean).join(' · ')}
    </span>
  );
}

// With fewer jobs than this in the US, an occupation is rare.
const rareBelow = 30_000;

/** Shows what the line of facts has no room for. */
export function MoreFacts({ facts }: CareerFactsProps) {
  const { medianPay, payYear, payGroup, employment, caveat } = facts;
  return (
    <>
      {employment !== undefined && employment < rareBelow ? (
        <p>{formatPeople(employment)} people in the US do this.</p>
      ) : null}
      {caveat ? <p>{caveat}</p> : null}
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
