import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useRef, useState } from 'react';

const settleMs = 250;

interface Filters<Fields> {
  /** As the fields show them. */
  readonly fields: Fields;
  /** As they are looked for: the words a moment after the last letter. */
  readonly settled: Fields;
  readonly change: (part: Partial<Fields>) => void;
  /** Shows everything again, and lets the search begin anew. */
  readonly clear: () => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
}

/** What a list is narrowed by. */
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
