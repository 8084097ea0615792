import { CompiledQuery } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { setCatalogueEdition } from '../queries/catalogue-edition.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';

/** A slow machine is no failure. */
const patient = { timeout: 10_000 };

async function openTwo() {
  const first = await openTestDatabase('postgres');
  onTestFinished(() => first.close());
  const second = await openDatabase({ url: first.url, onConnectionLost: () => undefined });
  onTestFinished(() => second.close());
  return { first, second };
}

function listen({ listen: begin }: { listen: Awaited<ReturnType<typeof openDatabase>>['listen'] }) {
  const onChange = vi.fn();
  const stop = begin(onChange);
  onTestFinished(stop);
  return onChange;
}

describe('a change of the catalogue on PostgreSQL', () => {
  it('is known to another process at once, when it is committed', async () => {
    const { first, second } = await openTwo();
    const onChange = listen(second);
    // Once for the connection itself.
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), patient);
    await first.db.transaction().execute(async (trx) => {
      await setCatalogueEdition(trx, { id: 'other', importedKinds: [] });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(onChange).toHaveBeenCalledTimes(1);
    });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), patient);
  });

  it('is looked for again after the connection was lost', async () => {
    const { first, second } = await openTwo();
    const onChange = listen(second);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), patient);
    await first.db.executeQuery(
      CompiledQuery.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guildpath listener' and datname = current_database()",
      ),
    );
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), patient);
  });
});
