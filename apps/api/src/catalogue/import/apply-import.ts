import {
  type Db,
  deleteEntriesExcept,
  findCatalogueEdition,
  findCatalogueVersion,
  lockSeeding,
  newId,
  setCatalogueEdition,
  upsertEntries,
} from '@guildpath/db';
import { AppError } from '../../shared/app-error.ts';
import type { ImportPlan } from './plan-import.ts';

/** Seeding deletes rows of older versions, but only of numeric ones. */
const importedVersion = 'imported';

/**
 * Replaces the catalogue's list with the planned one, all of it or nothing. Stored results stay as they
 * are. Throws CONFLICT when the catalogue has changed since the plan was made.
 */
export async function applyImport(db: Db, plan: ImportPlan): Promise<void> {
  const { kind, basis, items } = plan;
  await db.transaction().execute(async (trx) => {
    await lockSeeding(trx);
    if ((await findCatalogueVersion(trx)) !== basis) {
      throw new AppError(
        'CONFLICT',
        'The catalogue has changed since the import was planned. Please import again.',
      );
    }
    await upsertEntries(trx, kind, { entries: items, version: importedVersion });
    const ids = items.map(({ id }) => id);
    await deleteEntriesExcept(trx, kind, ids);
    const { importedKinds, onetReleases } = await findCatalogueEdition(trx);
    await setCatalogueEdition(trx, {
      id: newId(),
      importedKinds: [...new Set([...importedKinds, kind])],
      onetReleases: plan.onetReleases ?? onetReleases,
    });
  });
}
