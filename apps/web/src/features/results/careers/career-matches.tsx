import { type ResultsOutput, surenessSentences } from '@guildpath/contract';
import { surenessOf } from '@guildpath/scoring';
import { Button } from '@guildpath/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from '../results-report.module.css';
import { displayLimits } from '../sections/display-limits.ts';
import { ResultsSection } from '../sections/results-section.tsx';
import { CareerMatch, useStaysOpen } from './career-match.tsx';
import { FieldMore, FieldWords } from './field-words.tsx';
import { groupByField } from './group-by-field.ts';

export interface CareerMatchesProps {
  readonly results: ResultsOutput;
  /** Narrows the list. */
  readonly choice: ReactNode;
  /** True while the analyses are being written. */
  readonly isWriting: boolean;
}

const bagSentence =
  'Your answers say how you like to work, and what you took along says what it should be about.';

/** Shows the careers below their fields. The rest of the list opens in place, and is always printed. */
export function CareerMatches({ results, choice, isWriting }: CareerMatchesProps) {
  const { assessmentResult, careerRecommendations: careers, careerFields, moreCareers } = results;
  const [wasOpen, setStaysOpen] = useStaysOpen(assessmentResult.id);
  const [isOpened, setIsOpened] = useState(wasOpen);
  const firstOfRest = useRef<HTMLLIElement>(null);
  if (careers.length === 0) return null;
  const isOpen = isOpened || careers.length <= displayLimits.careers;
  const sureness = surenessOf({ ...assessmentResult, careerRecommendations: careers });

  const showAll = () => {
    flushSync(() => setIsOpened(true));
    setStaysOpen(true);
    // The focused button is gone, so the focus moves to the best career it revealed.
    firstOfRest.current?.focus();
  };

  return (
    <ResultsSection
      id="careers"
      title="Top Career Matches"
      lead={[
        sureness && surenessSentences[sureness],
        results.basicInterests.length > 0 && bagSentence,
        'Trust the fields more than the order.',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {choice}
      <ul className={classes.fields} aria-label="Your fields">
        {groupByField(careers, careerFields).map(({ category, field, matches }) => {
          const isShown = isOpen || matches.some(({ rank }) => rank <= displayLimits.careers);
          return (
            <li key={category} hidden={!isShown && !field} data-compact={!isShown || undefined}>
              <FieldWords
                category={category}
                field={field}
                isLong={isShown && matches.length > 0}
              />
              {matches.length > 0 ? (
                <ol className={classes.careers}>
                  {matches.map(({ career, rank }) => (
                    <li
                      key={career.id}
                      hidden={!isOpen && rank > displayLimits.careers}
                      {...(rank === displayLimits.careers + 1
                        ? { ref: firstOfRest, tabIndex: -1 }
                        : {})}
                    >
                      <CareerMatch career={career} rank={rank} isWriting={isWriting} />
                    </li>
                  ))}
                </ol>
              ) : null}
              {isOpen && field ? <FieldMore field={field} careers={moreCareers} /> : null}
            </li>
          );
        })}
      </ul>
      {isOpen ? null : (
        <Button variant="outline" className={classes.more} onClick={showAll}>
          View All {careers.length} Career Matches
        </Button>
      )}
    </ResultsSection>
  );
}
