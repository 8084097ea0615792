import type { CareerRecommendation } from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';
import { CareerCard } from '@guildpath/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { SaveButton } from '../../../shared/careers/save-button.tsx';
import { Disclosure } from '../../../shared/layout/disclosure.tsx';
import { ReaderKind } from '../reader.ts';
import { displayLimits } from '../sections/display-limits.ts';
import { toSentences } from '../sections/paragraphs.ts';
import { Analysis } from './analysis.tsx';
import classes from './career-details.module.css';
import { CareerFacts, LibraryLink, MoreFacts } from './career-extras.tsx';
import { CareerReasons } from './career-reasons.tsx';

export interface CareerMatchProps {
  readonly career: CareerRecommendation;
  readonly rank: number;
  /** True while the analysis is being written. */
  readonly isWriting: boolean;
}

const openPartsIn = oncePer((_: QueryClient) => new Set<string>());

/** Remembers what is open on the page, so that it still is on coming back from the library. */
export function useStaysOpen(id: string): readonly [boolean, (isOpen: boolean) => void] {
  const openParts = openPartsIn(useQueryClient());
  const [wasOpen] = useState(openParts.has(id));
  return [wasOpen, (isOpen) => void (isOpen ? openParts.add(id) : openParts.delete(id))];
}

export function CareerMatch({ career, rank, isWriting }: CareerMatchProps) {
  const { id, careerTitle, analysis, facts } = career;
  const isPersonal = analysis.appeals.length > 0;
  const [wasOpen, setStaysOpen] = useStaysOpen(id);
  const isMember = useContext(ReaderKind) === 'member';
  const [summary, ...rest] = toSentences(career.description);
  return (
    <CareerCard
      title={careerTitle}
      interest={career.reasons.sharedInterest}
      matchPercentage={career.matchPercentage}
      summary={summary}
      facts={
        <>
          {rank === 1 ? <strong>Best match · </strong> : null}
          <CareerFacts facts={facts} />
        </>
      }
      action={
        isMember ? <SaveButton careerId={id} title={careerTitle} className={classes.save} /> : null
      }
    >
      <ul className={classes.skills} aria-label="Key skills">
        {career.skillTags.slice(0, displayLimits.skillTagsPerCareer).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <Disclosure
        isOpen={wasOpen}
        onToggle={setStaysOpen}
        summary={
          <>
            {isPersonal ? 'Read the analysis' : 'About this career'}{' '}
            <span className="gp-visually-hidden">of {careerTitle}</span>
          </>
        }
      >
        {rest.length > 0 ? <p>{rest.join(' ')}</p> : null}
        <MoreFacts facts={facts} />
        <CareerReasons reasons={career.reasons} />
        {isWriting && isPersonal ? (
          <p>We’re still writing this one.</p>
        ) : (
          <Analysis analysis={analysis} />
        )}
        {analysis.firstStep && rank > 1 ? (
          <p>
            <strong>Your next step:</strong> {analysis.firstStep}
          </p>
        ) : null}
        {isMember ? <LibraryLink careerId={id} title={careerTitle} /> : null}
      </Disclosure>
    </CareerCard>
  );
}
