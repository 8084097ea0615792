import { type ResultsOutput, riasecTypes, traitNames } from '@guildpath/contract';
import { RiasecHexagon } from '@guildpath/ui';

export interface InterestHexagonProps {
  readonly scores: ResultsOutput['assessmentResult']['riasecScores'];
  /** Without them only the scores are drawn. */
  readonly bands?: ResultsOutput['scoreBands']['riasec'];
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
