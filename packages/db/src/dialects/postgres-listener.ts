import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '../db.ts';
import { isSqlite } from './is-sqlite.ts';

const channel = 'guildpath_changes';

const reconnectPauseMs = 1_000;

/**
 * Notifies every listening process, this one too, that cached data has changed, once the transaction
 * commits.
 */
export async function announceChange(trx: Transaction): Promise<void> {
  if (isSqlite(trx)) return;
  await sql`select pg_notify(${channel}, '')`.execute(trx);
}

/**
 * Calls `onChange` after every announced change and after each connect, because changes may have been
 * missed before. Returns a function that stops listening.
 */
export function listenForChanges(
  openClient: () => pg.Client,
  { onChange, onError }: { onChange: () => void; onError: (error: Error) => void },
): () => Promise<void> {
  const stopping = new AbortController();

  async function listenOnce(): Promise<void> {
    const client = openClient();
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.on('error', onError);
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', onChange);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onChange();
      await ended;
    } catch (error) {
      if (!stopping.signal.aborted) onError(error as Error);
    } finally {
      // A broken connection cannot be ended properly.
      await client.end().catch(() => undefined);
    }
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce();
      await wait(reconnectPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return async () => {
    stopping.abort();
    await listening;
  };
}
