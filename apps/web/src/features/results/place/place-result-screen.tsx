import type { PlaceOutput } from '@guildpath/contract';
import { NextStudent } from '../../../shared/halls/next-student.tsx';
import { ReturnWords } from '../../../shared/halls/return-words.tsx';
import { ResultsScreen } from '../results-screen.tsx';
import classes from './place-choices.module.css';
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
      actions={
        <div className={classes.shared}>
          <NextStudent name={place.name} />
        </div>
      }
      notice={<ReturnWords />}
      choices={<PlaceChoices place={place} />}
    />
  );
}
