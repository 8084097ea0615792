import {
  type BigFiveTrait,
  bigFiveTraits,
  type ResultsOutput,
  traitNames,
} from '@guildpath/contract';
import { levelWord } from '@guildpath/scoring';
import { TraitBars } from '@guildpath/ui';

const poles: Record<BigFiveTrait, { readonly lowLabel: string; readonly highLabel: string }> = {
  openness: { lowLabel: 'Down to earth', highLabel: 'Curious' },
  conscientiousness: { lowLabel: 'Easy-going', highLabel: 'Thorough' },
  extraversion: { lowLabel: 'Quiet', highLabel: 'Outgoing' },
  agreeableness: { lowLabel: 'Frank', highLabel: 'Cooperative' },
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
        ...(isInWords ? { word: capitalized(levelWord(scores[trait])) } : {}),
        ...poles[trait],
      }))}
    />
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
