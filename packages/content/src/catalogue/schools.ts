import type { School } from '@guildpath/contract';
import { academies } from './schools/academies.ts';
import { colleges } from './schools/colleges.ts';
import { trainingProviders } from './schools/training-providers.ts';
import { universitiesElsewhere } from './schools/universities-elsewhere.ts';
import { universitiesInTheUsa } from './schools/universities-in-the-usa.ts';

/** Who offers the programs: colleges, training providers, unions and companies that teach. */
export const schools: readonly School[] = [
  ...universitiesInTheUsa,
  ...universitiesElsewhere,
  ...colleges,
  ...academies,
  ...trainingProviders,
];
