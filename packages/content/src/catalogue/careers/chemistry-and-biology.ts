import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const chemistryAndBiologyCareers: readonly Career[] = jobFamily('Chemistry and Biology', [
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
    entryEducation: "Bachelor's degree",
    medianPay: 86620,
    growthPercent: 5,
    payGroup: 'chemists and materials scientists',
    relatedCareers: ['microbiologist', 'biomedical-engineer', 'food-scientist'],
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
    entryEducation: "Bachelor's degree",
    medianPay: 78770,
    growthPercent: 6,
    payGroup: 'agricultural and food scientists',
    relatedCareers: ['chemist', 'plant-scientist'],
  },
  {
    id: 'microbiologist',
    title: 'Microbiologist',
    socCode: '19-1022.00',
    description:
      'You study living things too small to see, such as bacteria, yeast and viruses. You grow them in dishes, look at them under strong microscopes and find out which make us ill and which help us.',
    interests: [5.29, 7, 1.92, 1.98, 1.07, 3.85],
    jobZone: 4,
    skills: {
      'lab-techniques': 4.75,
      science: 4.62,
      writing: 4,
      'quick-learning': 3.88,
      'helping-others-learn': 3.62,
    },
    workStyles: [
      4, 4, 4.18, 3.45, 4.09, 3.55, 2.73, 3.86, 4.05, 4.09, 4.59, 4.73, 4.55, 3.68, 3.41, 4.23,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 87330,
    growthPercent: 4,
    relatedCareers: ['biological-technician', 'geneticist', 'chemist'],
  },
  {
    id: 'geneticist',
    title: 'Geneticist',
    socCode: '19-1029.03',
    description:
      'You study how traits pass from parents to children in people, animals and plants. You read DNA in the lab, compare thousands of samples on the computer and search for the causes of rare diseases.',
    interests: [4.05, 7, 2.95, 2.91, 1.61, 4.78],
    jobZone: 5,
    skills: {
      'lab-techniques': 4.5,
      science: 4.12,
      'data-analysis': 4,
      math: 3.88,
      'helping-others-learn': 3.88,
    },
    workStyles: [
      4.44, 4.48, 4.28, 3.48, 3.8, 3.44, 2.48, 3.44, 3.6, 3.68, 4.16, 4.72, 4.8, 3.88, 3.96, 4.72,
    ],
    relatedCareers: ['microbiologist', 'food-scientist'],
  },
  {
    id: 'biological-technician',
    title: 'Biological Technician',
    socCode: '19-4021.00',
    description:
      'You help scientists find out how living things work. You grow cells, feed fish or mice, run tests, keep the lab clean and note each result with care.',
    interests: [5.6, 5.36, 1.2, 1.97, 1.31, 5.62],
    jobZone: 4,
    skills: {
      'lab-techniques': 4.75,
      'attention-to-detail': 4,
      reading: 4,
      'critical-thinking': 3.88,
      science: 3.75,
    },
    workStyles: [
      3.63, 3.93, 3.9, 3.2, 4.13, 3.63, 3.27, 3.96, 3.95, 4.07, 4.49, 4.62, 4.45, 4.36, 3.63, 4.13,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 52000,
    growthPercent: 3,
    relatedCareers: [
      'medical-laboratory-technician',
      'medical-laboratory-technologist',
      'microbiologist',
    ],
  },
  {
    id: 'chemical-technician',
    title: 'Chemical Technician',
    socCode: '19-4031.00',
    description:
      'You run tests in a lab and help chemists invent better medicines, paints or batteries. You mix samples, set up the instruments, note each value and keep the place safe and clean.',
    interests: [5.45, 5.8, 1.51, 1.64, 1.13, 5.25],
    jobZone: 3,
    skills: {
      'lab-techniques': 4.75,
      science: 4.12,
      'working-safely': 4,
      'tracking-progress': 3.88,
      'quality-checking': 3.12,
    },
    workStyles: [
      3.38, 3.64, 3.91, 3.03, 3.65, 3.16, 2.41, 3.16, 3.61, 3.76, 4.15, 4.51, 4.27, 3.72, 3.49,
      4.08,
    ],
    entryEducation: "Associate's degree",
    medianPay: 57790,
    growthPercent: 4,
    relatedCareers: ['biological-technician', 'chemist'],
  },
]);
