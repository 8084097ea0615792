import type { CatalogueKind } from '@guildpath/contract';
import type { Db, Transaction } from '../../db.ts';
import { announceChange } from '../../dialects/postgres-listener.ts';
import { fromJson, toJson } from '../sql/json.ts';
import { findSeedVersion } from './seed-version.ts';

const name = 'catalogue_edition';

export interface CatalogueEdition {
  /** Changes with every import and reset. Absent while the catalogue is the one that ships. */
  readonly id?: string;
  /** The kinds that an operator has imported, which seeding does not touch. */
  readonly importedKinds: readonly CatalogueKind[];
  /** The O*NET releases of imported careers, the latest import first. Absent for those that ship. */
  readonly onetReleases?: readonly string[] | undefined;
}

export async function findCatalogueEdition(db: Db): Promise<CatalogueEdition> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? fromJson<CatalogueEdition>(row.value) : { importedKinds: [] };
}

export async function setCatalogueEdition(
  trx: Transaction,
  edition: CatalogueEdition,
): Promise<void> {
  const value = toJson(edition);
  await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await announceChange(trx);
}

/** Returns the version of the seeded content and of the edition on top; undefined before the first seed. */
export async function findCatalogueVersion(db: Db): Promise<string | undefined> {
  const seeded = await findSeedVersion(db);
  const { id } = await findCatalogueEdition(db);
  return seeded !== undefined && id !== undefined ? `${seeded}+${id}` : seeded;
}
