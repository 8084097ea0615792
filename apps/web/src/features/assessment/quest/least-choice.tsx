import type { OptionId, Question } from '@guildpath/contract';
import { useId } from 'react';
import classes from './least-choice.module.css';

export interface LeastChoiceProps {
  readonly options: Question['options'];
  /** Excluded from the choice. */
  readonly chosen: OptionId;
  readonly least: OptionId | undefined;
  readonly hint: string;
  readonly disabled: boolean;
  /** Called with undefined to take the choice back. */
  readonly onChange: (option: OptionId | undefined) => void;
  /** Called for pointers only, because arrow keys browse the options. */
  readonly onPress: () => void;
}

/** Asks in interest scenes which of the other options is least like the person. */
export function LeastChoice(props: LeastChoiceProps) {
  const { options, chosen, least, hint, disabled, onChange, onPress } = props;
  const name = useId();
  const others = options.filter(({ id }) => id !== chosen);
  const named = others.find(({ id }) => id === least);
  return (
    <div
      className={classes.least}
      role="radiogroup"
      aria-labelledby={`${name}label`}
      aria-disabled={disabled || undefined}
    >
      <span id={`${name}label`} className={classes.label}>
        Least like you?{' '}
        {named ? (
          // Screen readers get the name from the radio button.
          <span className={classes.hint} data-named="" aria-hidden="true">
            {named.label}
          </span>
        ) : (
          <span className={classes.hint}>{hint}</span>
        )}
      </span>
      {others.map(({ id, label }) => (
        <label key={id} className={classes.option} title={label}>
          <input
            className="gp-covering-input"
            type="radio"
            name={name}
            value={id}
            checked={id === least}
            aria-label={`Least like me: ${id.toUpperCase()}, ${label}`}
            onChange={() => disabled || onChange(id)}
            onClick={({ detail }) => {
              if (disabled) return;
              // Unlike other radio buttons, a second press takes the choice back.
              if (id === least) onChange(undefined);
              else if (detail > 0) onPress();
            }}
          />
          <span className={classes.letter} aria-hidden="true">
            {id.toUpperCase()}
          </span>
          <span className={classes.name} aria-hidden="true">
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}
