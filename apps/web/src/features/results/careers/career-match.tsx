import type { CareerRecommendation } from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';
import { CareerCard, Tag } from '@guildpath/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { SaveButton } from '../../../shared/careers/save-button.tsx';
import { Disclosure } from '../sections/disclosure.tsx';
import { displayLimits } from '../sections/display-limits.ts';
import { toSentences } from '../sections/paragraphs.ts';
import { analysisParts } from './analysis-parts.ts';
import classes from './career-details.module.css';
import { CareerFacts, FirstStep, LibraryLink, MoreFacts } from './career-extras.tsx';
import { CareerReasons } from './career-reasons.tsx';

export interface CareerMatchProps {
  readonly career: CareerRecommendation;
  readonly rank: number;
  /** True while the analysis is being written. */
  readonly isWriting: boolean;
}

/** The careers whose analysis is open, so that it still is on coming back from the library. */
const openCareersIn = oncePer((_: QueryClient) => new Set<string>());

export function CareerMatch({ career, rank, isWriting }: CareerMatchProps) {
  const { id, careerTitle, aiAnalysis = '' } = career;
  const { data, isPending } = trpc.catalogue.career.useQuery({ careerId: id });
  const openCareers = openCareersIn(useQueryClient());
  const [wasOpen] = useState(openCareers.has(id));
  const [summary, ...rest] = toSentences(career.description);
  return (
    <CareerCard
      rank={rank}
      title={careerTitle}
      category={career.careerCategory}
      matchPercentage={career.matchPercentage}
      summary={summary}
      facts={<CareerFacts career={data} />}
      action={<SaveButton careerId={id} title={careerTitle} className={classes.save} />}
    >
      <KeySkills tags={career.skillTags} />
      <div className={classes.next} aria-busy={isPending}>
        {data?.firstStep ? <FirstStep step={data.firstStep} isBest={rank === 1} /> : null}
      </div>
      <Disclosure
        isOpen={wasOpen}
        onToggle={(isOpen) => (isOpen ? openCareers.add(id) : openCareers.delete(id))}
        summary={
          <>
            {aiAnalysis ? 'Read the analysis' : 'About this career'}{' '}
            <span className="gp-visually-hidden">of {careerTitle}</span>
          </>
        }
      >
        {rest.length > 0 ? <p>{rest.join(' ')}</p> : null}
        <MoreFacts career={data} />
        <CareerReasons reasons={career.reasons} />
        {isWriting && aiAnalysis ? (
          <p>We’re still writing this one.</p>
        ) : (
          <div className={classes.analysis}>
            {analysisParts(aiAnalysis, data).map(({ heading, paragraphs }) => (
              <section key={heading ?? ''}>
                {heading ? <h4>{heading}</h4> : null}
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </div>
        )}
        <LibraryLink careerId={id} title={careerTitle} />
      </Disclosure>
    </CareerCard>
  );
}

function KeySkills({ tags }: { readonly tags: readonly string[] }) {
  const labelId = useId();
  return (
    <div className={classes.skills}>
      <span id={labelId} className="gp-visually-hidden">
        Key skills
      </span>
      <ul aria-labelledby={labelId}>
        {tags.slice(0, displayLimits.skillTagsPerCareer).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
