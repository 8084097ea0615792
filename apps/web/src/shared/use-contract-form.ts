import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import type { ZodMiniType } from 'zod/mini';

/** Every field is a line of text; the schema makes of it what it is. */
type Lines<Output> = { [Field in keyof Output]: string };

/**
 * A form of text fields with a schema of the contract. The values are read from the form when it is submitted, so what
 * was typed or filled in before this code ran counts too. The first field that is wrong gets the focus.
 */
export function useContractForm<Output extends object>(
  schema: ZodMiniType<Output>,
): UseFormReturnType<Lines<Output>, Output> {
  const form = useForm<Lines<Output>, Output>({
    mode: 'uncontrolled',
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
    enhanceGetInputProps: ({ field }) => ({ name: field }),
  });

  useEffect(sendWaitingForm, []);

  return {
    ...form,
    onSubmit: (handleValid, handleInvalid) => (event) => {
      if (!event) return;
      const element = event.currentTarget;
      // The form has the fields of the schema and no others.
      form.setValues(Object.fromEntries(new FormData(element)) as Lines<Output>);
      form.onSubmit(handleValid, (errors, ...rest) => {
        focusFirst(element, errors);
        handleInvalid?.(errors, ...rest);
      })(event);
    },
  };
}

/** Sent by someone who was faster than this code; `boot.ts` has kept it. */
function sendWaitingForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-waiting]');
  if (!form) return;
  delete form.dataset.waiting;
  form.requestSubmit();
}

function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
  const first = Array.from(form.elements).find(
    (element) => element instanceof HTMLInputElement && element.name in errors,
  );
  if (first instanceof HTMLInputElement) first.focus();
}
