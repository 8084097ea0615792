import classes from './choice.module.css';

export interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few words, as a row of radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, values, chosen, onChoose } = props;
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={classes.value}>
          <input
            type="radio"
            name={legend}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}
