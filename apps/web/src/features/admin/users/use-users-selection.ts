import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

export const usersPageSize = 25;

export interface UsersSelection {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** Long enough to keep typing, short enough to feel immediate. */
const searchDelayMs = 300;

interface UsersSelectionState {
  readonly selection: UsersSelection;
  /** Searches once typing pauses, starting at the first page. */
  readonly searchSoon: (text: string) => void;
  /** Searches for what was typed last without waiting. */
  readonly searchNow: () => void;
  readonly goToPage: (page: number) => void;
}

/** Which users are listed: the search and the page. */
export function useUsersSelection(): UsersSelectionState {
  const [selection, setSelection] = useState<UsersSelection>({ search: '', page: 1 });
  const searchSoon = useDebouncedCallback((text: string) => {
    const search = text.trim();
    setSelection((before) => (before.search === search ? before : { search, page: 1 }));
  }, searchDelayMs);
  return {
    selection,
    searchSoon,
    searchNow: () => searchSoon.flush(),
    goToPage: (page) => setSelection(({ search }) => ({ search, page })),
  };
}
