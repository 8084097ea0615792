import type { CareerRecommendation } from '@guildpath/contract';
import { Button, CareerCard } from '@guildpath/ui';
import { useState } from 'react';
import { CareerAnalysis } from './career-analysis.tsx';
import { CareerReasons } from './career-reasons.tsx';
import { displayLimits } from './display-limits.ts';
import classes from './results-report.module.css';
import { ResultsSection } from './results-section.tsx';

/** The best matches with the reasons for each; the rest of the list opens in place. */
export function CareerMatches({ careers }: { readonly careers: readonly CareerRecommendation[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? careers : careers.slice(0, displayLimits.careers);
  return (
    <ResultsSection
      title="Top Career Matches"
      lead="How well each career fits your answers: 50% is a career drawn at random, 100% a perfect fit."
    >
      <ol className={classes.careers}>
        {shown.map((career, index) => (
          <li key={career.id}>
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
      {shown.length < careers.length ? (
        <Button variant="outline" className={classes.more} onClick={() => setIsOpen(true)}>
          View All {careers.length} Career Matches
        </Button>
      ) : null}
    </ResultsSection>
  );
}
