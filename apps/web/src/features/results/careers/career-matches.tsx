import type { AssessmentResult, CareerRecommendation, ResultsOutput } from '@guildpath/contract';
import type { RetestAgreement } from '@guildpath/scoring';
import { Button } from '@guildpath/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Disclosure } from '../parts/disclosure.tsx';
import { displayLimits } from '../parts/display-limits.ts';
import { HowSureLink } from '../parts/how-sure-link.tsx';
import { oddsOf, peopleInWords } from '../parts/odds.ts';
import { ResultsSection } from '../parts/results-section.tsx';
import classes from '../results-report.module.css';
import { CareerFields } from './career-fields.tsx';
import { CareerMatch } from './career-match.tsx';

export interface CareerMatchesProps {
  readonly results: Pick<
    ResultsOutput,
    'assessmentResult' | 'careerRecommendations' | 'careerFields'
  >;
  /** Narrows the list; null if the result cannot be narrowed. */
  readonly choice: ReactNode;
  /** The odds are known only for the whole list. */
  readonly isNarrowed: boolean;
  /** True while the analyses are being written. */
  readonly isWriting: boolean;
}

/** The rest of the list opens in place, and is always printed. */
export function CareerMatches({ results, choice, isNarrowed, isWriting }: CareerMatchesProps) {
  const { careerRecommendations: careers, careerFields } = results;
  const [isOpen, setIsOpen] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  if (careers.length === 0) return null;
  const shownCount = isOpen ? careers.length : displayLimits.careers;

  const showAll = () => {
    flushSync(() => setIsOpen(true));
    // The focused button is gone, so the focus moves to the first career it revealed.
    firstOfRest.current?.focus();
  };

  return (
    <ResultsSection
      id="careers"
      title="Top Career Matches"
      lead="50% is a career drawn at random, 100% a perfect fit."
    >
      {choice}
      <div>
        {careerFields ? <CareerFields fields={careerFields} careers={careers} /> : null}
        <Disclosure summary="How to read these matches">
          {isNarrowed ? null : (
            <TiedForBest careers={careers} odds={oddsOf(results.assessmentResult)} />
          )}
          <p className={classes.lead}>
            The trail shows how far a career is from one drawn at random.
            {hasTooFewPuzzles(results.assessmentResult)
              ? " The Quick Quest has too few puzzles to judge by, so they don't count here."
              : null}
          </p>
        </Disclosure>
      </div>
      <ol className={classes.careers}>
        {careers.map((career, index) => (
          <li
            key={career.id}
            hidden={index >= shownCount}
            {...(index === displayLimits.careers ? { ref: firstOfRest, tabIndex: -1 } : {})}
          >
            <CareerMatch
              career={career}
              rank={index + 1}
              isShown={index < shownCount}
              isWriting={isWriting}
            />
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

// Matches within this many percentage points are ties: a few other answers would change their order.
const tiePoints = 1;

interface TiedForBestProps {
  readonly careers: readonly CareerRecommendation[];
  readonly odds: RetestAgreement;
}

function TiedForBest({ careers, odds }: TiedForBestProps) {
  const [best, ...others] = careers;
  if (!best) return null;
  const ties = others.filter(
    ({ matchPercentage }) => best.matchPercentage - matchPercentage <= tiePoints,
  );
  const names = new Intl.ListFormat('en').format(ties.map(({ careerTitle }) => careerTitle));
  return (
    <p className={classes.lead}>
      {ties.length > 0
        ? `${best.careerTitle} comes first by a hair: ${names} ${ties.length === 1 ? 'fits' : 'fit'} your answers almost as well. `
        : null}
      Taken again with other scenes, {peopleInWords(odds.bestMatch)} get the same best match: look
      at the direction before the first name. <HowSureLink />
    </p>
  );
}

// In results older than least options, the puzzles of the Quick Quest count.
function hasTooFewPuzzles({ assessmentType, leastCount }: AssessmentResult): boolean {
  return assessmentType === 'quick' && leastCount !== undefined;
}
