import type { CareerRecommendation } from '@guildpath/contract';
import { CareerCard, Tag } from '@guildpath/ui';
import { useContext, useId } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { SaveButton } from '../../../shared/careers/save-button.tsx';
import { ReaderKind } from '../reader.ts';
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
  /** The career's details are fetched once it is shown. */
  readonly isShown: boolean;
  /** True while the analysis is being written. */
  readonly isWriting: boolean;
}

export function CareerMatch({ career, rank, isShown, isWriting }: CareerMatchProps) {
  const { id, careerTitle, aiAnalysis = '' } = career;
  const { data, isPending } = trpc.catalogue.career.useQuery(
    { careerId: id },
    { enabled: isShown },
  );
  const canSave = useContext(ReaderKind) === 'member';
  const [summary, ...rest] = toSentences(career.description);
  return (
    <CareerCard
      rank={rank}
      title={careerTitle}
      category={career.careerCategory}
      matchPercentage={career.matchPercentage}
      summary={summary}
      facts={<CareerFacts career={data} />}
      action={
        canSave ? <SaveButton careerId={id} title={careerTitle} className={classes.save} /> : null
      }
    >
      <KeySkills tags={career.skillTags} />
      <div className={classes.next} aria-busy={isShown && isPending}>
        {data?.firstStep ? <FirstStep step={data.firstStep} isBest={rank === 1} /> : null}
      </div>
      <Disclosure
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
