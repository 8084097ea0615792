import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const roadAndRailCareers: readonly Career[] = jobFamily('Road and Rail', [
  {
    id: 'train-engineer',
    title: 'Train Engineer',
    alsoCalled: [
      'train driver',
      'engine driver',
      'locomotive driver',
      'loco driver',
      'railroad engineer',
      'tram driver',
    ],
    socCode: '53-4011.00',
    description:
      'You drive trains full of people or freight over long lines. You test the brakes, watch signals and speed, talk with the control center and bring a thousand tons gently to a stop.',
    day: "Hours pass with a hand near the throttle, a button to press that proves you're awake and hills you know by heart.",
    enjoys:
      'Bringing a mile of freight to a stop without a jerk is a craft, and the best window on the railroad comes with it.',
    complaints:
      'Freight crews sleep beside a phone that may call at any hour, and many carry the memory of someone on the track.',
    firstStep:
      "Make cards of your country's rail signals from its rule book, and drill until clear, caution and stop come at once.",
    appeals: {
      realistic:
        'Locomotive engineers feel the slack run in through a hundred cars and play the throttle so that no coupler breaks.',
      conventional:
        'Engineers who like clear rules enjoy the railroad, where each signal means one thing and every touch of the brake is recorded.',
    },
    activities: { realistic: ['steering'], conventional: ['keeping-records', 'checking'] },
    interests: [7, 3.49, 1, 1.85, 1.89, 4.65],
    about: ['transportation'],
    after: [{ careerId: 'train-conductor', years: 2 }],
    schooling: 'Training by the railroad',
    preparation: 'twoYears',
    jobZone: 2,
    skills: {
      'working-safely': 4.25,
      'operating-machines': 4.12,
      'staying-calm': 3.75,
      listening: 3.75,
      'tracking-progress': 3.62,
    },
    workStyles: [
      3.8, 3.68, 3.87, 3.66, 4.04, 3.88, 3.19, 4.19, 3.95, 3.79, 4.28, 4.37, 4.16, 3.71, 3.26, 3.74,
    ],
    relatedCareers: ['train-conductor', 'diesel-mechanic', 'helicopter-pilot'],
  },
  {
    id: 'train-conductor',
    title: 'Train Conductor',
    alsoCalled: [
      'train guard',
      'ticket inspector',
      'railway guard',
      'train manager',
      'railroad conductor',
    ],
    socCode: '53-4031.00',
    description:
      'You are in charge of what happens on a train, with people or freight on board. You check cars and papers, help riders, call signals and give the engineer the sign to go.',
    day: 'On passenger runs you scan tickets and lower ramps, while on freight you walk along the cars in the dark and throw switches.',
    enjoys:
      'Conductors grow fond of commuters they greet for years, or of the long open country between two freight yards.',
    complaints:
      "Riders without a ticket shout at you, and freight duty can come at two hours' notice on any night.",
    firstStep:
      "Invent a twelve-minute delay in a printed train schedule, find each missed connection and write what you'd announce.",
    appeals: {
      realistic:
        'Freight conductors swing down onto the gravel, join stiff air hoses and crank a hand brake with their whole back.',
      enterprising:
        'No train leaves until the conductor gives the word, and in a breakdown every rider looks to that one uniform.',
      conventional:
        "A conductor's list shows each car's load and place in line, because a tank of acid can't ride just anywhere.",
    },
    activities: {
      realistic: ['operating'],
      enterprising: ['leading'],
      conventional: ['keeping-records'],
    },
    demands: {
      openness:
        'The rule book and the timetable settle almost everything, and the line runs past the same places every trip.',
    },
    interests: [5.8, 1.97, 1, 1.85, 3.77, 4.87],
    about: ['transportation', 'hospitality'],
    schooling: 'One to three months of training by the railroad',
    jobZone: 2,
    skills: {
      'staying-calm': 3.75,
      teamwork: 3.75,
      planning: 3.5,
      'time-management': 3.5,
      'operating-machines': 3.25,
    },
    workStyles: [
      3.1, 3.51, 3.54, 3.47, 3.93, 3.84, 3.59, 4.09, 3.85, 3.89, 4.17, 4.14, 4.17, 3.94, 2.78, 3.58,
    ],
    relatedCareers: ['train-engineer', 'air-traffic-controller'],
  },
  {
    id: 'bus-driver',
    title: 'Bus Driver',
    alsoCalled: ['coach driver', 'school bus driver', 'public transport driver', 'bus operator'],
    socCode: '53-3052.00',
    description:
      'You drive people through the city or across the country. You keep to the schedule, help with tickets and wheelchairs, watch the traffic and greet the riders of your daily route.',
    day: 'Out of the depot before six, you lower the step for a stroller, wait for a runner and squeeze past a parked van.',
    enjoys:
      'Drivers like having no boss at their shoulder, and the school kids who call out thanks at the back door.',
    complaints:
      "Split shifts cut the day in two, and sometimes there's no restroom until the end of the line.",
    firstStep:
      'Ride one bus line end to end in a front seat, time each stop and find where and why it loses minutes.',
    appeals: {
      realistic:
        'Bus drivers swing forty feet around a tight corner while the back wheel clears the curb in one small mirror.',
      social:
        "When an old rider hasn't been at the stop for days, the bus driver notices, sometimes before the family does.",
      conventional:
        'Leaving the third stop on the dot, never a minute early, is a quiet pleasure for bus drivers who like order.',
    },
    activities: { realistic: ['steering'], social: ['caring'], conventional: ['scheduling'] },
    demands: {
      openness:
        "After a month you'll know each stop and pothole, and the route may stay the same for years.",
    },
    interests: [5.95, 1, 1, 3.6, 2.81, 4.7],
    about: ['transportation'],
    requirement: 'You have to be 18 to drive a bus within your state, and 21 to cross state lines.',
    schooling: 'Training by the bus company, and a commercial license',
    jobZone: 2,
    skills: {
      driving: 4.75,
      'operating-machines': 3.88,
      'staying-calm': 3.75,
      'helping-people': 3.12,
      'time-management': 3.12,
    },
    workStyles: [
      3.65, 3.47, 3.37, 3.71, 4.32, 4.23, 3.79, 4.51, 4.08, 3.74, 4.57, 4.18, 4.11, 4.14, 2.94,
      3.44,
    ],
    relatedCareers: ['taxi-driver', 'train-conductor'],
  },
  {
    id: 'taxi-driver',
    title: 'Taxi Driver',
    alsoCalled: ['cab driver', 'cabbie', 'uber driver', 'chauffeur', 'lyft driver', 'limo driver'],
    socCode: '53-3054.00',
    description:
      'You bring people where they need to go, by day and by night. You know the shortcuts, help with bags, chat or stay silent as they wish and keep your car clean and safe.',
    day: "Waiting at the airport takes as long as driving, and then it's a nurse off the night shift, a drummer with drums and a man late for court.",
    enjoys:
      'Nobody sets your hours, drivers say, and between two traffic lights a stranger may tell you a whole life.',
    complaints:
      "Fuel, fees and the app's cut eat the fare, and late on Saturdays someone throws up in the back seat.",
    firstStep:
      'Draw your town from memory with main streets, hospital, stations and one-way traps, then check a map and draw it again.',
    appeals: {
      realistic:
        "Cab drivers carry the city in their heads, sense a jam two blocks off and fit into spaces a van couldn't.",
      conventional:
        'Taxi drivers who log each fare, toll and mile are glad of their neatness when taxes come due.',
    },
    activities: { realistic: ['steering'], conventional: ['accounting', 'keeping-records'] },
    interests: [5.73, 1.1, 1, 2.8, 2.49, 4.8],
    about: ['transportation', 'hospitality'],
    requirement:
      'US law lets no one under 18 drive people for a living, and many cities ask for more.',
    schooling: "A driver's license, and in many cities a permit",
    jobZone: 2,
    // O*NET rates no skills here: the figures are those of 53-3053.00, the closest related occupation.
    skills: {
      driving: 4.5,
      navigation: 4,
      'operating-machines': 3.25,
      'helping-people': 3.12,
      empathy: 3.12,
    },
    commissionedBy: 'riders, by way of an app or a dispatcher',
    relatedCareers: ['bus-driver', 'delivery-driver'],
  },
]);
