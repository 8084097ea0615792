import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const fireAndRescueCareers: readonly Career[] = jobFamily('Fire and Rescue', [
  {
    id: 'firefighter',
    title: 'Firefighter',
    alsoCalled: [
      'fireman',
      'firewoman',
      'fire officer',
      'smokejumper',
      'fire brigade',
      'fire service',
    ],
    socCode: '33-2011.00',
    description:
      'You put out fires, free people from crashed cars and give first aid until an ambulance takes over. Between alarms you train, clean and test equipment and visit schools to talk about safety.',
    day: "Medical calls far outnumber fires, and in between there's hose to roll and dinner to cook for the whole crew.",
    enjoys:
      'Kitchen pranks and complete trust in thick smoke make the crew a second family, firefighters say.',
    complaints:
      'Broken sleep adds up over the years, and so do the cancer risk from smoke and the calls about children.',
    firstStep:
      'Test every smoke alarm where you live, then draw two ways out of each room for a timed drill.',
    appeals: {
      realistic:
        'Firefighters can peel the roof off a car with hydraulic cutters and know by heart where each tool rides on the truck.',
      social:
        'Once the flames are out, a firefighter may go back in for the family album or sit on the curb with the kids.',
    },
    activities: { realistic: ['operating', 'rescuing'], social: ['comforting'] },
    demands: {
      extraversion:
        "You eat, train, sleep and work with the same crew around the clock, so there's little time alone.",
      neuroticism:
        "Sound asleep one minute, pulling on boots the next: the alarm doesn't care what you were doing.",
    },
    interests: [6.49, 2.92, 1.31, 3.39, 3.01, 3.47],
    about: ['protective-service'],
    requirement:
      'You have to be at least 18, in some places 21, and some cities set an upper limit too.',
    schooling: 'A fire academy of some months, and a course in emergency care',
    jobZone: 3,
    skills: {
      'physical-stamina': 4.25,
      'first-aid': 4,
      'helping-people': 3.62,
      teamwork: 3.62,
      'operating-machines': 3.25,
    },
    workStyles: [
      4, 4.19, 4.27, 4.42, 4.49, 4.5, 4.17, 4.61, 4.68, 4.38, 4.65, 4.56, 4.57, 3.25, 3.64, 3.9,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 59530,
    growthPercent: 3,
    employment: 344900,
    relatedCareers: ['lifeguard', 'paramedic', 'soldier'],
  },
  {
    id: 'paramedic',
    title: 'Paramedic',
    alsoCalled: [
      'EMT',
      'ambulance driver',
      'ambulance crew',
      'first responder',
      'emergency medic',
      'medic',
    ],
    socCode: '29-2043.00',
    description:
      'You race to accidents and sudden illnesses and treat people before they reach a hospital. Between calls you check the ambulance, restock supplies and write up what you did for each patient.',
    day: 'A stretcher has to come down four flights of stairs before an EKG can be read in a swaying ambulance.',
    enjoys:
      "Making order out of chaos in a stranger's living room within minutes is what medics are proud of.",
    complaints:
      "Meals are eaten cold in a parked ambulance, for pay that doesn't come close to matching the weight of the decisions.",
    firstStep:
      'Sign up for a free or cheap class in hands-only CPR, and practice its beat on a firm cushion at home.',
    appeals: {
      social:
        'Paramedics kneel beside an old man on the kitchen floor and ask about his dog while they work.',
      investigative:
        "Sweet breath, a racing pulse and an empty insulin pen tell a paramedic what the patient can't say.",
      realistic:
        'With straps, a collar and a board, paramedics can get a driver out of a ditch and hardly move his neck.',
    },
    activities: {
      social: ['comforting', 'listening'],
      investigative: ['diagnosing'],
      realistic: ['rescuing', 'healing'],
    },
    interests: [5.2, 5.03, 1, 5.49, 1.91, 3.42],
    about: ['protective-service', 'health-care-service'],
    requirement: 'Nearly all states ask for an age of 18.',
    schooling: 'An EMT course, then a program of one to two years',
    preparation: 'twoYears',
    jobZone: 3,
    // O*NET rates no skills here: the figures are those of 29-1141.00, the closest related occupation.
    skills: {
      'first-aid': 4.75,
      'staying-calm': 4.5,
      empathy: 4.12,
      teamwork: 4,
      'helping-people': 4,
    },
    entryEducation: 'Postsecondary nondegree award',
    growthPercent: 5,
    payGroup: 'EMTs and paramedics',
    relatedCareers: [
      'registered-nurse',
      'licensed-practical-nurse',
      'respiratory-therapist',
      'nursing-assistant',
      'veterinary-assistant',
    ],
  },
  {
    id: 'emergency-dispatcher',
    title: 'Emergency Dispatcher',
    alsoCalled: [
      '911 operator',
      '999 operator',
      '911 dispatcher',
      'call handler',
      'emergency call taker',
      'police dispatcher',
    ],
    socCode: '43-5031.00',
    description:
      'You answer emergency calls and send police, fire crews or an ambulance within seconds. You keep callers calm, tell them what to do until help arrives and follow several screens at once.',
    day: 'Headset on, you type the address with both hands while counting chest compressions aloud with a caller.',
    enjoys:
      'Keeping a scared child on the line until a flashlight shows in the window makes a dispatcher proud for years.',
    complaints:
      'Because the line goes dead when help arrives, dispatchers rarely learn how it ended for the voice they heard.',
    firstStep:
      "Write down your exact location at ten places this week, so clearly that a driver who's new in town would find you.",
    appeals: {
      conventional:
        'Dispatchers log which engine is on which street at which minute, and one swapped house number can send help astray.',
      social:
        'More than one dispatcher has talked a father through a birth on the bathroom floor, one breath and one towel at a time.',
    },
    activities: { conventional: ['keeping-records'], social: ['coaching', 'comforting'] },
    demands: {
      neuroticism:
        "One call is a barking dog, the next is a house on fire, and there's no telling which until you pick up.",
    },
    interests: [4.33, 2.91, 1, 3.65, 2.89, 5.52],
    about: ['protective-service'],
    jobZone: 2,
    skills: {
      'staying-calm': 4.75,
      listening: 4.38,
      teamwork: 3.75,
      'helping-people': 3.75,
      'fast-typing': 3.5,
    },
    workStyles: [
      3.82, 4.22, 3.56, 3.57, 4.38, 4.32, 3.74, 4.88, 4.84, 4.16, 4.47, 4.54, 4.55, 3.71, 3.11,
      3.87,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 50730,
    growthPercent: 3,
    employment: 105200,
    relatedCareers: ['paramedic', 'lifeguard'],
  },
  {
    id: 'emergency-management-director',
    title: 'Emergency Management Director',
    alsoCalled: [
      'disaster planner',
      'crisis manager',
      'emergency planner',
      'FEMA',
      'disaster relief manager',
      'emergency manager',
    ],
    socCode: '11-9161.00',
    description:
      'You prepare a town or hospital for floods, fires and storms. You write plans, train helpers in drills and, when disaster strikes, bring all teams together from the command center.',
    day: 'Calm weeks go into a drill around a table, a list of shelters and a call with the power company.',
    enjoys:
      'Dull storms please a director most, because the generator had been tested and the bus drivers knew the route.',
    complaints:
      "Money often doesn't flow until after a disaster, when the director is already sleeping on a cot beside the radios.",
    firstStep:
      'Write a three-day plan for your household without power or water, gather the kit, and live by it for one evening.',
    appeals: {
      enterprising:
        "Long before the river rises, an emergency director gets the fire chief, the hospital and the mayor to agree on who's in charge.",
      investigative:
        'After each flood, emergency managers ask why one street stayed dry, and redraw the map with the answer.',
    },
    activities: { enterprising: ['persuading', 'organizing'], investigative: ['diagnosing'] },
    demands: {
      extraversion:
        "You're the voice at the microphone and the face at every meeting, from the mayor's office to the church basement.",
      neuroticism:
        'Years of planning may be tested in one night, when you have to decide before all the facts are in.',
    },
    interests: [3.53, 4.49, 1.82, 4.01, 5.07, 4.69],
    about: ['protective-service', 'office-work'],
    after: [
      { careerId: 'firefighter', years: 5 },
      { careerId: 'paramedic', years: 5 },
      { careerId: 'police-officer', years: 5 },
    ],
    jobZone: 4,
    skills: {
      planning: 4.75,
      'staying-calm': 4.25,
      'helping-people': 4.25,
      'problem-solving': 4.12,
      teamwork: 4,
    },
    workStyles: [
      3.95, 4.14, 4.36, 4.55, 4.41, 4.23, 3.71, 4.36, 4.64, 4.41, 4.45, 4.09, 4.68, 3.64, 3.73,
      3.95,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 86130,
    growthPercent: 3,
    employment: 13200,
    relatedCareers: ['emergency-dispatcher', 'paramedic', 'military-officer'],
  },
  {
    id: 'lifeguard',
    title: 'Lifeguard',
    alsoCalled: [
      'beach guard',
      'pool guard',
      'life saver',
      'lifesaver',
      'rescue swimmer',
      'ski patrol',
    ],
    socCode: '33-9092.00',
    description:
      'You watch over swimmers at a pool or beach, or skiers on a slope. You scan the water, stop risky games, jump in when someone is in trouble and give first aid.',
    day: 'You trade chairs about every half hour, test the chlorine, and use most of your whistles on running feet.',
    enjoys:
      'Early mornings before opening, when the guards swim laps in an empty pool, are the hours many of them love.',
    complaints:
      "Glare and heat make it hard to stay sharp for hours, especially when parents won't look up from their phones.",
    firstStep:
      'Work up to swimming three hundred yards without a stop in a guarded pool, then tread water for two minutes.',
    appeals: {
      realistic:
        'Lifeguards drill the tow, the rescue tube and the backboard in cold water until their arms and legs know the moves.',
      social:
        'Between shifts in the chair, a lifeguard may teach a nervous six-year-old to float, one hand under her back.',
    },
    activities: { realistic: ['rescuing'], social: ['teaching'] },
    demands: {
      openness:
        'You scan the same water in the same pattern, hour after hour, and a day when nothing happens is a good one.',
    },
    interests: [6.27, 2.37, 1, 4.24, 2.88, 3.44],
    about: ['protective-service', 'athletics'],
    requirement: 'US law lets you start at 15 at a pool, and at 16 at a lake or beach.',
    schooling: 'A course of a few days, with a certificate',
    jobZone: 2,
    skills: {
      'first-aid': 4.5,
      'physical-stamina': 4.5,
      'tracking-progress': 3.75,
      'helping-people': 3.25,
      'helping-others-learn': 3.12,
    },
    workStyles: [
      3.05, 3.02, 3.59, 3.51, 4.36, 4.27, 3.54, 4.14, 4.16, 3.98, 4.54, 3.86, 3.96, 3.32, 2.96,
      3.28,
    ],
    relatedCareers: ['firefighter', 'security-guard'],
  },
]);
