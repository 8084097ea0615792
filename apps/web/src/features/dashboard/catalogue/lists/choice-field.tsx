import { NativeSelect } from '@guildpath/ui';

export interface ChoiceFieldProps<Value extends string | number> {
  readonly label: string;
  /** Labels the option for no choice. */
  readonly anyLabel: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, anyLabel, options, value, onChange } = props;
  return (
    <NativeSelect
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => String(option.value) === currentTarget.value)?.value)
      }
    >
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
