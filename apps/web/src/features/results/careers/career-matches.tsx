import type { CareerRecommendation, ResultsOutput } from '@guildpath/contract';
import { Button, CareerCard } from '@guildpath/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { displayLimits } from '../parts/display-limits.ts';
import { ResultsSection } from '../parts/results-section.tsx';
import classes from '../results-report.module.css';
import { CareerAnalysis } from './career-analysis.tsx';
import { CareerFields } from './career-fields.tsx';
import { CareerReasons } from './career-reasons.tsx';

export interface CareerMatchesProps {
  readonly results: Pick<ResultsOutput, 'careerRecommendations' | 'careerFields'>;
  /** Narrows the list, where the result can be narrowed. */
  readonly choice: ReactNode;
}

/**
 * The fields of work first, then the best matches with the reasons for each; the rest of the list opens in place, and
 * is always printed.
 */
export function CareerMatches({ results, choice }: CareerMatchesProps) {
  const { careerRecommendations: careers, careerFields } = results;
  const [isOpen, setIsOpen] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  if (careers.length === 0) return null;
  const shownCount = isOpen ? careers.length : displayLimits.careers;

  const showAll = () => {
    flushSync(() => setIsOpen(true));
    // The pressed button is gone; the focus moves to the first career it revealed.
    firstOfRest.current?.focus();
  };

  return (
    <ResultsSection
      id="careers"
      title="Top Career Matches"
      lead="How well each career fits your answers: 50% is a career drawn at random, 100% a perfect fit."
    >
      {choice}
      {careerFields ? <CareerFields fields={careerFields} careers={careers} /> : null}
      <TiedForBest careers={careers} />
      <ol className={classes.careers}>
        {careers.map((career, index) => (
          <li
            key={career.id}
            hidden={index >= shownCount}
            {...(index === displayLimits.careers ? { ref: firstOfRest, tabIndex: -1 } : {})}
          >
            <CareerCard
              rank={index + 1}
              title={career.careerTitle}
              category={career.careerCategory}
              matchPercentage={career.matchPercentage}
              description={career.description}
              skillTags={career.skillTags.slice(0, displayLimits.skillTagsPerCareer)}
            >
              <CareerReasons reasons={career.reasons} />
              {career.aiAnalysis ? (
                <CareerAnalysis title={career.careerTitle} analysis={career.aiAnalysis} />
              ) : null}
            </CareerCard>
          </li>
        ))}
      </ol>
      {shownCount < careers.length ? (
        <Button variant="outline" className={classes.more} onClick={showAll}>
          View All {careers.length} Career Matches
        </Button>
      ) : null}
    </ResultsSection>
  );
}

/** Percentage points within which matches are ties: a few other answers would change their order. */
const tiePoints = 1;

/** Names the best match together with those that fit as well. */
function TiedForBest({ careers }: { readonly careers: readonly CareerRecommendation[] }) {
  const [best, ...others] = careers;
  const ties = others.filter(
    ({ matchPercentage }) => best && best.matchPercentage - matchPercentage <= tiePoints,
  );
  if (!best || ties.length === 0) return null;
  const names = new Intl.ListFormat('en').format(ties.map(({ careerTitle }) => careerTitle));
  return (
    <p className={classes.lead}>
      {best.careerTitle} comes first by a hair: {names} {ties.length === 1 ? 'fits' : 'fit'} your
      answers as well.
    </p>
  );
}
