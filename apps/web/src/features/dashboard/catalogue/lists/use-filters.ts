import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';

const searchDelayMs = 250;

export function useFilters<Fields extends { readonly search: string }>(none: Fields) {
  const searchField = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState(none);
  const [search] = useDebouncedValue(fields.search.trim(), searchDelayMs);
  return {
    fields,
    /** The filters with the search as it was when typing paused. */
    debounced: { ...fields, search },
    change: (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part })),
    /** Also focuses the search field. */
    clear: () => {
      setFields(none);
      searchField.current?.focus();
    },
    searchField,
  };
}
