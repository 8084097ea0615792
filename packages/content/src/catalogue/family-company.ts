import type { Company } from '@guildpath/contract';
import type { JobFamily } from './job-families.ts';

/** A company whose categories are job families of the catalogue. */
export interface FamilyCompany extends Company {
  readonly categories: readonly JobFamily[];
}
