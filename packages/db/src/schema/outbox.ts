import type { Timestamp } from './timestamp.ts';

/** Work that follows from a transaction and is done after its commit: emails, narratives. */
export interface OutboxTable {
  id: string;
  kind: string;
  /** JSON; emptied once the job is done, because it may hold addresses and links. */
  payload: string | null;
  created_at: Timestamp;
  due_at: Timestamp;
  leased_until: Timestamp | null;
  attempts: number;
  last_error: string | null;
  done_at: Timestamp | null;
}
