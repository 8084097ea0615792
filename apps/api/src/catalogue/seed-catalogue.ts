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
import {
  type Db,
  deleteOutdated,
  findSeedVersion,
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

/** Writes careers, skills, schools, programmes, companies and consultants again. Nothing is doubled or lost. */
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
  await upsertSkills(trx, skills, catalogueVersion);
  await upsertCareers(trx, careers, catalogueVersion);
  await upsertSchools(trx, schools, catalogueVersion);
  await upsertPrograms(trx, programs, catalogueVersion);
  await upsertCompanies(trx, companies, catalogueVersion);
  await upsertConsultants(trx, consultants, catalogueVersion);
  for (const table of ['programs', 'schools', 'companies'] as const) {
    await deleteOutdated(trx, table, catalogueVersion);
  }
}
