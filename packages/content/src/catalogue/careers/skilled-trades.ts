import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const skilledTradesCareers: readonly Career[] = jobFamily('Skilled Trades', [
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
    medianPay: 62350,
    growthPercent: 9,
    relatedCareers: ['plumber', 'solar-panel-installer'],
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
    medianPay: 62970,
    growthPercent: 4,
    relatedCareers: ['electrician', 'solar-panel-installer'],
  },
  {
    id: 'carpenter',
    title: 'Carpenter',
    socCode: '47-2031.00',
    description:
      'You build with wood and other materials, from house frames and stairs to shelves that fit exactly. You read plans, measure, cut and join, and see at the end of the day what you have made.',
    interests: [6.75, 1.91, 2.18, 1.9, 1.79, 3.46],
    jobZone: 2,
    skills: {
      woodwork: 4.75,
      'reading-plans': 3.75,
      teamwork: 3.25,
      'quality-checking': 3.12,
      math: 3,
    },
    workStyles: [
      4.13, 4.02, 4.14, 3.96, 4.19, 3.89, 3.55, 3.98, 4.04, 4.04, 4.45, 4.67, 4.04, 3.93, 3.17,
      3.91,
    ],
    medianPay: 59310,
    growthPercent: 4,
    relatedCareers: ['cabinetmaker', 'plumber'],
  },
  {
    id: 'solar-panel-installer',
    title: 'Solar Panel Installer',
    socCode: '47-2231.00',
    description:
      'You put solar panels on roofs and fields and connect them so that sunlight becomes power. You climb, drill, mount rails, wire the panels and test the system before switching it on.',
    interests: [7, 2.65, 1.39, 1.19, 1.73, 4.08],
    jobZone: 2,
    skills: {
      'electrical-work': 4,
      'working-safely': 4,
      'installing-equipment': 3.38,
      'quality-checking': 3.12,
      troubleshooting: 3,
    },
    workStyles: [
      3.95, 3.73, 3.88, 4.17, 4.38, 4.15, 3.88, 4.37, 4.18, 4.12, 4.53, 4.7, 4.43, 3.46, 3.54, 4.21,
    ],
    medianPay: 51860,
    growthPercent: 42,
    relatedCareers: ['wind-turbine-technician', 'electrician'],
  },
  {
    id: 'auto-mechanic',
    title: 'Auto Mechanic',
    socCode: '49-3023.00',
    description:
      'You keep cars running safely, whether they burn fuel or drive on batteries. You listen to the customer, read fault codes, fix or replace what is broken and go for a test drive.',
    interests: [7, 3.58, 1, 1.45, 1.6, 4.31],
    jobZone: 3,
    skills: {
      'hand-skills': 3.75,
      repairing: 3.75,
      troubleshooting: 3.62,
      'watching-instruments': 3.5,
      'choosing-tools': 3,
    },
    workStyles: [
      3.42, 3.74, 3.48, 3.01, 3.52, 3.09, 2.45, 3.63, 3.47, 3.49, 4.15, 4.26, 3.83, 3.75, 3.1, 3.77,
    ],
    medianPay: 49670,
    growthPercent: 4,
    relatedCareers: ['wind-turbine-technician', 'electrician'],
  },
  {
    id: 'wind-turbine-technician',
    title: 'Wind Turbine Technician',
    socCode: '49-9081.00',
    description:
      'You climb wind turbines to inspect, repair and maintain them high above the ground. You check bolts, oil and electronics, replace worn parts and work as a pair, secured by harness and rope.',
    interests: [7, 3.6, 1, 1.62, 1.77, 4.29],
    jobZone: 3,
    skills: {
      'working-safely': 4.25,
      repairing: 4,
      troubleshooting: 4,
      'watching-instruments': 4,
      'electrical-work': 3.75,
    },
    workStyles: [
      3.71, 3.83, 3.98, 3.82, 4.19, 4.16, 3.32, 4.1, 3.93, 4.12, 4.21, 4.27, 3.97, 3.81, 3.13, 3.98,
    ],
    medianPay: 62580,
    growthPercent: 50,
    relatedCareers: ['solar-panel-installer', 'auto-mechanic'],
  },
  {
    id: 'building-inspector',
    title: 'Building Inspector',
    socCode: '47-4011.00',
    description:
      'You check that houses, bridges and wiring are built safely and by the rules. You walk sites with plans in hand, look into corners that others skip, note faults and say what must be fixed.',
    interests: [6.17, 4.1, 1.22, 1.46, 2.15, 5.41],
    jobZone: 3,
    skills: {
      'reading-plans': 4.25,
      'attention-to-detail': 4,
      reading: 4,
      'measuring-results': 3.25,
      'quality-checking': 3,
    },
    workStyles: [
      3.6, 3.64, 3.72, 3.52, 4.12, 3.44, 2.84, 4.38, 4, 4, 4.4, 4.56, 4.76, 4.16, 3, 3.8,
    ],
    medianPay: 72120,
    growthPercent: -1,
    relatedCareers: ['construction-manager', 'architect', 'civil-engineer'],
  },
]);
