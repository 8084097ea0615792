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
  deleteExcept,
  deleteOutdated,
  findCatalogueEdition,
  findSeedVersion,
  listSchools,
  lockSeeding,
  newId,
  retireCareersExcept,
  setCatalogueEdition,
  setSeedVersion,
  type Transaction,
  upsertCareers,
  upsertCompanies,
  upsertConsultants,
  upsertPrograms,
  upsertQuestions,
  upsertSchools,
  upsertSkills,
} from '@guildpath/db';

/** What this version ships, by kind. */
export const shippedItems = { careers, schools, programs, companies, consultants } as const;

const contentVersion = `${questionBankVersion}+${catalogueVersion}`;

/** Fills the database with the content that this version ships, unless it is there already. */
export async function seedWhenChanged(db: Db): Promise<'seeded' | 'unchanged'> {
  if ((await findSeedVersion(db)) === contentVersion) return 'unchanged';
  await db.transaction().execute(seedAll);
  return 'seeded';
}

/** Writes the questions again, as this version ships them. Nothing is doubled or lost. */
export function seedQuestions(db: Db): Promise<void> {
  return seedPart(db, upsertBank);
}

/**
 * Writes careers, skills, schools, programmes, companies and consultants again, but for the kinds that an operator
 * imported. Nothing is doubled or lost.
 */
export function seedCareerData(db: Db): Promise<void> {
  return seedPart(db, upsertCatalogue);
}

function seedPart(db: Db, part: (trx: Transaction) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // Where another version seeded last, one part of this one would not fit the rest.
    const isOfThisVersion = (await findSeedVersion(trx)) === contentVersion;
    await (isOfThisVersion ? part(trx) : seedAll(trx));
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
  await upsertSkills(trx, skills, catalogueVersion);
  const shipped = catalogueKinds.filter((kind) => !importedKinds.includes(kind));
  for (const kind of shipped) await seedKind[kind](trx);
  for (const kind of shipped) {
    if (kind === 'careers' || kind === 'consultants') continue;
    await deleteOutdated(trx, kind, catalogueVersion);
  }
}

/** In the order of `catalogueKinds`, schools come before their programs. */
const seedKind: Readonly<Record<CatalogueKind, (trx: Transaction) => Promise<unknown>>> = {
  careers: (trx) => upsertCareers(trx, careers, catalogueVersion),
  schools: (trx) => upsertSchools(trx, schools, catalogueVersion),
  programs: async (trx) => {
    // Where an operator's schools stand in for those that ship, only programs of theirs can be offered.
    const known = new Set((await listSchools(trx)).map(({ id }) => id));
    const taught = programs.filter(({ schoolId }) => known.has(schoolId));
    await upsertPrograms(trx, taught, catalogueVersion);
  },
  companies: (trx) => upsertCompanies(trx, companies, catalogueVersion),
  consultants: (trx) => upsertConsultants(trx, consultants, catalogueVersion),
};

/**
 * Goes back to what ships for one kind of the catalogue, whatever was imported. Programs come with their schools: those
 * that an import of schools took away return, unless programs were imported too.
 */
export async function resetKind(trx: Transaction, kind: CatalogueKind): Promise<void> {
  await lockSeeding(trx);
  const { importedKinds } = await findCatalogueEdition(trx);
  await setCatalogueEdition(trx, {
    id: newId(),
    importedKinds: importedKinds.filter((imported) => imported !== kind),
  });
  await seedKind[kind](trx);
  const ids = shippedItems[kind].map(({ id }) => id);
  if (kind === 'careers') await retireCareersExcept(trx, ids);
  else await deleteExcept(trx, kind, ids);
  if (kind === 'schools' && !importedKinds.includes('programs')) await seedKind.programs(trx);
}
