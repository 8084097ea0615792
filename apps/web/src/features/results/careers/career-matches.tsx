import type { CareerRecommendation, ResultsOutput } from '@guildpath/contract';
import type { RetestOdds } from '@guildpath/scoring';
import { Button } from '@guildpath/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { oddsOf, peopleInWords } from '../../../shared/results/odds.ts';
import classes from '../results-report.module.css';
import { Disclosure } from '../sections/disclosure.tsx';
import { displayLimits } from '../sections/display-limits.ts';
import { HowSureLink } from '../sections/how-sure-link.tsx';
import { ResultsSection } from '../sections/results-section.tsx';
import { CareerFields, MoreCareers } from './career-fields.tsx';
import { CareerMatch } from './career-match.tsx';

export interface CareerMatchesProps {
  readonly results: Pick<
    ResultsOutput,
    'assessmentResult' | 'careerRecommendations' | 'careerFields' | 'moreCareers' | 'scoringVersion'
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
  const { careerRecommendations: careers, careerFields, moreCareers = [] } = results;
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
    <ResultsSection id="careers" title="Top Career Matches">
      {choice}
      {careerFields ? (
        <CareerFields fields={careerFields} careers={[...careers, ...moreCareers]} />
      ) : null}
      <div>
        <BestMatch careers={careers} />
        <p className={classes.lead}>
          50% means no better than a random job. It isn’t your chance of success.
        </p>
        <Disclosure summary="How to read these matches">
          {isNarrowed ? null : <BestMatchOdds odds={oddsOf(results.assessmentResult)} />}
          <p className={classes.lead}>{puzzleWords(results)}</p>
        </Disclosure>
      </div>
      <ol className={classes.careers}>
        {careers.map((career, index) => (
          <li
            key={career.id}
            hidden={index >= shownCount}
            {...(index === displayLimits.careers ? { ref: firstOfRest, tabIndex: -1 } : {})}
          >
            <CareerMatch career={career} rank={index + 1} isWriting={isWriting} />
          </li>
        ))}
      </ol>
      {shownCount < careers.length ? (
        <Button variant="outline" className={classes.more} onClick={showAll}>
          View All {careers.length} Career Matches
        </Button>
      ) : null}
      {careerFields && moreCareers.length > 0 ? (
        <MoreCareers fields={careerFields} careers={moreCareers} />
      ) : null}
    </ResultsSection>
  );
}

// Matches within this many percentage points are ties: a few other answers would change their order.
const tiePoints = 1;

function BestMatch({ careers }: { readonly careers: readonly CareerRecommendation[] }) {
  const [best, ...others] = careers;
  if (!best) return null;
  const ties = others.filter(
    ({ matchPercentage }) => best.matchPercentage - matchPercentage <= tiePoints,
  );
  const names = new Intl.ListFormat('en').format(
    [best, ...ties].map(({ careerTitle }) => careerTitle),
  );
  return (
    <p className={classes.best}>
      {ties.length > 0 ? `${names} fit about equally well.` : `Your best match is ${names}.`}
    </p>
  );
}

function BestMatchOdds({ odds }: { readonly odds: RetestOdds }) {
  return (
    <p className={classes.lead}>
      Taken again with other scenes, {peopleInWords(odds.bestMatch)} get the same best match, so
      trust the direction more than the name at the top. <HowSureLink />
    </p>
  );
}

// Older results count puzzles differently: Quick without a least option, Standard before version 3.
function puzzleWords({ assessmentResult, scoringVersion }: CareerMatchesProps['results']): string {
  const { assessmentType, leastCount } = assessmentResult;
  if (assessmentType === 'quick' && leastCount !== undefined) {
    return 'Puzzles on the Quick Quest are just for fun and don’t count here.';
  }
  if (assessmentType === 'standard' && Number.parseInt(scoringVersion, 10) >= 3) {
    return 'Your puzzles can raise a match but never lower one.';
  }
  return 'Your puzzles count a little, too.';
}
