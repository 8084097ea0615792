import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { useState } from 'react';
import { LazyPart } from '../../shared/code-loading/lazy-part.tsx';
import { BigFiveBars } from '../../shared/profile/big-five-bars.tsx';
import { InterestHexagon } from '../../shared/profile/interest-hexagon.tsx';
import classes from './results-report.module.css';
import { Disclosure } from './sections/disclosure.tsx';
import { ResultsSection } from './sections/results-section.tsx';

const loadTerms = () => import('./terms/term-hints.tsx');
const loadPuzzles = () => import('./puzzles/puzzle-list.tsx');

export function ProfileSection({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, scoreBands } = results;
  const [isExplained, setIsExplained] = useState(false);
  const [showsPuzzles, setShowsPuzzles] = useState(false);
  return (
    <ResultsSection id="profile" title="Your Profile">
      <div className={classes.profile}>
        <Panel as="article" padding="sm" className="gp-stack gp-gap-3 gp-top">
          <h3>Big Five Personality Traits</h3>
          <BigFiveBars
            scores={assessmentResult.bigFiveScores}
            bands={scoreBands.bigFive}
            isInWords={assessmentResult.assessmentType === 'quick'}
          />
        </Panel>
        <Panel as="article" padding="sm" className="gp-stack gp-gap-3 gp-top">
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
          summary="What the figures and words mean"
          isOpen={isExplained}
          onToggle={setIsExplained}
        >
          <p className={classes.lead}>
            Each number shows where you’d stand among made-up people who answer as our model
            expects. The band is where you’d land next time, two times in three. A longer quest
            narrows it.
          </p>
          <p className={classes.lead}>{toScoringWords(results.scoringVersion)}</p>
          {assessmentResult.leastCount === 0 ? (
            <p className={classes.lead}>
              You skipped “Least like you?”. If you answer it next time, your bands get narrower.
            </p>
          ) : null}
          {isExplained ? (
            <LazyPart name="the terms" load={loadTerms}>
              {({ TermHints }) => <TermHints />}
            </LazyPart>
          ) : null}
        </Disclosure>
        <Disclosure
          summary="Puzzle answers, explained"
          isOpen={showsPuzzles}
          onToggle={setShowsPuzzles}
        >
          {showsPuzzles ? (
            <LazyPart name="the puzzles" load={loadPuzzles}>
              {({ PuzzleList }) => <PuzzleList assessmentResultId={assessmentResult.id} />}
            </LazyPart>
          ) : null}
        </Disclosure>
      </div>
    </ResultsSection>
  );
}

// In results of earlier releases a calibration may follow a plus sign, as in `2+c3`.
function toScoringWords(scoringVersion: string): string {
  const [model, calibration] = scoringVersion.split('+c');
  return calibration
    ? `We scored this with version ${model} of our method and calibration ${calibration}, which is adjusted for answers that nearly everyone picks.`
    : `We scored this with version ${model} of our method.`;
}
