import { type CareerOutput, isDegreeOptional } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { formatPay } from '../../../shared/careers/format-figures.ts';
import { jobZoneWords } from '../../../shared/careers/job-zone-words.ts';
import { useSavedCareer } from '../../../shared/careers/use-saved-career.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './career-details.module.css';

function schoolingOf(career: CareerOutput): string {
  const { entryEducation, jobZone } = career;
  if (!isDegreeOptional(career)) return entryEducation ?? jobZoneWords[jobZone].name;
  return entryEducation ? `${entryEducation} (not the only way in)` : 'No degree needed';
}

/** The disclosure of the match names the group that the pay belongs to. */
export function CareerFacts({ career }: { readonly career: CareerOutput | undefined }) {
  if (!career) return null;
  const { medianPay, payGroup, firstStep } = career;
  const pay =
    medianPay === undefined ? undefined : formatPay(medianPay, payGroup && 'of its group');
  return (
    <>
      <p className={classes.facts}>{[schoolingOf(career), pay].filter(Boolean).join(' · ')}</p>
      {firstStep ? (
        <p className={classes.step}>
          <strong>Your next step:</strong> {firstStep}
        </p>
      ) : null}
    </>
  );
}

export interface CareerActionsProps {
  readonly careerId: string;
  readonly title: string;
}

export function CareerActions({ careerId, title }: CareerActionsProps) {
  const { isSaved, setSaved } = useSavedCareer(careerId);
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <div className={classes.actions}>
      <LinkButton
        to="/dashboard"
        search={{ open: 'career-library', career: careerId }}
        variant="outline"
        size="sm"
      >
        Open in Career Library<span className="gp-visually-hidden">: {title}</span>
      </LinkButton>
      <Button
        variant="quiet"
        size="sm"
        leftIcon={<Icon size={20} aria-hidden="true" />}
        onClick={() => setSaved(!isSaved)}
      >
        <span>{isSaved ? 'Saved' : 'Save'}</span>
        <span className="gp-visually-hidden"> {title}</span>
      </Button>
    </div>
  );
}
