import type { Db, Transaction } from '../db.ts';
import type { ProgramLevel } from '../schema/catalogue.ts';
import { fromJson, toJson } from './json.ts';
import { type UpsertCounts, upsertById } from './upsert-by-id.ts';

export interface SchoolRow {
  readonly id: string;
  readonly name: string;
  readonly location: string;
}

export interface ProgramRow {
  readonly id: string;
  readonly schoolId: string;
  readonly name: string;
  readonly careerIds: readonly string[];
  readonly level: ProgramLevel;
}

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly string[];
}

export interface ConsultantRow {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly location: string;
  /** 1 to 5. */
  readonly rating?: number;
  readonly categories: readonly string[];
  readonly isSample: boolean;
}

export function upsertSchools(
  trx: Transaction,
  schools: readonly SchoolRow[],
  version: string,
): Promise<UpsertCounts> {
  const rows = schools.map(({ id, name, location }) => ({ id, version, name, location }));
  return upsertById(trx, 'schools', rows);
}

/** The programs' schools must be there. */
export function upsertPrograms(
  trx: Transaction,
  programs: readonly ProgramRow[],
  version: string,
): Promise<UpsertCounts> {
  const rows = programs.map((program) => ({
    id: program.id,
    version,
    school_id: program.schoolId,
    name: program.name,
    level: program.level,
    career_ids: toJson(program.careerIds),
  }));
  return upsertById(trx, 'programs', rows);
}

export function upsertCompanies(
  trx: Transaction,
  companies: readonly CompanyRow[],
  version: string,
): Promise<UpsertCounts> {
  const rows = companies.map((company) => ({
    id: company.id,
    version,
    name: company.name,
    categories: toJson(company.categories),
  }));
  return upsertById(trx, 'companies', rows);
}

export function upsertConsultants(
  trx: Transaction,
  consultants: readonly ConsultantRow[],
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
  }));
  return upsertById(trx, 'consultants', rows);
}

/** In the order of their ids. */
export function listSchools(db: Db): Promise<SchoolRow[]> {
  return db.selectFrom('schools').select(['id', 'name', 'location']).orderBy('id').execute();
}

/** In the order of their ids. */
export async function listPrograms(db: Db): Promise<ProgramRow[]> {
  const rows = await db
    .selectFrom('programs')
    .select(['id', 'school_id', 'name', 'level', 'career_ids'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    schoolId: row.school_id,
    name: row.name,
    level: row.level,
    careerIds: fromJson(row.career_ids),
  }));
}

/** In the order of their ids. */
export async function listCompanies(db: Db): Promise<CompanyRow[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name', 'categories'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    categories: fromJson(row.categories),
  }));
}

/** In the order of their ids. */
export async function listConsultants(db: Db): Promise<ConsultantRow[]> {
  const rows = await db
    .selectFrom('consultants')
    .select(['id', 'name', 'specialty', 'location', 'rating', 'categories', 'is_sample'])
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
  }));
}
