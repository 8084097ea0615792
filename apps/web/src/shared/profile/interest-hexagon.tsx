import { type ResultsOutput, riasecTypes, traitNames } from '@guildpath/contract';
import { RiasecHexagon } from '@guildpath/ui';

export interface InterestHexagonProps {
  readonly scores: ResultsOutput['assessmentResult']['riasecScores'];
  readonly bands?: ResultsOutput['scoreBands']['riasec'];
  /** Names the table for screen readers. */
  readonly caption: string;
}

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
