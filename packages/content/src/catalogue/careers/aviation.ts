import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const aviationCareers: readonly Career[] = jobFamily('Aviation', [
  {
    id: 'airline-pilot',
    title: 'Airline Pilot',
    socCode: '53-2011.00',
    description:
      'You fly passengers or cargo safely from one airport to the next. Before takeoff you study weather, route and fuel, and in the air you and your copilot watch the systems and decide together.',
    interests: [4.74, 3.15, 1.44, 2.5, 3.81, 4.7],
    jobZone: 4,
    skills: {
      'operating-machines': 4.88,
      navigation: 4.5,
      'staying-calm': 4.25,
      'tracking-progress': 4.12,
      'time-management': 3.88,
    },
    workStyles: [
      3.71, 4, 4.1, 4.27, 4.57, 3.61, 3.87, 4.61, 4.55, 4.4, 4.67, 4.72, 4.42, 2.74, 2.5, 4.28,
    ],
    medianPay: 198100,
    growthPercent: 4,
    payGroup: 'airline and commercial pilots',
    relatedCareers: ['helicopter-pilot', 'air-traffic-controller', 'ship-captain'],
  },
  {
    id: 'helicopter-pilot',
    title: 'Helicopter Pilot',
    socCode: '53-2012.00',
    description:
      'You fly helicopters or small planes for rescue, firefighting, charter trips or filming. You check weather and machine, plan the route and land where no airliner could.',
    interests: [4.79, 2.55, 1.1, 2.57, 3.92, 4.82],
    jobZone: 3,
    skills: {
      'operating-machines': 4.75,
      navigation: 4.5,
      'staying-calm': 4.5,
      'tracking-progress': 4.12,
      troubleshooting: 3.12,
    },
    workStyles: [
      4.15, 4.3, 4.3, 3.82, 4.34, 4.07, 2.9, 4.62, 4.66, 4.61, 4.7, 4.8, 4.65, 4.23, 2.85, 4.01,
    ],
    // BLS counts the whole group 53-2010, whose members are paid too differently for one median.
    growthPercent: 4,
    payGroup: 'airline and commercial pilots',
    relatedCareers: ['airline-pilot', 'air-traffic-controller', 'train-engineer'],
  },
  {
    id: 'air-traffic-controller',
    title: 'Air Traffic Controller',
    socCode: '53-2021.00',
    description:
      'You guide aircraft through the sky and on the runway so that they never come too close. You follow many planes on radar, give short, clear instructions and keep thinking several moves ahead.',
    interests: [4.55, 2.45, 1, 2.68, 4.29, 4.99],
    jobZone: 3,
    skills: {
      'staying-calm': 4.75,
      listening: 4.38,
      'decision-making': 4.12,
      'tracking-progress': 4,
      teamwork: 3.88,
    },
    workStyles: [
      4.28, 4.34, 4.11, 3.74, 4.14, 3.63, 3.17, 4.27, 4.65, 4.39, 4.45, 4.64, 4.11, 3.75, 3.41,
      4.29,
    ],
    entryEducation: "Associate's degree",
    medianPay: 144580,
    growthPercent: 1,
    relatedCareers: ['helicopter-pilot', 'airline-pilot', 'train-conductor'],
  },
  {
    id: 'flight-attendant',
    title: 'Flight Attendant',
    socCode: '53-2031.00',
    description:
      'You keep passengers safe and comfortable in the air. You check the cabin, show what to do in an emergency, serve meals and stay calm when someone falls ill or gets scared.',
    interests: [4.04, 2.04, 1.27, 4.19, 3.63, 4.41],
    jobZone: 2,
    skills: {
      'staying-calm': 4.25,
      'welcoming-guests': 4,
      'tracking-progress': 3.88,
      'helping-people': 3.75,
      'first-aid': 3.5,
    },
    workStyles: [
      3.53, 3.61, 3.63, 3.87, 4.64, 4.75, 4.62, 4.53, 4.53, 4.66, 4.71, 4.25, 4.25, 4.34, 3.25,
      3.56,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 67130,
    growthPercent: 9,
    relatedCareers: ['airport-security-screener', 'air-traffic-controller'],
  },
  {
    id: 'aircraft-mechanic',
    title: 'Aircraft Mechanic',
    socCode: '49-3011.00',
    description:
      'You keep airplanes and helicopters safe to fly. You check engines, wings and brakes from a long list, replace worn parts and sign with your name that all is well.',
    interests: [6.7, 3.81, 1, 1.31, 1.84, 4.7],
    jobZone: 3,
    skills: {
      repairing: 4.88,
      'engines-and-machines': 4.75,
      'attention-to-detail': 4.5,
      troubleshooting: 4.5,
      'choosing-tools': 3.38,
    },
    workStyles: [
      3.95, 4.27, 4.04, 3.81, 3.68, 3.09, 3.3, 4.13, 3.84, 4.03, 4.32, 4.89, 4.83, 3.84, 3.48, 3.78,
    ],
    relatedCareers: ['airline-pilot', 'helicopter-pilot'],
  },
]);
