import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const foodAndHospitalityCareers: readonly Career[] = jobFamily('Food and Hospitality', [
  {
    id: 'chef',
    title: 'Chef',
    socCode: '35-1011.00',
    description:
      'You run a kitchen, planning menus, ordering food and leading the cooks. In the rush you taste, season and call out orders, and afterward you think up the next dish.',
    interests: [4.84, 1.68, 2.72, 2.95, 5.13, 4.35],
    jobZone: 3,
    skills: {
      cooking: 4.75,
      teamwork: 4.12,
      leadership: 3.88,
      'creative-thinking': 3.5,
      'managing-supplies': 3.25,
    },
    workStyles: [
      4.31, 4.41, 4.62, 4.59, 4.34, 4.03, 3.55, 4.45, 4.59, 4.59, 4.72, 4.54, 4.38, 3.89, 4.21,
      4.07,
    ],
    medianPay: 60990,
    growthPercent: 7,
    relatedCareers: ['baker', 'restaurant-manager'],
  },
  {
    id: 'barista',
    title: 'Barista',
    socCode: '35-3023.01',
    description:
      'You make coffee and tea drinks exactly the way each guest likes them. You grind, steam and pour, keep the counter clean and remember what the regulars order.',
    interests: [5.58, 1.07, 2.63, 3.7, 3.24, 3.7],
    jobZone: 1,
    skills: {
      listening: 3.5,
      'helping-people': 3.38,
      selling: 3.25,
      'physical-stamina': 3.25,
      empathy: 3.12,
    },
    workStyles: [
      3.06, 2.71, 3.29, 3.1, 4.32, 3.79, 3.65, 4.05, 4.01, 3.41, 4.1, 3.31, 3.87, 3.71, 2.54, 2.65,
    ],
    relatedCareers: ['fast-food-worker', 'restaurant-server'],
  },
  {
    id: 'restaurant-server',
    title: 'Restaurant Server',
    socCode: '35-3031.00',
    description:
      'You look after guests in a restaurant from the first hello to the bill. You explain the menu, carry plates, handle several tables at once and notice when someone needs something.',
    interests: [4.12, 1, 1.84, 4.72, 4.06, 4.95],
    jobZone: 2,
    skills: {
      'helping-people': 3.88,
      'physical-stamina': 3.75,
      selling: 3.5,
      empathy: 3.38,
      teamwork: 3.12,
    },
    workStyles: [
      3.67, 3.49, 3.93, 3.36, 4.13, 3.96, 4.06, 4.19, 4.1, 3.94, 4.22, 4.19, 3.92, 3.65, 2.86, 2.86,
    ],
    medianPay: 33760,
    growthPercent: -1,
    relatedCareers: ['fast-food-worker', 'barista'],
  },
  {
    id: 'restaurant-manager',
    title: 'Restaurant Manager',
    socCode: '11-9051.00',
    description:
      'You keep a restaurant or cafeteria running, from hiring and schedules to safe food and happy guests. You order supplies, help out where it is busiest and count the money at closing time.',
    interests: [4.16, 1.96, 1.63, 3.53, 5.97, 5.06],
    jobZone: 2,
    skills: {
      leadership: 3.88,
      teamwork: 3.88,
      'helping-people': 3.75,
      'managing-supplies': 3,
      budgeting: 3,
    },
    workStyles: [
      4.16, 4.19, 4.19, 4.65, 4.46, 4.35, 4.03, 4.54, 4.44, 4.05, 4.67, 4.35, 4.27, 3.9, 3.59, 3.64,
    ],
    medianPay: 65310,
    growthPercent: 6,
    relatedCareers: ['chef', 'restaurant-server'],
  },
  {
    id: 'baker',
    title: 'Baker',
    socCode: '51-3011.00',
    description:
      'You make bread, cakes and pastries, often starting work while others sleep. You weigh, knead and shape dough, watch the ovens and decorate what goes into the window.',
    interests: [6.29, 1.66, 2.39, 1.73, 2.1, 4.2],
    jobZone: 2,
    skills: {
      cooking: 4.5,
      'hand-skills': 4,
      'tracking-progress': 3.25,
      'quick-learning': 3,
      'time-management': 3,
    },
    workStyles: [
      3.93, 3.6, 3.85, 3.36, 4.14, 3.74, 3.44, 3.7, 3.91, 3.56, 4.15, 4.4, 4.16, 3.46, 3.18, 3.13,
    ],
    medianPay: 36650,
    growthPercent: 6,
    relatedCareers: ['chef', 'barista'],
  },
  {
    id: 'tour-guide',
    title: 'Tour Guide',
    socCode: '39-7011.00',
    description:
      'You show visitors around a city, a castle or a stretch of coast and make its stories come alive. You plan the route, answer questions, keep the group together and adapt when it rains.',
    interests: [3.33, 2.4, 3.46, 5.35, 3.64, 2.85],
    jobZone: 3,
    skills: {
      storytelling: 4.25,
      speaking: 3.88,
      languages: 3.75,
      empathy: 3.25,
      'helping-people': 3.12,
    },
    workStyles: [
      4.05, 3.95, 3.8, 3.49, 4.28, 4.26, 4.02, 4.35, 3.77, 4.32, 4.23, 4.08, 3.94, 3.91, 3.11, 3.1,
    ],
    // BLS gives pay and growth for the whole group 39-7010.
    medianPay: 36660,
    growthPercent: 8,
    relatedCareers: ['park-naturalist', 'restaurant-server'],
  },
  {
    id: 'fast-food-worker',
    title: 'Fast Food Worker',
    socCode: '35-3023.00',
    description:
      'You take orders, prepare food and serve guests in a fast food restaurant or snack bar. You switch between register, grill and drive-through, and work as a quick team when the line gets long.',
    interests: [4.83, 1, 1.45, 3.48, 3.45, 4.96],
    jobZone: 1,
    skills: { 'physical-stamina': 3.5, cooking: 3.25, 'helping-people': 3, teamwork: 3 },
    workStyles: [
      3.66, 3.99, 4.14, 3.8, 4.25, 3.98, 3.82, 4.4, 4.14, 4.24, 4.29, 4.15, 4.08, 3.97, 3.51, 3.11,
    ],
    relatedCareers: ['restaurant-server', 'barista'],
  },
]);
