import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';
import { followCatalogue } from './follow-catalogue.ts';
import { applyImport } from './import/apply-import.ts';
import { planCsvImport } from './import/plan-import.ts';

it('a running site serves an import of another process two seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { context, browse } = await openTestSite();
  const log = { info: vi.fn(), error: vi.fn() };
  onTestFinished(followCatalogue({ db: context.db, log, context }));
  const read = async () => (await browse().get('/api/consultants')).body;
  expect(await read()).toMatchObject({ total: context.catalogue.consultants.length });

  const header = 'id,name,specialty,location,rating,categories,contact';
  const text = `${header}\nreal-rosa,Rosa Real,Crafts,Graz,,Crafts,rosa@example.org`;
  const outcome = planCsvImport(context.catalogue, 'consultants', text);
  if (outcome.kind === 'bad') throw new Error(JSON.stringify(outcome.bad));
  await applyImport(context.db, outcome.plan);
  vi.advanceTimersByTime(2_000);
  await expect.poll(read).toMatchObject({ total: 1 });
  expect(log.error).not.toHaveBeenCalled();
});
