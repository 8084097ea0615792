import type { ResultsOutput, Tier } from '@guildpath/contract';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { oddsOf, peopleInWords } from '../../../shared/results/odds.ts';
import { ReaderKind } from '../reader.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { TermHints } from './term-hints.tsx';

// Spec section 9.
const averagedCount = 3;

/** Explains every figure of the results. */
export function Numbers({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, careerRecommendations } = results;
  const odds = oddsOf(assessmentResult);
  const isGuide = useContext(ReaderKind) === 'guide';
  return (
    <>
      {careerRecommendations.length > 0 ? (
        <>
          <h4>Your matches</h4>
          <p>
            50% means no better than a random job. It isn’t your chance of success. Pay is what half
            of people in a job earn more than. {puzzleWords[assessmentResult.assessmentType]}
          </p>
          <p>
            Match Confidence is the average of{' '}
            {careerRecommendations.length < averagedCount
              ? 'all your matches'
              : 'your top three matches overall'}
            . It says how strongly your answers point one way, not how likely they are to be right.
          </p>
          <p>
            Taken again with other scenes, {peopleInWords(odds.archetype)} keep their archetype, and{' '}
            {peopleInWords(odds.bestMatch)} get the same best match.{' '}
            <Link to="/about" hash="how-sure" className="gp-tall-link">
              How we know
            </Link>
          </p>
        </>
      ) : null}
      <h4>Your scores</h4>
      <p>
        Each number shows where you’d stand among made-up people who answer as our model expects. In
        two of three tries, you’d land in the band. A longer quest narrows it.
        {assessmentResult.leastCount === 0
          ? ' You skipped “Least like you?”. If you answer it next time, your bands get narrower.'
          : null}
      </p>
      <p>We scored this with version {results.scoringVersion} of our method.</p>
      <h4>Words</h4>
      <TermHints />
      {isGuide ? null : (
        <>
          <h4>Puzzle answers</h4>
          <PuzzleList assessmentResultId={assessmentResult.id} />
        </>
      )}
    </>
  );
}

const puzzleWords: Readonly<Record<Tier, string>> = {
  quick: 'Puzzles on the Quick Quest are just for fun and don’t count here.',
  standard: 'Your puzzles can raise a match but never lower one.',
  epic: 'Your puzzles count a little, too.',
};
