import { expect, it, onTestFinished, vi } from 'vitest';
import { applyImport } from '../catalogue/import/apply-import.ts';
import { planCsvImport } from '../catalogue/import/plan-import.ts';
import { openTestSite } from '../testing/test-site.ts';
import { followEdition } from './follow-edition.ts';

it('a running site serves an import of another process within seconds', {
  timeout: 15_000,
}, async () => {
  const { context, browse } = await openTestSite();
  const log = { info: vi.fn(), error: vi.fn() };
  const listen = () => () => Promise.resolve();
  const stop = followEdition({ db: context.db, listen, log, context });
  onTestFinished(stop);
  const read = async () => (await browse().get('/api/consultants')).body;
  expect(await read()).toMatchObject({ total: context.catalogue.consultants.length });

  const header = 'id,name,specialty,location,rating,categories,contact';
  const text = `${header}\nreal-rosa,Rosa Real,Crafts,Graz,,Crafts,rosa@example.org`;
  const outcome = await planCsvImport(context.catalogue, 'consultants', text);
  if (outcome.kind === 'bad') throw new Error(JSON.stringify(outcome.bad));
  await applyImport(context.db, outcome.plan);
  await vi.waitFor(async () => expect(await read()).toMatchObject({ total: 1 }), {
    timeout: 10_000,
    interval: 200,
  });
  expect(log.error).not.toHaveBeenCalled();
});
