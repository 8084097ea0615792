import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const buildingServicesCareers: readonly Career[] = jobFamily('Building Services', [
  {
    id: 'electrician',
    title: 'Electrician',
    socCode: '47-2111.00',
    description:
      'You bring power and light into homes, schools and factories and make sure that nobody gets hurt. You read plans, pull cables, connect panels and track down faults with a meter.',
    interests: [7, 2.7, 1.24, 1.32, 1.81, 4.09],
    jobZone: 3,
    skills: {
      'electrical-work': 4.75,
      troubleshooting: 4,
      repairing: 3.5,
      'installing-equipment': 3.25,
      'choosing-tools': 3,
    },
    workStyles: [
      3.66, 3.73, 4.09, 3.96, 3.92, 3.47, 2.9, 4.25, 3.55, 4.11, 4.16, 4.53, 4.13, 3.81, 4, 3.75,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 62350,
    growthPercent: 9,
    relatedCareers: ['lighting-technician', 'plumber', 'power-line-worker'],
  },
  {
    id: 'plumber',
    title: 'Plumber',
    socCode: '47-2152.00',
    description:
      'You install and repair the pipes that bring water and gas in and take waste out. You find hidden leaks, cut and join pipes and test that every fitting holds.',
    interests: [7, 2.2, 1, 1.16, 1, 3.72],
    jobZone: 3,
    skills: {
      'hand-skills': 4,
      'reading-plans': 3.5,
      repairing: 3.25,
      troubleshooting: 3.25,
      'operating-machines': 3,
    },
    workStyles: [
      4, 3.83, 3.97, 4.08, 3.86, 3.33, 3.42, 3.86, 4.01, 3.9, 4.52, 4.47, 4, 4.08, 3.68, 4.01,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 62970,
    growthPercent: 4,
    relatedCareers: [
      'heating-and-cooling-technician',
      'commercial-diver',
      'electrician',
      'building-maintenance-worker',
    ],
  },
  {
    id: 'heating-and-cooling-technician',
    title: 'Heating and Cooling Technician',
    socCode: '49-9021.00',
    description:
      'You keep homes warm in winter, cool in summer and food cold all year. You install heat pumps and air conditioners, find leaks and bring a dead furnace back to life.',
    interests: [6.96, 2.82, 1.04, 1.47, 1.2, 4.29],
    jobZone: 3,
    skills: {
      'electrical-work': 4,
      'working-safely': 3.75,
      troubleshooting: 3.5,
      'installing-equipment': 3.38,
      repairing: 3.38,
    },
    workStyles: [
      4.12, 4.28, 4.09, 3.96, 4.24, 4.25, 3.32, 4.23, 3.78, 3.38, 4.63, 4.6, 4.31, 4.29, 4.3, 4.2,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 59810,
    growthPercent: 8,
    relatedCareers: ['plumber', 'elevator-technician'],
  },
  {
    id: 'elevator-technician',
    title: 'Elevator Technician',
    socCode: '47-4021.00',
    description:
      'You put in elevators and escalators and keep them safe. You climb into the shaft, connect cables and motors, test the brakes and free people when one gets stuck.',
    interests: [7, 2.44, 1, 1.38, 1.22, 3.92],
    jobZone: 3,
    skills: {
      'electrical-work': 4.25,
      'working-safely': 4.25,
      repairing: 4,
      troubleshooting: 4,
      'installing-equipment': 3.5,
    },
    workStyles: [
      3.78, 4.21, 4.01, 3.72, 3.62, 3.49, 3.07, 3.86, 4.17, 4.09, 4.42, 4.48, 4.14, 4.27, 3.93,
      4.05,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 106580,
    growthPercent: 5,
    relatedCareers: ['building-maintenance-worker', 'locksmith'],
  },
  {
    id: 'facilities-manager',
    title: 'Facilities Manager',
    socCode: '11-3013.00',
    description:
      'You keep a school, hospital or office tower safe, clean and in good repair. You plan moves and repairs, lead the crew, save energy and make sure that help comes fast when the heating fails.',
    interests: [4.15, 2.6, 1.61, 3.58, 5.35, 5.35],
    jobZone: 3,
    skills: {
      planning: 4,
      'tracking-progress': 3.75,
      teamwork: 3.62,
      empathy: 3.62,
      leadership: 3.5,
    },
    workStyles: [
      4.02, 4.34, 4.4, 4.38, 4.51, 4.51, 4.16, 4.63, 4.52, 4.39, 4.68, 4.25, 4.78, 4.36, 4.04, 4.11,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 106880,
    growthPercent: 4,
    payGroup: 'administrative services and facilities managers',
    relatedCareers: [
      'operations-manager',
      'building-maintenance-worker',
      'construction-manager',
      'property-manager',
      'hotel-manager',
    ],
  },
  {
    id: 'building-maintenance-worker',
    title: 'Building Maintenance Worker',
    socCode: '49-9071.00',
    description:
      'You keep a whole building in working order, from door locks to water pipes. You fix, paint, replace and test a bit of everything and find the drip before it becomes a flood.',
    interests: [7, 2.53, 1.2, 1.75, 1.53, 4.17],
    jobZone: 3,
    skills: {
      repairing: 3.88,
      troubleshooting: 3.75,
      'working-safely': 3.5,
      'installing-equipment': 3,
      'choosing-tools': 3,
    },
    workStyles: [
      3.38, 3.39, 3.76, 3.3, 3.94, 3.68, 3.18, 4.04, 3.78, 3.92, 4.15, 4.13, 4.39, 3.98, 3.95, 3.79,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 48620,
    growthPercent: 4,
    relatedCareers: ['plumber', 'elevator-technician', 'facilities-manager'],
  },
  {
    id: 'locksmith',
    title: 'Locksmith',
    socCode: '49-9094.00',
    description:
      'You open doors when the key is lost and put in locks that keep people safe. You cut keys, pick or drill a lock, set up card readers and help someone locked out at midnight.',
    interests: [6.09, 2.11, 1, 1.57, 1.42, 5],
    jobZone: 2,
    skills: {
      'hand-skills': 4.5,
      repairing: 3.5,
      'quality-checking': 3.12,
      'installing-equipment': 3,
      troubleshooting: 3,
    },
    workStyles: [
      4.05, 4.33, 4.24, 3.29, 4.19, 3.86, 3.14, 4.43, 4.52, 4.19, 4.86, 4.76, 4.95, 4, 3.86, 4.19,
    ],
    relatedCareers: ['elevator-technician', 'heating-and-cooling-technician'],
  },
]);
