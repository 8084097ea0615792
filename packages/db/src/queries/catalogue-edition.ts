import type { CatalogueKind } from '@guildpath/contract';
import type { Db, Transaction } from '../db.ts';
import { announceChange } from '../dialects/postgres-listener.ts';
import { fromJson, toJson } from './json.ts';
import { findSeedVersion } from './seed-version.ts';

const name = 'catalogue_edition';

export interface CatalogueEdition {
  /** Changes with every import and reset; absent while the catalogue is the one that ships. */
  readonly id?: string;
  /** What an operator imported: seeding leaves it alone. */
  readonly importedKinds: readonly CatalogueKind[];
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

/** Of everything that is served: the content that was seeded and the edition on top. Undefined before the first seed. */
export async function findCatalogueVersion(db: Db): Promise<string | undefined> {
  const seeded = await findSeedVersion(db);
  const { id } = await findCatalogueEdition(db);
  return seeded !== undefined && id !== undefined ? `${seeded}+${id}` : seeded;
}
