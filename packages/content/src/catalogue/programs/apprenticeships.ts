import type { Program } from '@guildpath/scoring';

export const apprenticeships: readonly Program[] = [
  {
    id: 'electrical-training-alliance-inside-wireman-apprenticeship',
    schoolId: 'electrical-training-alliance',
    name: 'Inside Wireman Apprenticeship',
    level: 'apprenticeship',
    careerIds: ['electrician', 'solar-panel-installer'],
  },
  {
    id: 'siemens-professional-education-mechatronics-technician-apprenticeship',
    schoolId: 'siemens-professional-education',
    name: 'Mechatronics Technician Apprenticeship',
    level: 'apprenticeship',
    careerIds: ['wind-turbine-technician', 'cnc-programmer', 'machinist'],
  },
  {
    id: 'united-association-plumbing-apprenticeship',
    schoolId: 'united-association',
    name: 'Plumbing Apprenticeship',
    level: 'apprenticeship',
    careerIds: ['plumber'],
  },
  {
    id: 'united-brotherhood-of-carpenters-carpentry-apprenticeship',
    schoolId: 'united-brotherhood-of-carpenters',
    name: 'Carpentry Apprenticeship',
    level: 'apprenticeship',
    careerIds: ['carpenter'],
  },
];
