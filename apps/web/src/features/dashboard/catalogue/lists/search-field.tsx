import { catalogueSearchMaxLength } from '@guildpath/contract';
import { TextInput } from '@guildpath/ui';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

export function SearchField({ label, placeholder, value, onChange, ref }: SearchFieldProps) {
  return (
    <TextInput
      ref={ref}
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={catalogueSearchMaxLength}
      leftSection={<IconSearch size={20} aria-hidden="true" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
