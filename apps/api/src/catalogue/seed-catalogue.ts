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
  await db.transaction().execute(async (trx) => {
    await upsertQuestions(trx, questionBank, questionBankVersion);
    await seedCatalogue(trx);
    await setSeedVersion(trx, contentVersion);
  });
  return 'seeded';
}

async function seedCatalogue(trx: Transaction): Promise<void> {
  await upsertSkills(trx, skills, catalogueVersion);
  await upsertCareers(trx, careers, catalogueVersion);
  await upsertSchools(trx, schools, catalogueVersion);
  await upsertPrograms(trx, programs, catalogueVersion);
  await upsertCompanies(trx, companies, catalogueVersion);
  await upsertConsultants(trx, consultants, catalogueVersion);
}
