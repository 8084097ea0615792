import type { EntryKind, Tier } from '@guildpath/contract';

export interface QuestionsTable {
  id: string;
  /** The version of the content that last wrote the row. */
  version: string;
  tier: Tier;
  /** Position in the tier, from 0; null when the tier no longer contains it. */
  position: number | null;
  /** The question with its scoring key, as JSON. */
  body: string;
}

/** Everything else of the catalogue. The ids are unique within a kind. */
export interface CatalogueEntriesTable {
  kind: EntryKind;
  id: string;
  /** The version of the content that last wrote the row; not a number for imported entries. */
  version: string;
  /** The entry as JSON, by the contract's schema of its kind. */
  body: string;
}

/** Settings that the server stores for itself, by name. */
export interface SettingsTable {
  name: string;
  value: string;
}
