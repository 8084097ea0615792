import { type FormEvent, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';

type Errors<Field extends string> = Partial<Record<Field, string | true>>;

interface SchemaForm<Output, Field extends string> {
  /** What the input of a field needs. */
  readonly field: (name: Field) => {
    readonly name: Field;
    readonly error: string | true | undefined;
    readonly onChange: () => void;
  };
  /** `true` marks the field without a word. */
  readonly setError: (name: Field, error: string | true) => void;
  readonly onSubmit: (
    handleValid: (output: Output) => void,
    handleInvalid?: (errors: Errors<Field>) => void,
  ) => (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form of text fields with a schema of the contract. The values are read from the form when it is submitted, so what a
 * browser filled in before this code ran counts too. Messages stand at their fields until these are changed; the first
 * one gets the focus.
 */
export function useSchemaForm<Output, Field extends string & keyof Output>(
  schema: ZodMiniType<Output>,
): SchemaForm<Output, Field> {
  const [errors, setErrors] = useState<Errors<Field>>({});

  const setError = (name: Field, error: string | true | undefined) =>
    setErrors((before) => ({ ...before, [name]: error }));

  return {
    field: (name) => ({
      name,
      error: errors[name],
      onChange: () => {
        if (errors[name]) setError(name, undefined);
      },
    }),
    setError,
    onSubmit: (handleValid, handleInvalid) => (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const result = schema.safeParse(Object.fromEntries(new FormData(form)));
      if (result.success) {
        setErrors({});
        handleValid(result.data);
        return;
      }
      const found: Errors<Field> = {};
      for (const { path, message } of result.error.issues) {
        // The schema describes the fields, so its paths are their names.
        const name = String(path[0]) as Field;
        found[name] ??= message;
      }
      setErrors(found);
      focusFirst(form, found);
      handleInvalid?.(found);
    },
  };
}

function focusFirst(form: HTMLFormElement, errors: Errors<string>): void {
  const first = Array.from(form.elements).find(
    (element) => element instanceof HTMLInputElement && errors[element.name],
  );
  if (first instanceof HTMLInputElement) first.focus();
}
