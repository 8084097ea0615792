import { CompiledQuery } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { findCatalogueEdition, setCatalogueEdition } from '../queries/catalogue/versions.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { announceChange } from './postgres-listener.ts';

/** Long enough for a slow machine. */
const patient = { timeout: 30_000 };

async function openTwo() {
  const first = await openTestDatabase('postgres');
  onTestFinished(first.close);
  const second = await openDatabase({ url: first.url, onConnectionLost: () => undefined });
  onTestFinished(second.close);
  const onChange = vi.fn();
  onTestFinished(second.listen(onChange));
  return { first, second, onChange };
}

describe('a change of the catalogue on PostgreSQL', () => {
  it('is known to another process when it is committed, and not before', async () => {
    const { first, second, onChange } = await openTwo();
    const found: Promise<unknown>[] = [];
    onChange.mockImplementation(() => {
      found.push(findCatalogueEdition(second.db));
    });
    // Once for the connection itself.
    await vi.waitFor(() => expect(found).toHaveLength(1), patient);
    const other = { id: 'other', importedKinds: [] };
    await first.db.transaction().execute(async (trx) => {
      await setCatalogueEdition(trx, other);
      // Announcements arrive in order: this one comes after any that was sent too early.
      await first.db.transaction().execute(announceChange);
      await vi.waitFor(() => expect(found).toHaveLength(2), patient);
      await Promise.all(found);
    });
    await vi.waitFor(() => expect(found).toHaveLength(3), patient);
    const none = { importedKinds: [] };
    await expect(Promise.all(found)).resolves.toEqual([none, none, other]);
  });

  it('is looked for again after the connection is lost', async () => {
    const { first, onChange } = await openTwo();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), patient);
    await first.db.executeQuery(
      CompiledQuery.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guildpath listener' and datname = current_database()",
      ),
    );
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), patient);
  });
});
