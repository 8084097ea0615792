import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { lazy, useState } from 'react';
import { LazyPart } from '../../shared/layout/lazy-part.tsx';
import { BigFiveBars } from '../../shared/profile/big-five-bars.tsx';
import { InterestHexagon } from '../../shared/profile/interest-hexagon.tsx';
import { Disclosure } from './parts/disclosure.tsx';
import { ResultsSection } from './parts/results-section.tsx';
import classes from './results-report.module.css';

const TermHints = lazy(() =>
  import('./parts/term-hints.tsx').then((module) => ({ default: module.TermHints })),
);

const PuzzleList = lazy(() =>
  import('./puzzles/puzzle-list.tsx').then((module) => ({ default: module.PuzzleList })),
);

export function ProfileSection({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, scoreBands } = results;
  const [isExplained, setIsExplained] = useState(false);
  const [showsPuzzles, setShowsPuzzles] = useState(false);
  return (
    <ResultsSection id="profile" title="Your Profile">
      <div className={classes.profile}>
        <Panel as="article" padding="sm" className={classes.chart}>
          <h3>Big Five Personality Traits</h3>
          <BigFiveBars scores={assessmentResult.bigFiveScores} bands={scoreBands.bigFive} />
        </Panel>
        <Panel as="article" padding="sm" className={classes.chart}>
          <h3>Career Interests (RIASEC)</h3>
          <InterestHexagon
            caption="Interest scores"
            scores={assessmentResult.riasecScores}
            bands={scoreBands.riasec}
          />
        </Panel>
      </div>
      <div>
        <Disclosure
          summary="What bands and words mean"
          isOpen={isExplained}
          onToggle={setIsExplained}
        >
          <p className={classes.lead}>
            The bands show where you probably stand in our model of people who take this quest; the
            figure is the best single guess. A longer quest narrows them.
          </p>
          <p className={classes.lead}>{toScoringWords(results.scoringVersion)}</p>
          {assessmentResult.leastCount === 0 ? (
            <p className={classes.lead}>
              You skipped “Least like you?”. Answering it in the same scenes would sharpen these
              bands and your matches.
            </p>
          ) : null}
          {isExplained ? (
            <LazyPart name="the terms">
              <TermHints />
            </LazyPart>
          ) : null}
        </Disclosure>
        <Disclosure
          summary="See how the puzzles work"
          isOpen={showsPuzzles}
          onToggle={setShowsPuzzles}
        >
          {showsPuzzles ? (
            <LazyPart name="the puzzles">
              <PuzzleList assessmentResultId={assessmentResult.id} />
            </LazyPart>
          ) : null}
        </Disclosure>
      </div>
    </ResultsSection>
  );
}

// A calibration follows a plus sign, as in `2+c3`.
function toScoringWords(scoringVersion: string): string {
  const [model, calibration] = scoringVersion.split('+c');
  return calibration
    ? `Scored with version ${model} of our method and calibration ${calibration}, which accounts for how popular each answer is.`
    : `Scored with version ${model} of our method.`;
}
