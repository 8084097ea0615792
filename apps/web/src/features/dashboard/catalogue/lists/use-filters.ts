import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useRef, useState } from 'react';

const settleMs = 250;

interface Filters<Fields> {
  /** As the fields show them. */
  readonly fields: Fields;
  /** As they are searched for: the text is debounced. */
  readonly settled: Fields;
  readonly change: (part: Partial<Fields>) => void;
  /** Clears all filters, and focuses the search field. */
  readonly clear: () => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
}

/** The filters of a list. */
export function useFilters<Fields extends { readonly search: string }>(
  none: Fields,
): Filters<Fields> {
  const searchField = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState(none);
  const [search] = useDebouncedValue(fields.search.trim(), settleMs);
  return {
    fields,
    settled: { ...fields, search },
    change: (part) => setFields((before) => ({ ...before, ...part })),
    clear: () => {
      setFields(none);
      searchField.current?.focus();
    },
    searchField,
  };
}
