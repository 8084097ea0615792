import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { BigFiveBars } from '../../shared/profile/big-five-bars.tsx';
import { InterestHexagon } from '../../shared/profile/interest-hexagon.tsx';
import { InfoTooltip } from './parts/info-tooltip.tsx';
import { ResultsSection } from './parts/results-section.tsx';
import classes from './results-report.module.css';

/** The scores, each with the band in which the true one probably lies. */
export function ProfileSection({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, scoreBands } = results;
  return (
    <ResultsSection
      id="profile"
      title="Your Profile"
      lead="The bands show where you probably stand in our model of people who take this quest; the figure is the best single guess. A longer quest narrows them."
    >
      {assessmentResult.leastCount === 0 ? (
        <p className={classes.lead}>
          You left out what is least like you. Answered in the same scenes, it would sharpen these
          bands and your matches.
        </p>
      ) : null}
      <div className={classes.profile}>
        <Panel as="article" className={classes.chart}>
          <div className={classes.chartHead}>
            <h3>Big Five Personality Traits</h3>
            <InfoTooltip about="the Big Five">
              Five traits in which people differ all over the world. None is better at one end than
              at the other.
            </InfoTooltip>
          </div>
          <BigFiveBars scores={assessmentResult.bigFiveScores} bands={scoreBands.bigFive} />
        </Panel>
        <Panel as="article" className={classes.chart}>
          <div className={classes.chartHead}>
            <h3>Career Interests (RIASEC)</h3>
            <InfoTooltip about="RIASEC">
              Six kinds of interest, by their first letters: Realistic, Investigative, Artistic,
              Social, Enterprising and Conventional. Neighbors in the hexagon have most in common.
            </InfoTooltip>
          </div>
          <InterestHexagon
            caption="Interest scores"
            scores={assessmentResult.riasecScores}
            bands={scoreBands.riasec}
          />
        </Panel>
      </div>
    </ResultsSection>
  );
}
