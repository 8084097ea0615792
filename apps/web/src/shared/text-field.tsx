import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  /** Below the label: what is expected. */
  readonly hint?: string;
  /** What is wrong with the value; `true` only marks the field. */
  readonly error?: string | true | undefined;
  /** At the right end of the input. */
  readonly action?: ReactNode;
}

/** A labelled line of text that says what is wrong with it. */
export function TextField({ label, hint, error, action, ...input }: TextFieldProps) {
  const id = useId();
  const notes = [hint ? `${id}hint` : '', typeof error === 'string' ? `${id}error` : ''];
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <div className={classes.box}>
        <input
          type="text"
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.filter(Boolean).join(' ') || undefined}
        />
        {action}
      </div>
      {typeof error === 'string' ? (
        <p id={`${id}error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
