import type { School } from '@guildpath/contract';
import { academies } from './schools/academies.ts';
import { colleges } from './schools/colleges.ts';
import { trainingProviders } from './schools/training-providers.ts';
import { universitiesElsewhere } from './schools/universities-elsewhere.ts';
import { universitiesInTheUsa } from './schools/universities-in-the-usa.ts';

/** Lists the providers of the programs: universities, colleges, academies and training providers. */
export const schools: readonly School[] = [
  ...universitiesInTheUsa,
  ...universitiesElsewhere,
  ...colleges,
  ...academies,
  ...trainingProviders,
];
