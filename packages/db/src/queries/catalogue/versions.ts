import type { CatalogueKind } from '@guildpath/contract';
import type { Db, Transaction } from '../../db.ts';
import { fromJson, toJson } from '../sql/json.ts';
import { findSetting, storeSetting } from '../sql/settings.ts';

/** Returns the version of the content that was last seeded; undefined before the first seed. */
export function findSeedVersion(db: Db): Promise<string | undefined> {
  return findSetting(db, 'seed_version');
}

/** Stores the version of the content that this transaction seeds. */
export function setSeedVersion(trx: Transaction, version: string): Promise<void> {
  return storeSetting(trx, 'seed_version', version);
}

export interface CatalogueEdition {
  /** Changes with every import and reset. Absent while the catalogue is the one that ships. */
  readonly id?: string;
  /** The kinds that an operator has imported, which seeding does not touch. */
  readonly importedKinds: readonly CatalogueKind[];
  /** The O*NET releases of imported careers, the latest import first. Absent for those that ship. */
  readonly onetReleases?: readonly string[] | undefined;
}

export async function findCatalogueEdition(db: Db): Promise<CatalogueEdition> {
  const value = await findSetting(db, 'catalogue_edition');
  return value === undefined ? { importedKinds: [] } : fromJson<CatalogueEdition>(value);
}

export function setCatalogueEdition(trx: Transaction, edition: CatalogueEdition): Promise<void> {
  return storeSetting(trx, 'catalogue_edition', toJson(edition));
}

/** Returns the version of the seeded content and of the edition on top; undefined before the first seed. */
export async function findCatalogueVersion(db: Db): Promise<string | undefined> {
  const seeded = await findSeedVersion(db);
  const { id } = await findCatalogueEdition(db);
  return seeded !== undefined && id !== undefined ? `${seeded}+${id}` : seeded;
}
