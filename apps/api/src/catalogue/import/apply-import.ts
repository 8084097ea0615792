import type { CatalogueKind } from '@guildpath/contract';
import {
  type Db,
  deleteExcept,
  findCatalogueEdition,
  findCatalogueVersion,
  lockSeeding,
  newId,
  retireCareersExcept,
  setCatalogueEdition,
  type Transaction,
  upsertCareers,
  upsertCompanies,
  upsertConsultants,
  upsertPrograms,
  upsertSchools,
} from '@guildpath/db';
import { AppError } from '../../http/app-error.ts';
import { resetKind } from '../seed-catalogue.ts';
import type { CatalogueItems } from './formats.ts';
import type { ImportPlan } from './plan-import.ts';

/** The version of imported rows: seeding deletes none that is not a number. */
const imported = 'imported';

type Write<Kind extends CatalogueKind> = (
  trx: Transaction,
  items: readonly CatalogueItems[Kind][],
) => Promise<unknown>;

const write: { readonly [Kind in CatalogueKind]: Write<Kind> } = {
  careers: (trx, items) => upsertCareers(trx, items, imported),
  schools: (trx, items) => upsertSchools(trx, items, imported),
  programs: (trx, items) => upsertPrograms(trx, items, imported),
  companies: (trx, items) => upsertCompanies(trx, items, imported),
  consultants: (trx, items) => upsertConsultants(trx, items, imported),
};

/**
 * Makes the planned list the catalogue's, all of it or nothing. Results keep what they say. Throws CONFLICT when the
 * catalogue is no longer the one that the plan was made for.
 */
export async function applyImport(db: Db, { kind, basis, items }: ImportPlan): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSeeding(trx);
    if ((await findCatalogueVersion(trx)) !== basis) {
      throw staleImport();
    }
    // The plan's items are of its kind.
    await (write[kind] as Write<CatalogueKind>)(trx, items);
    const ids = items.map(({ id }) => id);
    if (kind === 'careers') await retireCareersExcept(trx, ids);
    else await deleteExcept(trx, kind, ids);
    const { importedKinds } = await findCatalogueEdition(trx);
    await setCatalogueEdition(trx, {
      id: newId(),
      importedKinds: [...new Set([...importedKinds, kind])],
    });
  });
}

/** The catalogue is no longer the one that an import was planned for. */
export function staleImport(): AppError {
  return new AppError(
    'CONFLICT',
    'The catalogue has changed since. Please check the import again.',
  );
}

/** Goes back to what ships for one kind of the catalogue. */
export function resetImport(db: Db, kind: CatalogueKind): Promise<void> {
  return db.transaction().execute((trx) => resetKind(trx, kind));
}
