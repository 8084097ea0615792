import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const transportationAndLogisticsCareers: readonly Career[] = jobFamily(
  'Transportation and Logistics',
  [
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
      // BLS gives pay and growth for the whole group 53-2010.
      medianPay: 198100,
      growthPercent: 4,
      relatedCareers: ['air-traffic-controller', 'ship-captain'],
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
      medianPay: 144580,
      growthPercent: 1,
      relatedCareers: ['airline-pilot', 'ship-captain'],
    },
    {
      id: 'truck-driver',
      title: 'Truck Driver',
      socCode: '53-3032.00',
      description:
        'You haul goods across the city or the country in a heavy truck. You plan the route, check brakes and load, drive long hours with full attention and help to unload.',
      interests: [7, 1.92, 1, 1.33, 1.3, 4.1],
      jobZone: 2,
      skills: {
        driving: 4.75,
        'operating-machines': 3.75,
        navigation: 3.5,
        troubleshooting: 3,
        'time-management': 3,
      },
      workStyles: [
        3.57, 3.4, 3.79, 3.32, 4.15, 3.84, 2.9, 4.3, 4.18, 3.77, 4.34, 4.37, 3.97, 3.92, 2.84, 3.11,
      ],
      medianPay: 57440,
      growthPercent: 4,
      relatedCareers: ['ship-captain', 'airline-pilot'],
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
        'tracking-progress': 3.88,
        'helping-people': 3.75,
        teamwork: 3.62,
        'first-aid': 3.5,
      },
      workStyles: [
        3.53, 3.61, 3.63, 3.87, 4.64, 4.75, 4.62, 4.53, 4.53, 4.66, 4.71, 4.25, 4.25, 4.34, 3.25,
        3.56,
      ],
      medianPay: 67130,
      growthPercent: 9,
      relatedCareers: ['air-traffic-controller', 'mail-carrier'],
    },
    {
      id: 'logistician',
      title: 'Logistician',
      socCode: '13-1081.00',
      description:
        'You work out how goods get from factory to customer on time and at low cost. You compare routes and carriers, watch stocks on screen and find another way when a port closes.',
      interests: [2.35, 3.81, 1.1, 2.33, 5.02, 5.44],
      jobZone: 4,
      skills: {
        planning: 4.25,
        teamwork: 3.88,
        'tracking-progress': 3.88,
        'data-analysis': 3.75,
        'understanding-user-needs': 3.12,
      },
      workStyles: [
        3.96, 4.04, 4.38, 4.22, 4.33, 3.71, 3.46, 4.12, 4.21, 4.04, 4.67, 4.46, 4.71, 3.79, 3.62,
        4.25,
      ],
      medianPay: 80880,
      growthPercent: 17,
      relatedCareers: ['air-traffic-controller', 'airline-pilot'],
    },
    {
      id: 'ship-captain',
      title: 'Ship Captain',
      socCode: '53-5021.00',
      description:
        'You command a ship, ferry or tugboat and answer for everyone on board. You set the course, read weather and water, direct the crew and bring the vessel safely through narrow harbors.',
      interests: [5.61, 2.64, 1, 1.88, 4.22, 4.56],
      jobZone: 3,
      skills: {
        navigation: 4.75,
        'operating-machines': 3.62,
        leadership: 3.25,
        'equipment-care': 3.12,
        'quality-checking': 3.12,
      },
      workStyles: [
        3.71, 3.87, 4, 4.3, 3.87, 3.54, 3.49, 4.34, 4.21, 3.89, 4.53, 4.11, 4, 4.05, 3.37, 3.68,
      ],
      // BLS gives pay and growth for the whole group 53-5000.
      medianPay: 66490,
      growthPercent: 1,
      relatedCareers: ['airline-pilot', 'commercial-fisher'],
    },
    {
      id: 'mail-carrier',
      title: 'Mail Carrier',
      socCode: '43-5052.00',
      description:
        'You deliver letters and parcels to the same streets in sun, rain and snow. You sort the mail for your route, walk or drive from door to door and get to know the people who live there.',
      interests: [3.56, 1, 1, 2.69, 2.91, 6.27],
      jobZone: 2,
      skills: { 'physical-stamina': 4, driving: 3.75, empathy: 3 },
      workStyles: [
        3.35, 3.67, 3.31, 2.76, 3.77, 3.35, 2.85, 4.05, 3.97, 3.69, 4.59, 4.44, 4.39, 4.37, 2.84,
        3.06,
      ],
      // BLS gives pay and growth for the whole group 43-5050.
      medianPay: 57870,
      growthPercent: -5,
      relatedCareers: ['stock-and-warehouse-worker', 'air-traffic-controller'],
    },
    {
      id: 'stock-and-warehouse-worker',
      title: 'Stock and Warehouse Worker',
      socCode: '53-7065.00',
      description:
        'You keep shelves full and get orders out the door. You unload deliveries, find items with a scanner, pack them well and keep track of what is running low.',
      interests: [4.79, 1, 1, 1.88, 3.29, 6.25],
      jobZone: 2,
      skills: { 'physical-stamina': 4, 'record-keeping': 3.5, listening: 3.25 },
      workStyles: [
        3.16, 3.16, 3.26, 3.11, 4.07, 3.52, 3.36, 3.56, 3.63, 3.53, 4.11, 4.24, 3.96, 3.62, 3.07,
        3.12,
      ],
      relatedCareers: ['retail-salesperson', 'library-technician'],
    },
  ],
);
