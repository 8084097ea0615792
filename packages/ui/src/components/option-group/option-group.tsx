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
  /** The id of the element that asks the question. */
  labelledBy: string;
  /** What is chosen, null for nothing. Without it the browser keeps the choice, from before the app runs too. */
  value?: Id | null;
  onChange?: (id: Id) => void;
  /** An option is pressed with a pointer, the chosen one included. Arrow keys only browse. */
  onPress?: (id: Id) => void;
  /** A form without a choice is `:invalid`. Default: false. */
  required?: boolean;
  /** The choice cannot be changed; the group keeps the focus. Default: false. */
  disabled?: boolean;
}

/**
 * Large cards, one of which can be chosen. The browser's own radio buttons do the work: one Tab stop, arrows and Space.
 */
function OptionGroupOf<Id extends string>({
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
      // The disabled attribute would move the focus away from an option.
      aria-disabled={disabled || undefined}
      onClickCapture={disabled ? refuse : undefined}
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
              // A click that a key makes has no detail.
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

/** Arrow keys trigger a click too. Stopped before React sees it: React would record the option as chosen. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

// memo loses the type parameter; the component itself is unchanged.
export const OptionGroup = memo(OptionGroupOf) as unknown as typeof OptionGroupOf;
