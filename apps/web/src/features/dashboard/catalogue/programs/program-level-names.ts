import type { ProgramLevel } from '@guildpath/contract';

/** The names of the program levels. */
export const programLevelNames: Record<ProgramLevel, string> = {
  certificate: 'Certificate',
  apprenticeship: 'Apprenticeship',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctoral: 'Doctoral degree',
};
