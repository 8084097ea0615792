import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type ComponentProps, useRef } from 'react';
import type { ZodMiniType } from 'zod/mini';

type TextFields<Output> = { [Field in keyof Output]: string };

interface ContractForm<Output extends object>
  extends UseFormReturnType<TextFields<Output>, Output> {
  /**
   * Props for a form that the server renders. React replays submissions from before hydration only for forms
   * whose action is a function.
   */
  readonly untilHydrated: Pick<ComponentProps<'form'>, 'ref' | 'action' | 'onReset'>;
}

/**
 * Validates a form of text fields with a schema of the contract. Values are read from the DOM on submission,
 * so that text typed or autofilled before hydration counts. The first invalid field gets the focus.
 */
export function useContractForm<Output extends object>(
  schema: ZodMiniType<Output>,
): ContractForm<Output> {
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<TextFields<Output>, Output>({
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
      // React resets a form after its action, but the visitor may have to correct the input.
      onReset: (event) => event.preventDefault(),
    },
    onSubmit: (handleValid, handleInvalid) => (event) => {
      if (!event) return;
      const element = event.currentTarget;
      // The form has exactly the fields of the schema.
      form.setValues(Object.fromEntries(new FormData(element)) as TextFields<Output>);
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
