import { type Preparation, preparations, type ResultsOutput } from '@guildpath/contract';
import { ChoiceChips } from '../forms/choice-chips.tsx';

export interface PreparationChoiceProps {
  readonly byPreparation: ResultsOutput['byPreparation'];
  /** Undefined stands for any. */
  readonly chosen: Preparation | undefined;
  readonly onChoose: (preparation: Preparation | undefined) => void;
}

const preparationNames: Readonly<Record<Preparation, string>> = {
  short: 'Short training',
  twoYears: 'About two years',
  bachelor: 'A bachelor’s degree',
  more: 'Graduate school',
};

const requirements: Record<Preparation, string> = {
  short: 'training on the job or a course of up to a year',
  twoYears: 'about two years of training, such as an apprenticeship or an associate degree',
  bachelor: 'a bachelor’s degree or about that much training',
  more: 'graduate school or about that much training',
};

/** Follows a noun: `Top career with short training`. */
export const withPreparation: Readonly<Record<Preparation, string>> = {
  short: 'with short training',
  twoYears: 'with about two years of training',
  bachelor: 'with a bachelor’s degree',
  more: 'with graduate school',
};

/** Narrows the recommendations to careers with a certain length of preparation. */
export function PreparationChoice({ byPreparation, chosen, onChoose }: PreparationChoiceProps) {
  return (
    <ChoiceChips<Preparation | undefined>
      legend="How much training are you up for?"
      options={[
        { value: undefined, label: 'Any' },
        ...preparations.map((value) => ({ value, label: preparationNames[value] })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    >
      <p className="gp-soft" role="status">
        {chosen
          ? `${byPreparation[chosen].careerCount} careers here need ${requirements[chosen]}.`
          : null}
      </p>
    </ChoiceChips>
  );
}
