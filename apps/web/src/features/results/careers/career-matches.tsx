import type { CareerRecommendation } from '@guildpath/contract';
import { Button, CareerCard } from '@guildpath/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { displayLimits } from '../parts/display-limits.ts';
import { ResultsSection } from '../parts/results-section.tsx';
import classes from '../results-report.module.css';
import { CareerAnalysis } from './career-analysis.tsx';
import { CareerReasons } from './career-reasons.tsx';

/** The best matches with the reasons for each; the rest of the list opens in place, and is always printed. */
export function CareerMatches({ careers }: { readonly careers: readonly CareerRecommendation[] }) {
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
