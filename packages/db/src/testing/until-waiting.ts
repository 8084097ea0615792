import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { OpenDatabase } from '../open-database.ts';

/**
 * Resolves when `count` statements wait for a lock. On SQLite, whose one connection runs one statement
 * after another, it resolves in the next turn.
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
