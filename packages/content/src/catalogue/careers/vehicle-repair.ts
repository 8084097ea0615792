import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const vehicleRepairCareers: readonly Career[] = jobFamily('Vehicle Repair', [
  {
    id: 'auto-mechanic',
    title: 'Auto Mechanic',
    socCode: '49-3023.00',
    description:
      'You keep cars running safely, whether they burn fuel or drive on batteries. You listen to the customer, read fault codes, fix or replace what is broken and go for a test drive.',
    interests: [7, 3.58, 1, 1.45, 1.6, 4.31],
    jobZone: 3,
    skills: {
      'engines-and-machines': 4.5,
      'hand-skills': 3.75,
      repairing: 3.75,
      troubleshooting: 3.62,
      'choosing-tools': 3,
    },
    workStyles: [
      3.42, 3.74, 3.48, 3.01, 3.52, 3.09, 2.45, 3.63, 3.47, 3.49, 4.15, 4.26, 3.83, 3.75, 3.1, 3.77,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 49670,
    growthPercent: 4,
    relatedCareers: ['diesel-mechanic', 'boat-mechanic', 'motorcycle-mechanic'],
  },
  {
    id: 'diesel-mechanic',
    title: 'Diesel Mechanic',
    socCode: '49-3031.00',
    description:
      'You repair the engines of trucks, buses and tractors. You plug in a tester, listen, take the engine apart, swap what is worn and take it for a test drive.',
    interests: [7, 3.27, 1, 1.54, 1.29, 3.73],
    jobZone: 3,
    skills: {
      'engines-and-machines': 4.75,
      repairing: 4,
      troubleshooting: 4,
      'watching-instruments': 3.5,
      'choosing-tools': 3.12,
    },
    workStyles: [
      3.61, 3.72, 3.84, 3.49, 3.73, 3.73, 3.17, 3.81, 3.72, 3.75, 4.29, 4.39, 3.82, 3.52, 3.4, 3.87,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 60640,
    growthPercent: 2,
    relatedCareers: [
      'auto-mechanic',
      'boat-mechanic',
      'truck-driver',
      'motorcycle-mechanic',
      'train-engineer',
    ],
  },
  {
    id: 'motorcycle-mechanic',
    title: 'Motorcycle Mechanic',
    socCode: '49-3052.00',
    description:
      'You repair and tune motorcycles, scooters and dirt bikes. You find the odd noise, clean or replace parts, set brakes and chain and ride a round to feel that it runs right.',
    interests: [7, 3.12, 1.23, 1.44, 1, 3.64],
    jobZone: 3,
    skills: {
      'engines-and-machines': 4.5,
      repairing: 3.88,
      troubleshooting: 3.88,
      'quality-checking': 3.12,
      'choosing-tools': 3,
    },
    workStyles: [
      4.06, 4.35, 4.28, 3.48, 4.07, 3.76, 2.95, 4.21, 4.06, 3.87, 4.75, 4.91, 4.69, 4.15, 3.42,
      4.07,
    ],
    medianPay: 48240,
    growthPercent: 4,
    payGroup: 'small engine mechanics',
    relatedCareers: ['bicycle-mechanic', 'boat-mechanic', 'auto-mechanic', 'diesel-mechanic'],
  },
  {
    id: 'boat-mechanic',
    title: 'Boat Mechanic',
    socCode: '49-3051.00',
    description:
      'You keep motorboats and sailboats ready for the water. You service engines, pumps and wiring, get boats ready for winter and test them on the lake or sea.',
    interests: [7, 2.86, 1, 1.01, 1.61, 3.88],
    jobZone: 3,
    skills: {
      'engines-and-machines': 4.5,
      repairing: 4,
      troubleshooting: 3.75,
      'operating-machines': 3.62,
      'choosing-tools': 3.12,
    },
    workStyles: [
      3.71, 4.03, 4.1, 3.51, 4.01, 3.9, 2.78, 3.63, 3.48, 3.79, 4.46, 4.54, 4.04, 4.1, 3.54, 3.81,
    ],
    medianPay: 48240,
    growthPercent: 4,
    payGroup: 'small engine mechanics',
    relatedCareers: ['diesel-mechanic', 'motorcycle-mechanic', 'auto-mechanic', 'ship-engineer'],
  },
  {
    id: 'bicycle-mechanic',
    title: 'Bicycle Mechanic',
    socCode: '49-3091.00',
    description:
      'You fix flat tires, noisy gears and bent wheels and build new bikes from the box. You adjust brakes, advise riders and more and more often look after electric motors.',
    interests: [7, 1.82, 1.17, 1.62, 1.49, 3.34],
    jobZone: 2,
    skills: {
      'hand-skills': 4.25,
      repairing: 3.88,
      troubleshooting: 3.62,
      'choosing-tools': 3.38,
      selling: 3.25,
    },
    workStyles: [
      4.09, 3.75, 4.19, 3.23, 4.47, 3.54, 4.2, 4.48, 4.24, 4.41, 4.48, 4.79, 3.95, 4.1, 4.09, 4.59,
    ],
    relatedCareers: ['motorcycle-mechanic', 'boat-mechanic'],
  },
]);
