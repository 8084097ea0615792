import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

export const usersPageSize = 25;

export interface UsersSelection {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

const searchDelayMs = 300;

export function useUsersSelection() {
  const [selection, setSelection] = useState<UsersSelection>({ search: '', page: 1 });
  const searchSoon = useDebouncedCallback((text: string) => {
    const search = text.trim();
    setSelection((before) => (before.search === search ? before : { search, page: 1 }));
  }, searchDelayMs);
  return {
    selection,
    /** Searches once typing pauses. */
    searchSoon,
    searchNow: () => searchSoon.flush(),
    goToPage: (page: number) => setSelection(({ search }) => ({ search, page })),
  };
}
