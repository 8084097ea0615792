import type { PlaceOutput } from '@guildpath/contract';
import { NextStudent } from '../../../shared/halls/next-student.tsx';
import { ReturnWords } from '../../../shared/halls/return-words.tsx';
import { ResultsScreen, type ResultsScreenProps } from '../results-screen.tsx';
import classes from './place-choices.module.css';
import { PlaceChoices } from './place-choices.tsx';

export interface PlaceResultScreenProps
  extends Pick<ResultsScreenProps, 'assessmentResultId' | 'Reveal'> {
  readonly place: PlaceOutput;
}

export function PlaceResultScreen({ place, ...result }: PlaceResultScreenProps) {
  return (
    <ResultsScreen
      {...result}
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
