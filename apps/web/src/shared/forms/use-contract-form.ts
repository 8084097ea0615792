import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type ComponentProps, useRef } from 'react';
import type { ZodMiniType } from 'zod/mini';

/** Every field is a line of text, which the schema parses. */
type Lines<Output> = { [Field in keyof Output]: string };

interface ContractForm<Output extends object> extends UseFormReturnType<Lines<Output>, Output> {
  /**
   * Props of a form on a prerendered page. React replays a submission from before the page is hydrated, as it does
   * for every form with a function as its action.
   */
  readonly untilHydrated: Pick<ComponentProps<'form'>, 'ref' | 'action' | 'onReset'>;
}

/**
 * A form of text fields with a schema of the contract. The values are read from the form when it is submitted, so what
 * was typed or autofilled before this code ran counts too. The first invalid field gets the focus.
 */
export function useContractForm<Output extends object>(
  schema: ZodMiniType<Output>,
): ContractForm<Output> {
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<Lines<Output>, Output>({
    mode: 'uncontrolled',
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
    enhanceGetInputProps: ({ field, inputProps }) => ({
      name: field,
      // Mantine sets aria-invalid on its text inputs, but not on its password inputs.
      'aria-invalid': inputProps.error ? true : undefined,
    }),
  });

  return {
    ...form,
    untilHydrated: {
      ref: formElement,
      action: () => formElement.current?.requestSubmit(),
      // React resets a form once its action has run, but what was typed may still have to be corrected.
      onReset: (event) => event.preventDefault(),
    },
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

function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
  const first = Array.from(form.elements).find(
    (element) => element instanceof HTMLInputElement && element.name in errors,
  );
  if (first instanceof HTMLInputElement) first.focus();
}
