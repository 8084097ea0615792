import type { ProgramLevel } from '@guildpath/contract';

export const programLevelNames: Record<ProgramLevel, string> = {
  certificate: 'Certificate',
  apprenticeship: 'Apprenticeship',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctoral: 'Doctoral degree',
};
