import type { PlaceOutput } from '@guildpath/contract';
import { NextPupil } from '../../../shared/halls/next-pupil.tsx';
import { ReturnWords } from '../../../shared/halls/return-words.tsx';
import { ResultsScreen } from '../results-screen.tsx';
import { PlaceChoices } from './place-choices.tsx';

export interface PlaceResultScreenProps {
  readonly assessmentResultId: string;
  readonly place: PlaceOutput;
}

export function PlaceResultScreen({ assessmentResultId, place }: PlaceResultScreenProps) {
  return (
    <ResultsScreen
      assessmentResultId={assessmentResultId}
      reader={{ kind: 'place', name: place.name }}
      actions={<NextPupil name={place.name} />}
      notice={<ReturnWords />}
      choices={<PlaceChoices place={place} />}
    />
  );
}
