import {
  type BigFiveTrait,
  bigFiveTraits,
  type ResultsOutput,
  riasecTypes,
  traitNames,
} from '@guildpath/contract';
import { Panel, RiasecHexagon, TraitBars } from '@guildpath/ui';
import classes from './results-report.module.css';
import { ResultsSection } from './results-section.tsx';

const poles: Record<BigFiveTrait, { readonly lowLabel: string; readonly highLabel: string }> = {
  openness: { lowLabel: 'Down to earth', highLabel: 'Curious' },
  conscientiousness: { lowLabel: 'Easy-going', highLabel: 'Thorough' },
  extraversion: { lowLabel: 'Quiet', highLabel: 'Outgoing' },
  agreeableness: { lowLabel: 'Challenging', highLabel: 'Cooperative' },
  neuroticism: { lowLabel: 'Calm', highLabel: 'Sensitive' },
};

/** The scores themselves, each with the band in which the true one probably lies. */
export function ProfileSection({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, scoreBands } = results;
  return (
    <ResultsSection
      title="Your Profile"
      lead="Where you stand among people who take the same quest. The pale bands show how far a longer quest could still move each figure."
    >
      <div className={classes.profile}>
        <Panel as="article" className={classes.chart}>
          <h3>Career Interests (RIASEC)</h3>
          <RiasecHexagon
            axes={riasecTypes.map((type) => ({
              id: type,
              label: traitNames[type],
              percentage: assessmentResult.riasecScores[type],
              band: scoreBands.riasec[type],
            }))}
          />
        </Panel>
        <Panel as="article" className={classes.chart}>
          <h3>Big Five Personality Traits</h3>
          <TraitBars
            traits={bigFiveTraits.map((trait) => ({
              id: trait,
              label: traitNames[trait],
              percentage: assessmentResult.bigFiveScores[trait],
              band: scoreBands.bigFive[trait],
              ...poles[trait],
            }))}
          />
        </Panel>
      </div>
    </ResultsSection>
  );
}
