import {
  careers,
  catalogueVersion,
  companies,
  consultants,
  programs,
  questionBank,
  questionBankVersion,
  schools,
  skills,
} from '@guildpath/content';
import { type CatalogueKind, catalogueKinds } from '@guildpath/contract';
import {
  type Db,
  deleteEntriesExcept,
  deleteOutdatedEntries,
  findCatalogueEdition,
  findSeedVersion,
  listEntries,
  lockSeeding,
  newId,
  type OpenDatabase,
  setCatalogueEdition,
  setSeedVersion,
  type Transaction,
  upsertEntries,
  upsertQuestions,
} from '@guildpath/db';

export const shippedEntries = { careers, schools, programs, companies, consultants } as const;

const contentVersion = `${questionBankVersion}+${catalogueVersion}`;

/**
 * Writes the content that this version ships, unless this version wrote it before. Waits while another
 * process does so, however long that takes.
 */
export async function seedWhenChanged({
  db,
  withoutTimeLimits,
}: Pick<OpenDatabase, 'db' | 'withoutTimeLimits'>): Promise<void> {
  if (await isOfThisVersion(db)) return;
  await withoutTimeLimits((unlimited) =>
    unlimited.transaction().execute(async (trx) => {
      await lockSeeding(trx);
      if (!(await isOfThisVersion(trx))) await seedAll(trx);
    }),
  );
}

async function isOfThisVersion(db: Db): Promise<boolean> {
  return (await findSeedVersion(db)) === contentVersion;
}

/** Resets the questions to those that this version ships. Nothing is duplicated or lost. */
export function seedQuestions(db: Db): Promise<void> {
  return seedPart(db, upsertBank);
}

/** Resets the catalogue to what this version ships, except imported kinds. Nothing is duplicated or lost. */
export function seedCareerData(db: Db): Promise<void> {
  return seedPart(db, upsertCatalogue);
}

function seedPart(db: Db, part: (trx: Transaction) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // If another version seeded last, one part of this version would not fit the rest.
    await ((await isOfThisVersion(trx)) ? part(trx) : seedAll(trx));
  });
}

async function seedAll(trx: Transaction): Promise<void> {
  await upsertBank(trx);
  await upsertCatalogue(trx);
  await setSeedVersion(trx, contentVersion);
}

async function upsertBank(trx: Transaction): Promise<void> {
  await upsertQuestions(trx, questionBank, questionBankVersion);
}

async function upsertCatalogue(trx: Transaction): Promise<void> {
  await lockSeeding(trx);
  const { importedKinds } = await findCatalogueEdition(trx);
  await upsertEntries(trx, 'skills', { entries: skills, version: catalogueVersion });
  const shipped = catalogueKinds.filter((kind) => !importedKinds.includes(kind));
  for (const kind of shipped) await seedKind(trx, kind);
  for (const kind of shipped) {
    if (kind === 'careers' || kind === 'consultants') continue;
    await deleteOutdatedEntries(trx, kind, catalogueVersion);
  }
}

async function seedKind(trx: Transaction, kind: CatalogueKind): Promise<void> {
  if (kind !== 'programs') {
    return upsertEntries(trx, kind, { entries: shippedEntries[kind], version: catalogueVersion });
  }
  // Imported schools may lack some that shipped programs belong to. Schools are seeded before programs.
  const known = new Set((await listEntries(trx, 'schools')).map(({ id }) => id));
  const entries = programs.filter(({ schoolId }) => known.has(schoolId));
  await upsertEntries(trx, kind, { entries, version: catalogueVersion });
}

/**
 * Replaces one kind of the catalogue, imported or not, with what ships. A reset of schools brings back the
 * programs that an import of schools removed, unless programs were imported too.
 */
export async function resetKind(db: Db, kind: CatalogueKind): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSeeding(trx);
    const { importedKinds, onetReleases } = await findCatalogueEdition(trx);
    await setCatalogueEdition(trx, {
      id: newId(),
      importedKinds: importedKinds.filter((imported) => imported !== kind),
      onetReleases: kind === 'careers' ? undefined : onetReleases,
    });
    await seedKind(trx, kind);
    const ids = shippedEntries[kind].map(({ id }) => id);
    await deleteEntriesExcept(trx, kind, ids);
    if (kind === 'schools' && !importedKinds.includes('programs')) await seedKind(trx, 'programs');
  });
}
