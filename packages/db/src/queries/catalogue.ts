import type { Company, Consultant, Program, School } from '@guildpath/contract';
import type { Db, Transaction } from '../db.ts';
import { fromJson, toJson } from './json.ts';
import { type UpsertCounts, upsertById } from './upsert-by-id.ts';

export function upsertSchools(
  trx: Transaction,
  schools: readonly School[],
  version: string,
): Promise<UpsertCounts> {
  const rows = schools.map(({ id, name, location, website = null }) => ({
    id,
    version,
    name,
    location,
    website,
  }));
  return upsertById(trx, 'schools', rows);
}

/** Inserts or overwrites programs, whose schools must exist. */
export function upsertPrograms(
  trx: Transaction,
  programs: readonly Program[],
  version: string,
): Promise<UpsertCounts> {
  const rows = programs.map((program) => ({
    id: program.id,
    version,
    school_id: program.schoolId,
    name: program.name,
    level: program.level,
    career_ids: toJson(program.careerIds),
    location: program.location ?? null,
    prerequisite: program.prerequisite ?? null,
  }));
  return upsertById(trx, 'programs', rows);
}

export function upsertCompanies(
  trx: Transaction,
  companies: readonly Company[],
  version: string,
): Promise<UpsertCounts> {
  const rows = companies.map((company) => ({
    id: company.id,
    version,
    name: company.name,
    soc_prefixes: toJson(company.socPrefixes),
  }));
  return upsertById(trx, 'companies', rows);
}

export function upsertConsultants(
  trx: Transaction,
  consultants: readonly Consultant[],
  version: string,
): Promise<UpsertCounts> {
  const rows = consultants.map((consultant) => ({
    id: consultant.id,
    version,
    name: consultant.name,
    specialty: consultant.specialty,
    location: consultant.location,
    rating: consultant.rating ?? null,
    categories: toJson(consultant.categories),
    is_sample: consultant.isSample ? 1 : 0,
    contact: consultant.contact ?? null,
  }));
  return upsertById(trx, 'consultants', rows);
}

/** Lists the schools, ordered by id. */
export async function listSchools(db: Db): Promise<School[]> {
  const rows = await db
    .selectFrom('schools')
    .select(['id', 'name', 'location', 'website'])
    .orderBy('id')
    .execute();
  return rows.map(({ website, ...school }) => (website === null ? school : { ...school, website }));
}

/** Lists the programs, ordered by id. */
export async function listPrograms(db: Db): Promise<Program[]> {
  const rows = await db
    .selectFrom('programs')
    .select(['id', 'school_id', 'name', 'level', 'career_ids', 'location', 'prerequisite'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    schoolId: row.school_id,
    name: row.name,
    level: row.level,
    careerIds: fromJson(row.career_ids),
    ...(row.location !== null && { location: row.location }),
    ...(row.prerequisite !== null && { prerequisite: row.prerequisite }),
  }));
}

/** Lists the companies, ordered by id. */
export async function listCompanies(db: Db): Promise<Company[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name', 'soc_prefixes'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    socPrefixes: fromJson(row.soc_prefixes),
  }));
}

/** Lists the consultants, ordered by id. */
export async function listConsultants(db: Db): Promise<Consultant[]> {
  const rows = await db
    .selectFrom('consultants')
    .select(['id', 'name', 'specialty', 'location', 'rating', 'categories', 'is_sample', 'contact'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    specialty: row.specialty,
    location: row.location,
    ...(row.rating !== null && { rating: row.rating }),
    categories: fromJson(row.categories),
    isSample: row.is_sample === 1,
    ...(row.contact !== null && { contact: row.contact }),
  }));
}

/** Deletes all other rows of the table. A school is deleted with its programs. */
export async function deleteExcept(
  trx: Transaction,
  table: 'programs' | 'schools' | 'companies' | 'consultants',
  ids: readonly string[],
): Promise<void> {
  const remaining = new Set(ids);
  const rows = await trx.selectFrom(table).select('id').execute();
  const gone = rows.map(({ id }) => id).filter((id) => !remaining.has(id));
  if (gone.length > 0) await trx.deleteFrom(table).where('id', 'in', gone).execute();
}

/**
 * Deletes the rows that an earlier version of the content wrote and this one no longer contains. Rows whose
 * version is not a number were not written by seeding, and stay.
 */
export async function deleteOutdated(
  trx: Transaction,
  table: 'programs' | 'schools' | 'companies',
  version: string,
): Promise<void> {
  const versions = await trx.selectFrom(table).select('version').distinct().execute();
  const outdated = versions
    .map((row) => row.version)
    .filter((written) => /^\d+$/.test(written) && Number(written) < Number(version));
  if (outdated.length === 0) return;
  await trx.deleteFrom(table).where('version', 'in', outdated).execute();
}
