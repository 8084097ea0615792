import type { Program } from '@guildpath/scoring';
import { apprenticeships } from './programs/apprenticeships.ts';
import { associatePrograms } from './programs/associate-programs.ts';
import { bachelorPrograms } from './programs/bachelor-programs.ts';
import { certificatePrograms } from './programs/certificate-programs.ts';
import { graduatePrograms } from './programs/graduate-programs.ts';

/** Every program of the catalogue, the shortest ways first. */
export const programs: readonly Program[] = [
  ...certificatePrograms,
  ...apprenticeships,
  ...associatePrograms,
  ...bachelorPrograms,
  ...graduatePrograms,
];
