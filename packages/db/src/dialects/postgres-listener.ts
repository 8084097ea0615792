import { setTimeout as wait } from 'node:timers/promises';
import { PostgresAdapter, sql } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '../db.ts';

const channel = 'guildpath_changes';

/** What was missed while there was no connection is asked for after it. */
const pauseMs = 1_000;

/** Tells the processes that listen, this one too, that something they keep has changed, once it is committed. */
export async function announceChange(trx: Transaction): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_notify(${channel}, '')`.execute(trx);
}

/**
 * Calls `onChange` after every announced change, and whenever the connection has been opened: a change may have come
 * before. Returns what ends it.
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
      // A connection that is broken already does not end in order.
      await client.end().catch(() => undefined);
    }
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce();
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return async () => {
    stopping.abort();
    await listening;
  };
}
