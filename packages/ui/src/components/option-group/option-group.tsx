import { type MouseEvent, memo, useId } from 'react';
import classes from './option-group.module.css';

export interface OptionGroupOption<Id extends string = string> {
  /** Shown in uppercase as the option's letter. */
  id: Id;
  label: string;
  description?: string;
}

export interface OptionGroupProps<Id extends string = string> {
  options: readonly OptionGroupOption<Id>[];
  /** Id of the element with the question. */
  labelledBy: string;
  /** The chosen option, null for none. Default: uncontrolled, which works before the app has loaded. */
  value?: Id | null;
  onChange?: (id: Id) => void;
  /** Called when a pointer presses an option, the chosen one included, but not for arrow keys. */
  onPress?: (id: Id) => void;
  /** Makes a form without a choice `:invalid`. Default: false. */
  required?: boolean;
  /** Ignores choices but keeps the focus. Default: false. */
  disabled?: boolean;
}

/** Renders native radio buttons as large cards. */
function GenericOptionGroup<Id extends string>({
  options,
  labelledBy,
  value,
  onChange,
  onPress,
  required = false,
  disabled = false,
}: OptionGroupProps<Id>) {
  const name = useId();
  return (
    <div
      className={classes.group}
      role="radiogroup"
      aria-labelledby={labelledBy}
      // The disabled attribute would take the focus away.
      aria-disabled={disabled || undefined}
      onClickCapture={disabled ? ignoreClick : undefined}
    >
      {options.map((option) => {
        const id = `${name}${option.id}`;
        return (
          <label key={option.id} className={classes.option}>
            <input
              className="gp-covering-input"
              type="radio"
              name={name}
              value={option.id}
              required={required}
              checked={value === undefined ? undefined : option.id === value}
              aria-labelledby={`${id}letter ${id}label`}
              aria-describedby={option.description ? `${id}description` : undefined}
              onChange={() => onChange?.(option.id)}
              // `detail` is 0 for a click that a key triggers.
              onClick={({ detail }) => detail > 0 && onPress?.(option.id)}
            />
            <span className={classes.letter} id={`${id}letter`}>
              {option.id.toUpperCase()}
            </span>
            <span className={classes.text}>
              <span className={classes.label} id={`${id}label`}>
                {option.label}
              </span>
              {option.description ? (
                <span className={classes.description} id={`${id}description`}>
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}

// Arrow keys trigger clicks too. React must not see them, or it would record the option as chosen.
function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

// `memo` loses the type parameter.
export const OptionGroup = memo(GenericOptionGroup) as unknown as typeof GenericOptionGroup;
