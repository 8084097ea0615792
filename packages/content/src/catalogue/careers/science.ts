import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const scienceCareers: readonly Career[] = jobFamily('Science', [
  {
    id: 'meteorologist',
    title: 'Meteorologist',
    socCode: '19-2021.00',
    description:
      'You read data from satellites, balloons and radar to forecast storms, heat and rain. You compare computer models, decide which one to trust and warn people in time.',
    interests: [4.77, 6.26, 2.72, 2.49, 2.68, 4.45],
    jobZone: 4,
    skills: {
      'data-analysis': 4,
      science: 4,
      'quick-learning': 4,
      'problem-solving': 3.88,
      math: 3.38,
    },
    workStyles: [
      3.9, 3.9, 3.95, 3.4, 3.9, 3.35, 2.75, 3.5, 4, 3.95, 4.4, 4.45, 4.5, 3.6, 3.75, 4.6,
    ],
    medianPay: 97450,
    growthPercent: 1,
    relatedCareers: ['data-scientist', 'food-scientist'],
  },
  {
    id: 'forensic-science-technician',
    title: 'Forensic Science Technician',
    socCode: '19-4092.00',
    description:
      'You collect and study traces from crime scenes, such as fingerprints, fibers and blood. You may photograph a room in the morning, run lab tests after lunch and later explain your findings in court.',
    interests: [5.18, 5.94, 1.77, 1.5, 1.59, 4.98],
    jobZone: 3,
    skills: {
      'lab-techniques': 4.25,
      'attention-to-detail': 4.25,
      writing: 4,
      'critical-thinking': 4,
      science: 3.25,
    },
    workStyles: [
      3.28, 2.89, 3.63, 2.55, 3.87, 3.13, 1.99, 3.85, 3.32, 3.87, 4.6, 4.75, 4.95, 3.71, 2.79, 3.76,
    ],
    medianPay: 67440,
    growthPercent: 13,
    relatedCareers: ['detective', 'chemist'],
  },
  {
    id: 'chemist',
    title: 'Chemist',
    socCode: '19-2031.00',
    description:
      'You find out what things are made of and how to make new ones, from medicines to paint that dries faster. You mix samples, measure them with precise instruments and write down what worked and what did not.',
    interests: [5.67, 6.71, 1.52, 1.14, 1.6, 4.81],
    jobZone: 4,
    skills: {
      'lab-techniques': 4.5,
      science: 4.12,
      'critical-thinking': 4,
      math: 3.75,
      'quality-checking': 3.25,
    },
    workStyles: [
      3.97, 4.04, 3.94, 3.87, 4.15, 3.37, 2.99, 3.84, 3.98, 3.77, 4.3, 4.41, 4.37, 4.35, 3.6, 4.58,
    ],
    // BLS gives pay and growth for the whole group 19-2030.
    medianPay: 86620,
    growthPercent: 5,
    relatedCareers: ['biomedical-engineer', 'food-scientist'],
  },
  {
    id: 'astronomer',
    title: 'Astronomer',
    socCode: '19-2011.00',
    description:
      'You study stars, planets and galaxies to learn how the universe works. Most days pass not at a telescope but at a computer, where you turn faint signals into results that you share with other scientists.',
    interests: [5.07, 7, 3.28, 2.71, 1.87, 4.04],
    jobZone: 5,
    skills: {
      'data-analysis': 4.25,
      science: 4.25,
      math: 4.12,
      'quick-learning': 4,
      'helping-others-learn': 3.75,
    },
    workStyles: [
      4.57, 4.61, 4.26, 3.39, 3.83, 3.22, 2.48, 2.83, 3.35, 4.04, 3.83, 4.43, 4.26, 4.22, 4.14,
      4.91,
    ],
    // BLS gives pay and growth for the whole group 19-2010.
    medianPay: 166290,
    growthPercent: 4,
    relatedCareers: ['meteorologist', 'food-scientist'],
  },
  {
    id: 'archaeologist',
    title: 'Archaeologist',
    socCode: '19-3091.00',
    description:
      'You uncover how people lived long ago from the bones, tools and ruins that they left behind. You dig with small tools in the field season, then spend months cleaning, dating and writing about the finds.',
    interests: [3.99, 6.84, 4.21, 3.67, 1.63, 3.19],
    jobZone: 5,
    skills: {
      research: 4.25,
      writing: 4.25,
      speaking: 4.25,
      'outdoor-fieldwork': 4,
      'quick-learning': 3.88,
    },
    workStyles: [
      4.15, 4.45, 4.3, 2.95, 4, 4.1, 3.9, 4.05, 3.95, 4.35, 4.15, 4.7, 4.65, 4.1, 3.6, 4.5,
    ],
    medianPay: 64910,
    growthPercent: 4,
    relatedCareers: ['astronomer', 'meteorologist'],
  },
  {
    id: 'food-scientist',
    title: 'Food Scientist',
    socCode: '19-1012.00',
    description:
      'You work out how to keep food safe, tasty and fresh for longer. You test recipes in a small lab kitchen, look for germs under the microscope and follow a new snack to the factory line.',
    interests: [5.05, 5.71, 2.45, 2.16, 2.58, 3.95],
    jobZone: 4,
    skills: {
      'lab-techniques': 4,
      'quick-learning': 4,
      science: 3.88,
      'measuring-results': 3.62,
      'quality-checking': 3.38,
    },
    workStyles: [
      4.09, 4.04, 4, 3.57, 4.17, 3.27, 2.7, 3.61, 3.48, 3.82, 4.09, 4.35, 4.39, 3.78, 4, 4.61,
    ],
    // BLS gives pay and growth for the whole group 19-1010.
    medianPay: 78770,
    growthPercent: 6,
    relatedCareers: ['chemist', 'meteorologist'],
  },
  {
    id: 'environmental-scientist',
    title: 'Environmental Scientist',
    socCode: '19-2041.00',
    description:
      'You check air, water and soil for pollution and work out how to clean it up. Some days you wade into a creek for samples, others you study lab results and write advice for a town or company.',
    interests: [4.76, 7, 1.87, 2.75, 2.56, 4.32],
    jobZone: 4,
    skills: {
      science: 4,
      'problem-solving': 4,
      writing: 4,
      'outdoor-fieldwork': 3.75,
      teamwork: 3.62,
    },
    workStyles: [
      3.88, 3.82, 3.99, 3.63, 4.24, 3.63, 3.07, 3.85, 3.85, 4.05, 4.24, 4.3, 4.6, 3.85, 2.89, 4.32,
    ],
    medianPay: 80060,
    growthPercent: 4,
    relatedCareers: ['meteorologist', 'food-scientist'],
  },
]);
