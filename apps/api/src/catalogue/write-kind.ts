import type {
  Career,
  CatalogueKind,
  Company,
  Consultant,
  Program,
  School,
} from '@guildpath/contract';
import {
  deleteExcept,
  retireCareersExcept,
  type Transaction,
  upsertCareers,
  upsertCompanies,
  upsertConsultants,
  upsertPrograms,
  upsertSchools,
} from '@guildpath/db';

export interface CatalogueItems {
  readonly careers: Career;
  readonly schools: School;
  readonly programs: Program;
  readonly companies: Company;
  readonly consultants: Consultant;
}

export type CatalogueItem = CatalogueItems[CatalogueKind];

type Upsert<Kind extends CatalogueKind> = (
  trx: Transaction,
  items: readonly CatalogueItems[Kind][],
  version: string,
) => Promise<unknown>;

const upserts: { readonly [Kind in CatalogueKind]: Upsert<Kind> } = {
  careers: upsertCareers,
  schools: upsertSchools,
  programs: upsertPrograms,
  companies: upsertCompanies,
  consultants: upsertConsultants,
};

export async function upsertKind<Kind extends CatalogueKind>(
  trx: Transaction,
  kind: Kind,
  { items, version }: { readonly items: readonly CatalogueItems[Kind][]; readonly version: string },
): Promise<void> {
  await upserts[kind](trx, items, version);
}

/** Takes all items of one kind but those with these ids out of the catalogue. */
export async function removeExcept(
  trx: Transaction,
  kind: CatalogueKind,
  ids: readonly string[],
): Promise<void> {
  if (kind === 'careers') await retireCareersExcept(trx, ids);
  else await deleteExcept(trx, kind, ids);
}
