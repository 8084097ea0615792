import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import type { ZodMiniType } from 'zod/mini';
import { findFieldError } from '../api/call-errors.ts';

type TextFields<Output> = { [Field in keyof Output]: string };

export interface ContractForm<Output extends object>
  extends UseFormReturnType<TextFields<Output>, Output> {
  /** Shows a message at a field, where it stays, and moves the focus there. */
  readonly showAtField: (field: keyof Output & string, message: string) => void;
  /** Shows what the server said of a field at that field. Returns false when it said nothing of one. */
  readonly showFieldError: (error: { readonly message: string }) => boolean;
}

/**
 * Validates a form of text fields with a schema of the contract. The initial values are in the order of the
 * fields, of which the first invalid one gets the focus.
 */
export function useContractForm<Output extends object>(
  schema: ZodMiniType<Output>,
  initialValues: TextFields<Output>,
): ContractForm<Output> {
  const form = useForm<TextFields<Output>, Output>({
    mode: 'uncontrolled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
    enhanceGetInputProps: ({ field, inputProps }) => ({
      name: field,
      // Mantine sets aria-invalid on its text inputs, but not on its password inputs.
      'aria-invalid': inputProps.error ? true : undefined,
    }),
  });
  const fields = Object.keys(initialValues) as (keyof Output & string)[];
  const showAtField = (field: keyof Output & string, message: string) => {
    form.setFieldError(field, message);
    form.getInputNode(field)?.focus();
  };

  return {
    ...form,
    showAtField,
    showFieldError: (error) => {
      for (const field of fields) {
        const message = findFieldError(error, field);
        if (message === undefined) continue;
        showAtField(field, message);
        return true;
      }
      return false;
    },
    onSubmit: (handleValid, handleInvalid) => (event) => {
      // Mantine hears of no text that was typed or autofilled before hydration. A field that is not shown has
      // no value.
      const texts = fields.map((field) => [
        field,
        form.getInputNode<HTMLInputElement, string>(field)?.value,
      ]);
      form.setValues(Object.fromEntries(texts) as TextFields<Output>);
      form.onSubmit(handleValid, (errors, ...rest) => {
        const invalid = fields.find((field) => field in errors);
        if (invalid) form.getInputNode(invalid)?.focus();
        handleInvalid?.(errors, ...rest);
      })(event);
    },
  };
}
