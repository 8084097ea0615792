import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const animalsAndNatureCareers: readonly Career[] = jobFamily('Animals and Nature', [
  {
    id: 'veterinarian',
    title: 'Veterinarian',
    socCode: '29-1131.00',
    description:
      'You treat sick and injured animals and keep healthy ones well. A day may bring vaccinating puppies, operating on a cat and explaining hard choices to a worried owner.',
    interests: [5.98, 5.98, 1, 3.45, 1.7, 3.47],
    jobZone: 5,
    skills: {
      'animal-care': 4.75,
      reading: 4.12,
      'quick-learning': 4,
      science: 3.88,
      'decision-making': 3.88,
    },
    workStyles: [
      4.12, 4.28, 4.11, 4.36, 4.55, 4.5, 4.22, 4.48, 4.63, 4.06, 4.61, 4.76, 4.9, 4.2, 3.79, 4.68,
    ],
    medianPay: 125510,
    growthPercent: 10,
    relatedCareers: ['wildlife-biologist', 'forest-and-conservation-worker'],
  },
  {
    id: 'wildlife-biologist',
    title: 'Wildlife Biologist',
    socCode: '19-1023.00',
    description:
      'You study wild animals: where they live, what they eat and what threatens them. You may tag birds at dawn, set up trail cameras and later turn the counts into a report that protects a habitat.',
    interests: [5.43, 6.99, 2.31, 2.55, 2.33, 3.7],
    jobZone: 4,
    skills: {
      'outdoor-fieldwork': 4.25,
      'decision-making': 4,
      science: 3.88,
      writing: 3.88,
      teamwork: 3.75,
    },
    workStyles: [
      4.02, 4.15, 4.36, 3.99, 4.48, 3.56, 2.72, 3.86, 3.85, 4.16, 4.31, 4.29, 4.43, 4.01, 3.71,
      4.11,
    ],
    medianPay: 72860,
    growthPercent: 2,
    relatedCareers: ['veterinarian', 'forest-and-conservation-worker'],
  },
  {
    id: 'animal-trainer',
    title: 'Animal Trainer',
    socCode: '39-2011.00',
    description:
      'You teach animals to follow signals, from puppies and riding horses to guide dogs. You repeat short exercises, reward each success and show owners how to go on at home.',
    interests: [6.52, 2.3, 1.76, 3.61, 2.08, 2.97],
    jobZone: 2,
    skills: {
      'animal-care': 4.5,
      teaching: 3.75,
      speaking: 3.5,
      'quick-learning': 3.25,
      'helping-people': 3,
    },
    workStyles: [
      3.41, 3.79, 3.71, 3.75, 4.13, 3.78, 3.72, 4.18, 4, 3.97, 4.55, 4.27, 4.39, 4.16, 3.79, 3.77,
    ],
    // BLS gives pay and growth for the whole group 39-2000.
    medianPay: 33860,
    growthPercent: 11,
    relatedCareers: ['fitness-trainer', 'referee'],
  },
  {
    id: 'park-naturalist',
    title: 'Park Naturalist',
    socCode: '19-1031.03',
    description:
      'You show visitors what lives and grows in a park and why it matters. You lead walks, answer endless questions from school classes and make signs and exhibits for the trail.',
    interests: [4.38, 4.24, 3.74, 4.87, 3.46, 3.43],
    jobZone: 4,
    skills: {
      speaking: 4.12,
      'outdoor-fieldwork': 4,
      empathy: 3.75,
      storytelling: 3.5,
      'helping-people': 3.5,
    },
    workStyles: [
      3.49, 3.3, 3.41, 3.66, 4.4, 4.31, 4.12, 4.41, 4.06, 4.04, 4.24, 3.74, 4.59, 3.56, 3.09, 3.17,
    ],
    // BLS gives pay and growth for the whole group 19-1030.
    medianPay: 69060,
    growthPercent: 3,
    relatedCareers: ['tour-guide', 'animal-trainer'],
  },
  {
    id: 'farmer',
    title: 'Farmer',
    socCode: '11-9013.00',
    description:
      'You run a farm or ranch, deciding what to plant or raise, when to harvest and at what price to sell. You might repair a pump at sunrise, check the animals, call a buyer and plan tomorrow around the weather.',
    interests: [5.16, 2.74, 1.06, 2.63, 5.52, 4.53],
    jobZone: 4,
    skills: {
      'growing-plants': 4,
      'animal-care': 3.75,
      leadership: 3.62,
      negotiation: 3.12,
      budgeting: 3,
    },
    workStyles: [
      3.97, 4.08, 4.21, 4.18, 4.01, 3.69, 3.2, 3.94, 3.75, 3.98, 4.53, 4.18, 4.39, 3.94, 3.98, 3.98,
    ],
    medianPay: 87980,
    growthPercent: -1,
    relatedCareers: ['forest-and-conservation-worker', 'commercial-fisher'],
  },
  {
    id: 'landscaper',
    title: 'Landscaper',
    socCode: '37-3011.00',
    description:
      'You plant, mow, trim and water so that gardens, parks and sports fields look their best. You work outdoors with a crew, handling mowers, spades and hedge cutters in most kinds of weather.',
    interests: [7, 1.62, 1.9, 1.45, 1.81, 3.35],
    jobZone: 1,
    skills: { 'growing-plants': 4, 'physical-stamina': 4, 'operating-machines': 3.12 },
    workStyles: [
      3.84, 3.52, 3.65, 3, 3.92, 3.82, 3.45, 3.93, 3.67, 3.79, 3.86, 4.15, 4.17, 3.55, 3.05, 3.2,
    ],
    // BLS gives pay and growth for the whole group 37-3000.
    medianPay: 38470,
    growthPercent: 4,
    relatedCareers: ['commercial-fisher', 'forest-and-conservation-worker'],
  },
  {
    id: 'commercial-fisher',
    title: 'Commercial Fisher',
    socCode: '45-3031.00',
    description:
      'You catch fish, crabs or shellfish for a living, often far from shore and before dawn. You set and haul nets, sort the catch, mend gear and keep a close eye on the weather.',
    interests: [7, 2.27, 1.06, 1.03, 1.99, 3.29],
    jobZone: 1,
    skills: { 'physical-stamina': 4.25, navigation: 3.5, teamwork: 3.12, 'decision-making': 3.12 },
    workStyles: [
      3.52, 3.9, 4.12, 3.21, 3.34, 3.15, 2.29, 3.57, 3.27, 3.5, 4.21, 4.09, 3.93, 4, 3.58, 3.31,
    ],
    growthPercent: -5,
    relatedCareers: ['ship-captain', 'landscaper'],
  },
  {
    id: 'forest-and-conservation-worker',
    title: 'Forest and Conservation Worker',
    socCode: '45-4011.00',
    description:
      'You keep forests healthy by planting young trees, clearing brush and marking trunks to be cut. You hike out with a crew, work with saws and hand tools and watch for fire and disease.',
    interests: [7, 3.33, 1, 2.71, 3.03, 4.07],
    jobZone: 2,
    skills: {
      'outdoor-fieldwork': 4.25,
      'working-safely': 3.75,
      'growing-plants': 3.5,
      'quick-learning': 3,
      teamwork: 3,
    },
    workStyles: [
      3.74, 3.77, 4.06, 4.06, 4.47, 3.89, 3.64, 3.99, 4.11, 4.4, 4.47, 3.96, 4.27, 3.49, 3.02, 3.42,
    ],
    medianPay: 43680,
    growthPercent: -5,
    relatedCareers: ['commercial-fisher', 'landscaper'],
  },
]);
