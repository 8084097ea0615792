import {
  type BigFiveTrait,
  bigFiveTraits,
  type ResultsOutput,
  traitNames,
} from '@guildpath/contract';
import { highPercentage } from '@guildpath/scoring';
import { TraitBars } from '@guildpath/ui';

const poles: Record<BigFiveTrait, { readonly lowLabel: string; readonly highLabel: string }> = {
  openness: { lowLabel: 'Down to earth', highLabel: 'Curious' },
  conscientiousness: { lowLabel: 'Easy-going', highLabel: 'Thorough' },
  extraversion: { lowLabel: 'Quiet', highLabel: 'Outgoing' },
  agreeableness: { lowLabel: 'Challenging', highLabel: 'Cooperative' },
  neuroticism: { lowLabel: 'Calm', highLabel: 'Sensitive' },
};

export interface BigFiveBarsProps {
  readonly scores: ResultsOutput['assessmentResult']['bigFiveScores'];
  readonly bands: ResultsOutput['scoreBands']['bigFive'];
  /** For the Quick Quest, where each trait depends on one scene. Default: false. */
  readonly isInWords?: boolean;
}

export function BigFiveBars({ scores, bands, isInWords = false }: BigFiveBarsProps) {
  return (
    <TraitBars
      traits={bigFiveTraits.map((trait) => ({
        id: trait,
        label: traitNames[trait],
        percentage: scores[trait],
        band: bands[trait],
        ...(isInWords ? { word: traitLevel(scores[trait]) } : {}),
        ...poles[trait],
      }))}
    />
  );
}

/** Names the level of a trait's percentage. High begins where the personality types begin. */
export function traitLevel(percentage: number): string {
  if (percentage > highPercentage) return 'High';
  if (percentage >= 50) return 'Upper middle';
  return percentage >= 30 ? 'Lower middle' : 'Low';
}
