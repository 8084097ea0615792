import {
  type Db,
  findCatalogueEdition,
  findCatalogueVersion,
  lockSeeding,
  newId,
  setCatalogueEdition,
} from '@guildpath/db';
import { AppError } from '../../shared/app-error.ts';
import { removeExcept, upsertKind } from '../write-kind.ts';
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
    if ((await findCatalogueVersion(trx)) !== basis) throw staleImport();
    await upsertKind(trx, kind, { items, version: importedVersion });
    const ids = items.map(({ id }) => id);
    await removeExcept(trx, kind, ids);
    const { importedKinds, onetReleases } = await findCatalogueEdition(trx);
    await setCatalogueEdition(trx, {
      id: newId(),
      importedKinds: [...new Set([...importedKinds, kind])],
      onetReleases: plan.onetReleases ?? onetReleases,
    });
  });
}

export function staleImport(): AppError {
  return new AppError(
    'CONFLICT',
    'The catalogue has changed since then. Please preview the import again.',
  );
}
