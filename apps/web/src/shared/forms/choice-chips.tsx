import { type ReactNode, useId } from 'react';
import classes from './choice-chips.module.css';

export interface ChoiceChipsProps<Value> {
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly children?: ReactNode;
}

/** Renders radio buttons as a row of chips. */
export function ChoiceChips<Value extends string | undefined>({
  legend,
  options,
  chosen,
  onChoose,
  children,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`gp-on-screen ${classes.choice}`}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={`gp-row gp-gap-2 ${classes.options}`}>
        {options.map(({ value, label }) => (
          <label key={label} className={classes.option}>
            <input
              className="gp-covering-input"
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
