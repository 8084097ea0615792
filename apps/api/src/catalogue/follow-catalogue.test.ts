import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';
import { followCatalogue } from './follow-catalogue.ts';
import { applyImport } from './import/apply-import.ts';
import { planCsvImport } from './import/plan-import.ts';

async function openImportedSite() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { context, browse } = await openTestSite();
  const log = { info: vi.fn(), error: vi.fn() };
  const listen = vi.fn((_onChange: () => void) => () => Promise.resolve());
  onTestFinished(followCatalogue({ db: context.db, listen, log, context }));
  const read = async () => (await browse().get('/api/consultants')).body;
  expect(await read()).toMatchObject({ total: context.catalogue.consultants.length });

  const header = 'id,name,specialty,location,rating,categories,contact';
  const text = `${header}\nreal-rosa,Rosa Real,Crafts,Graz,,Crafts,rosa@example.org`;
  const outcome = planCsvImport(context.catalogue, 'consultants', text);
  if (outcome.kind === 'bad') throw new Error(JSON.stringify(outcome.bad));
  await applyImport(context.db, outcome.plan);
  const isServed = async () => {
    await expect.poll(read).toMatchObject({ total: 1 });
    expect(log.error).not.toHaveBeenCalled();
  };
  return { notify: () => listen.mock.calls[0]?.[0](), isServed };
}

it('a running site serves an import of another process as soon as the database tells of it', async () => {
  const { notify, isServed } = await openImportedSite();
  notify();
  await isServed();
});

it('a running site serves an import of another process two seconds later where nothing tells of it', async () => {
  const { isServed } = await openImportedSite();
  vi.advanceTimersByTime(2_000);
  await isServed();
});
