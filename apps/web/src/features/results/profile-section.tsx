import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { lazy, useState } from 'react';
import { BigFiveBars } from '../../shared/profile/big-five-bars.tsx';
import { InterestHexagon } from '../../shared/profile/interest-hexagon.tsx';
import { Fold } from './parts/fold.tsx';
import { Later } from './parts/later.tsx';
import { ResultsSection } from './parts/results-section.tsx';
import { PuzzlesFold } from './puzzles/puzzles-fold.tsx';
import classes from './results-report.module.css';

const TermHints = lazy(() =>
  import('./parts/term-hints.tsx').then((module) => ({ default: module.TermHints })),
);

/** The scores, each with the band in which the true one probably lies. */
export function ProfileSection({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, scoreBands } = results;
  const [isExplained, setIsExplained] = useState(false);
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
        <Fold summary="What bands and words mean" isOpen={isExplained} onToggle={setIsExplained}>
          <p className={classes.lead}>
            The bands show where you probably stand in our model of people who take this quest; the
            figure is the best single guess. A longer quest narrows them.
          </p>
          <p className={classes.lead}>{toScoringWords(results.scoringVersion)}</p>
          {assessmentResult.leastCount === 0 ? (
            <p className={classes.lead}>
              You left out what is least like you. Answered in the same scenes, it would sharpen
              these bands and your matches.
            </p>
          ) : null}
          {isExplained ? (
            <Later name="the words">
              <TermHints />
            </Later>
          ) : null}
        </Fold>
        <PuzzlesFold assessmentResultId={assessmentResult.id} />
      </div>
    </ResultsSection>
  );
}

/** The version names the calibration behind a plus sign, such as `2+c3`. */
function toScoringWords(scoringVersion: string): string {
  const [model, calibration] = scoringVersion.split('+c');
  return calibration
    ? `Scored with version ${model} of our method and its calibration ${calibration}: how much everyone likes an answer is taken into account.`
    : `Scored with version ${model} of our method.`;
}
