import type { CareerOutput, CareerRecommendation } from '@guildpath/contract';
import { namedCompanies } from '@guildpath/scoring';
import { CareerCard, Tag } from '@guildpath/ui';
import { useId } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { displayLimits } from '../parts/display-limits.ts';
import { toParagraphs } from '../parts/paragraphs.ts';
import classes from './career-details.module.css';
import { CareerActions, CareerFacts } from './career-extras.tsx';
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
  const inCatalogue = trpc.catalogue.career.useQuery({ careerId: id }, { enabled: isShown });
  const { medianPay, payGroup, firstStep } = inCatalogue.data ?? {};
  const companies = namedCompanies(aiAnalysis);
  const paragraphs = aiAnalysis
    ? toParagraphs(withoutStep(aiAnalysis, firstStep))
    : toDescription(inCatalogue.data);
  return (
    <CareerCard
      rank={rank}
      title={careerTitle}
      category={career.careerCategory}
      matchPercentage={career.matchPercentage}
    >
      <div className={classes.extras} aria-busy={isShown && inCatalogue.isPending}>
        <CareerFacts career={inCatalogue.data} isBest={rank === 1} />
      </div>
      <KeySkills tags={career.skillTags} />
      {companies.length > 0 ? (
        <p className={classes.employers}>Employers: {companies.join(', ')}</p>
      ) : null}
      <CareerActions careerId={id} title={careerTitle} />
      <Disclosure
        summary={
          <>
            {aiAnalysis ? 'Read the analysis' : 'About this career'}{' '}
            <span className="gp-visually-hidden">of {careerTitle}</span>
          </>
        }
      >
        <p>{career.description}</p>
        {payGroup && medianPay !== undefined ? (
          <p>The pay is for all {payGroup}. Half of them earn more, half less.</p>
        ) : null}
        <CareerReasons reasons={career.reasons} />
        <div className={classes.analysis}>
          {isWriting && aiAnalysis ? (
            <p>We’re still writing this one.</p>
          ) : (
            paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          )}
        </div>
      </Disclosure>
    </CareerCard>
  );
}

function KeySkills({ tags }: { readonly tags: readonly string[] }) {
  const labelId = useId();
  return (
    <div className={classes.skills}>
      <span id={labelId}>Key skills</span>
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

// Removes the sentence with the first step, which is shown above the analysis.
function withoutStep(analysis: string, step: string | undefined): string {
  const at = step ? analysis.indexOf(step) : -1;
  if (!step || at < 0) return analysis;
  const start = Math.max(analysis.lastIndexOf('. ', at), analysis.lastIndexOf('\n', at)) + 1;
  return analysis.slice(0, start) + analysis.slice(at + step.length);
}

// Replaces the analysis, which matches for a chosen length of preparation lack.
function toDescription(career: CareerOutput | undefined): string[] {
  const { day, enjoys, wears } = career ?? {};
  return [day, enjoys, wears].filter((sentence) => sentence !== undefined);
}
