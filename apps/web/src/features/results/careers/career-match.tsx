import type { CareerOutput, CareerRecommendation } from '@guildpath/contract';
import { namedCompanies } from '@guildpath/scoring';
import { CareerCard, Tag } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { displayLimits } from '../parts/display-limits.ts';
import { Fold } from '../parts/fold.tsx';
import { toParagraphs } from '../parts/paragraphs.ts';
import classes from './career-details.module.css';
import { CareerActions, CareerFacts } from './career-extras.tsx';
import { CareerReasons } from './career-reasons.tsx';

export interface CareerMatchProps {
  readonly career: CareerRecommendation;
  readonly rank: number;
  /** What the catalogue knows of it is fetched once it is shown. */
  readonly isShown: boolean;
  /** Whether its analysis is still being written. */
  readonly isWriting: boolean;
}

/** One match: what it takes and what to try first, and why it fits on request. */
export function CareerMatch({ career, rank, isShown, isWriting }: CareerMatchProps) {
  const { id, careerTitle, aiAnalysis = '' } = career;
  const inCatalogue = trpc.catalogue.career.useQuery({ careerId: id }, { enabled: isShown });
  const payGroup = inCatalogue.data?.payGroup;
  const companies = namedCompanies(aiAnalysis);
  const told = aiAnalysis ? toParagraphs(aiAnalysis) : tellFromInside(inCatalogue.data);
  return (
    <CareerCard
      rank={rank}
      title={careerTitle}
      category={career.careerCategory}
      matchPercentage={career.matchPercentage}
    >
      <div className={classes.extras} aria-busy={isShown && inCatalogue.isPending}>
        <CareerFacts career={inCatalogue.data} />
      </div>
      {companies.length > 0 ? (
        <ul className={classes.chips} aria-label="Employers">
          {companies.map((company) => (
            <li key={company}>
              <Tag>{company}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <CareerActions careerId={id} title={careerTitle} />
      <Fold
        summary={
          <>
            {aiAnalysis ? 'Read the analysis' : 'About this career'}{' '}
            <span className="gp-visually-hidden">of {careerTitle}</span>
          </>
        }
      >
        <p>{career.description}</p>
        {payGroup ? (
          <p>The pay is that of all {payGroup}: half of them earn more, half less.</p>
        ) : null}
        <CareerReasons reasons={career.reasons} />
        <ul className={classes.chips} aria-label="Key skills">
          {career.skillTags.slice(0, displayLimits.skillTagsPerCareer).map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </ul>
        <div className={classes.analysis}>
          {isWriting && aiAnalysis ? (
            <p>This analysis is being written.</p>
          ) : (
            told.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          )}
        </div>
      </Fold>
    </CareerCard>
  );
}

/** For matches that no analysis was written for: those of a chosen length of preparation. */
function tellFromInside(career: CareerOutput | undefined): string[] {
  const { day, enjoys, wears } = career ?? {};
  return [day, enjoys, wears].filter((sentence) => sentence !== undefined);
}
