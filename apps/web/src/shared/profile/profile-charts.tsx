import {
  type BigFiveTrait,
  bigFiveTraits,
  type ResultsOutput,
  riasecTypes,
  traitNames,
} from '@guildpath/contract';
import { RiasecHexagon, TraitBars } from '@guildpath/ui';

type Scores = ResultsOutput['assessmentResult'];
type Bands = ResultsOutput['scoreBands'];

const poles: Record<BigFiveTrait, { readonly lowLabel: string; readonly highLabel: string }> = {
  openness: { lowLabel: 'Down to earth', highLabel: 'Curious' },
  conscientiousness: { lowLabel: 'Easy-going', highLabel: 'Thorough' },
  extraversion: { lowLabel: 'Quiet', highLabel: 'Outgoing' },
  agreeableness: { lowLabel: 'Challenging', highLabel: 'Cooperative' },
  neuroticism: { lowLabel: 'Calm', highLabel: 'Sensitive' },
};

export interface BigFiveBarsProps {
  readonly scores: Scores['bigFiveScores'];
  readonly bands: Bands['bigFive'];
}

/** The five traits as bars, each between its two poles. */
export function BigFiveBars({ scores, bands }: BigFiveBarsProps) {
  return (
    <TraitBars
      traits={bigFiveTraits.map((trait) => ({
        id: trait,
        label: traitNames[trait],
        percentage: scores[trait],
        band: bands[trait],
        ...poles[trait],
      }))}
    />
  );
}

export interface InterestHexagonProps {
  readonly scores: Scores['riasecScores'];
  /** Without them only the scores are drawn. */
  readonly bands?: Bands['riasec'];
  /** Names the table that screen readers get. */
  readonly caption: string;
}

/** The six interests as a hexagon. */
export function InterestHexagon({ scores, bands, caption }: InterestHexagonProps) {
  return (
    <RiasecHexagon
      caption={caption}
      axes={riasecTypes.map((type) => ({
        id: type,
        label: traitNames[type],
        percentage: scores[type],
        ...(bands ? { band: bands[type] } : {}),
      }))}
    />
  );
}
