import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { OpenDatabase } from '../open-database.ts';

/**
 * Resolves when so many statements wait for a lock. SQLite's one connection lets no statement in between: whatever had not
 * to wait would be done a moment later.
 */
export async function untilWaiting(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  count: number,
): Promise<void> {
  if (dialect === 'sqlite') return setImmediate();
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(count);
    },
    { timeout: 30_000 },
  );
}
