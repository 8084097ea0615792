import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { useContext, useState } from 'react';
import { LazyPart } from '../../shared/code-loading/lazy-part.tsx';
import { BigFiveBars } from '../../shared/profile/big-five-bars.tsx';
import { InterestHexagon } from '../../shared/profile/interest-hexagon.tsx';
import { ReaderKind } from './reader.ts';
import classes from './results-report.module.css';
import { Disclosure } from './sections/disclosure.tsx';
import { ResultsSection } from './sections/results-section.tsx';

const loadTerms = () => import('./terms/term-hints.tsx');
const loadPuzzles = () => import('./puzzles/puzzle-list.tsx');

export function ProfileSection({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, scoreBands } = results;
  const [isExplained, setIsExplained] = useState(false);
  const [showsPuzzles, setShowsPuzzles] = useState(false);
  const isGuide = useContext(ReaderKind) === 'guide';
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
            Each figure compares you with the people in our model of who takes this quest. Its band
            shows where the figure would fall if you took the quest again with other scenes, two
            times in three. A longer quest narrows the bands.
          </p>
          <p className={classes.lead}>{toScoringWords(results.scoringVersion)}</p>
          {assessmentResult.leastCount === 0 ? (
            <p className={classes.lead}>
              You skipped “Least like you?”. If you answer it next time, your bands get narrower and
              your matches sharper.
            </p>
          ) : null}
          {isExplained ? (
            <LazyPart name="the terms" load={loadTerms}>
              {({ TermHints }) => <TermHints />}
            </LazyPart>
          ) : null}
        </Disclosure>
        {isGuide ? null : (
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
        )}
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
