import { questionBank } from '@guildpath/content';
import { siteSettingsSchema } from '@guildpath/contract';
import { releaseFolder } from '@guildpath/onet/testing';
import { factsOf } from '@guildpath/results/testing';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';
import { toShell } from '../../testing/to-shell.ts';
import { applyImport } from '../catalogue/import/apply-import.ts';
import { exportCsv, type ImportPlan, planCsvImport } from '../catalogue/import/plan-import.ts';
import { resetKind } from '../catalogue/seed-catalogue.ts';
import { planOnetImport, readReleaseFiles } from './onet.ts';

let files: Awaited<ReturnType<typeof readReleaseFiles>>;
beforeAll(async () => {
  files = await readReleaseFiles(releaseFolder, toShell({}));
});

async function openSite() {
  const site = await openTestSite();
  const planned = (folder?: string): ImportPlan => {
    const outcome = planOnetImport(site.context.catalogue, files, folder);
    if (outcome.kind === 'bad') throw new Error(JSON.stringify(outcome.bad));
    return outcome.plan;
  };
  return { ...site, planned };
}

describe('an O*NET release that was imported', () => {
  it('is served: found by search, shown, and matched', async () => {
    const { context, planned, browse } = await openSite();
    const plan = planned();
    await applyImport(context.db, plan);
    await context.reloadCatalogue();
    const guest = browse();
    expect((await guest.get('/api/careers?search=concrete+finisher')).body).toMatchObject({
      careers: [{ id: 'cement-mason-and-concrete-finisher' }],
    });
    const shown = await guest.get('/api/careers/cement-mason-and-concrete-finisher');
    expect(shown).toMatchObject({
      status: 200,
      body: { title: 'Cement Mason and Concrete Finisher' },
    });
    const people = simulatedProfiles(questionBank.quick, { people: 400, seed: 3, leastShare: 0 });
    const { careers } = context.catalogue;
    const matched = new Set(
      people.flatMap((profile) =>
        factsOf('quick', profile, careers).matches.map(({ careerId }) => careerId),
      ),
    );
    const added = plan.added.filter(({ id }) => matched.has(id));
    expect(added.length).toBeGreaterThan(0);
  });

  it('is named in the notice of the site, before those that it builds on, until careers are reset', async () => {
    const { context, planned, browse } = await openSite();
    const guest = browse();
    const releases = async () => {
      await context.reloadCatalogue();
      return siteSettingsSchema.parse((await guest.get('/api/site/settings')).body).onetReleases;
    };
    expect(await releases()).toEqual(['30.2', '29.3']);
    const first = planned('db_31_0_text');
    expect(first.notes).toContain('The site’s notice will name O*NET 31.0.');
    await applyImport(context.db, first);
    expect(await releases()).toEqual(['31.0', '30.2', '29.3']);
    await applyImport(context.db, planned('db_31_0_text'));
    expect(await releases()).toEqual(['31.0', '30.2', '29.3']);
    for (const kind of ['companies', 'careers'] as const) {
      const own = planCsvImport(context.catalogue, kind, exportCsv(context.catalogue, kind));
      if (own.kind === 'bad') throw new Error(JSON.stringify(own.bad));
      await applyImport(context.db, own.plan);
      expect(await releases()).toEqual(['31.0', '30.2', '29.3']);
    }
    await applyImport(context.db, planned());
    expect(await releases()).toEqual([]);
    await resetKind(context.db, 'careers');
    expect(await releases()).toEqual(['30.2', '29.3']);
  });
});
