import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const aviationCareers: readonly Career[] = jobFamily('Aviation', [
  {
    id: 'airline-pilot',
    title: 'Airline Pilot',
    alsoCalled: ['plane pilot', 'aviator', 'captain', 'first officer', 'copilot', 'flying planes'],
    socCode: '53-2011.00',
    description:
      'You fly passengers or cargo safely from one airport to the next. Before takeoff you study weather, route and fuel, and in the air you and your copilot watch the systems and decide together.',
    day: 'An hour before departure you meet the crew, walk around the plane with a flashlight and load the route in the computer.',
    enjoys:
      'Breaking out of gray cloud into morning sun is the office view that pilots mention first.',
    complaints:
      'Training can cost as much as a small house, and junior pilots get the holidays, the red-eyes and the waiting by the phone.',
    firstStep:
      "Decode your nearest airport's METAR, a weather report in code, each morning for two weeks, then look up and see if it's right.",
    appeals: {
      enterprising:
        'Captains decide whether to go around a storm, wait or land elsewhere, and a whole plane lives with that call.',
      realistic:
        'In a crosswind, airline pilots land by hand and foot, with the nose pointed sideways until the last second.',
      conventional:
        'Pilots read the checklist aloud even on their ten thousandth flight, because order keeps small slips small.',
    },
    activities: { enterprising: ['leading'], realistic: ['steering'], conventional: ['checking'] },
    demands: {
      neuroticism:
        'A calm cruise can turn into smoke in the galley, and in the simulator you face such scares again and again.',
      extraversion:
        "You brief the crew, answer controllers and speak to a cabin of strangers, often beside a copilot you've just met.",
    },
    interests: [4.74, 3.15, 1.44, 2.5, 3.81, 4.7],
    about: ['transportation'],
    requirement:
      'Airline pilots need 1,500 hours in the air (1,000 from some degrees), have to be at least 21 and have to stop at 65.',
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
    entryEducation: "Bachelor's degree",
    medianPay: 198100,
    growthPercent: 4,
    payGroup: 'airline and commercial pilots',
    relatedCareers: ['helicopter-pilot', 'air-traffic-controller', 'ship-captain'],
  },
  {
    id: 'helicopter-pilot',
    title: 'Helicopter Pilot',
    alsoCalled: [
      'chopper pilot',
      'air ambulance pilot',
      'commercial pilot',
      'crop duster',
      'bush pilot',
    ],
    socCode: '53-2012.00',
    description:
      'You fly helicopters or small planes for rescue, firefighting, charter trips or filming. You check weather and machine, plan the route and land where no airliner could.',
    day: 'Every pound counts, so you add up fuel, crew and summer heat, then circle the landing spot in search of wires.',
    enjoys:
      "A hover keeps both hands and both feet busy, and pilots love that you can't do it half asleep.",
    complaints:
      'First jobs are few and pay little, and later it takes nerve to refuse a rescue because of fog.',
    firstStep:
      'Pick five open fields near home on a satellite map, mark wires, slopes and trees, and decide where you could land and why.',
    appeals: {
      enterprising:
        'Often a helicopter pilot is the only boss on board, choosing where to set down while a fire chief waits for word.',
      realistic:
        'Firefighting pilots hang a bucket on a long line and hit a burning treetop, looking straight down past their own elbow.',
      conventional:
        'Before each flight a helicopter pilot touches rotor, bolts and oil caps in a set order, and skips none.',
    },
    activities: { enterprising: ['leading'], realistic: ['steering'], conventional: ['checking'] },
    demands: {
      neuroticism:
        "Dust, wires and gusts near the ground leave seconds to react, and sometimes there's a patient right behind you.",
      conscientiousness:
        'Maps, weather and duty hours get checked before the blades turn, however urgently someone wants you in the air.',
    },
    interests: [4.79, 2.55, 1.1, 2.57, 3.92, 4.82],
    about: ['transportation', 'protective-service'],
    requirement: 'You have to be at least 18 to get paid for flying.',
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
    // BLS counts the whole group 53-2010, in which pay differs too much for one median.
    entryEducation: 'High school diploma or equivalent',
    growthPercent: 4,
    payGroup: 'airline and commercial pilots',
    relatedCareers: ['airline-pilot', 'air-traffic-controller', 'train-engineer'],
  },
  {
    id: 'air-traffic-controller',
    title: 'Air Traffic Controller',
    alsoCalled: ['ATC', 'control tower', 'flight controller', 'tower controller'],
    socCode: '53-2021.00',
    description:
      'You guide aircraft through the sky and on the runway so that they never come too close. You follow many planes on radar, give short, clear instructions and keep thinking several moves ahead.',
    day: 'With a headset on you talk almost without a pause, hand each plane to the next sector and then must leave for a break.',
    enjoys:
      "Controllers like turning a tangle of arrivals into one neat string, and they don't take any work home.",
    complaints:
      'Rotating shifts wreck sleep, and where a tower is short of staff the sixth day of the week is a workday.',
    firstStep:
      'Have your phone read out ten made-up call signs and headings, and write each down while you repeat the one before.',
    appeals: {
      enterprising:
        'Controllers in their twenties give orders to captains twice their age, and a jumbo jet turns at the word.',
      conventional:
        "Tidy minds enjoy a controller's scope, where each plane has its tag and every order is read back word for word.",
    },
    activities: { enterprising: ['leading'], conventional: ['checking'] },
    interests: [4.55, 2.45, 1, 2.68, 4.29, 4.99],
    about: ['transportation', 'protective-service'],
    requirement: 'You have to be a US citizen and apply before you turn 31.',
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
    employment: 24100,
    relatedCareers: ['helicopter-pilot', 'airline-pilot', 'train-conductor'],
  },
  {
    id: 'flight-attendant',
    title: 'Flight Attendant',
    alsoCalled: ['air hostess', 'stewardess', 'steward', 'cabin crew', 'air steward'],
    socCode: '53-2031.00',
    description:
      'You keep passengers safe and comfortable in the air. You check the cabin, show what to do in an emergency, serve meals and stay calm when someone falls ill or gets scared.',
    day: 'Before boarding you check oxygen and fire gear, later you brief the exit row and push a heavy cart up a tilted aisle.',
    enjoys:
      'Free hours in a strange city draw flight attendants in, and the crew is a new set of faces on almost every trip.',
    complaints:
      "At many airlines full pay doesn't start until the door shuts, and on reserve days you wait with a packed bag.",
    firstStep:
      'Rehearse a cabin safety talk aloud, from seat belt to exits, in ninety seconds, and then again in a second language.',
    appeals: {
      social:
        'Flight attendants kneel in the aisle beside someone afraid of flying and explain each bump and thud.',
      enterprising:
        "In an emergency the flight attendants run the cabin, and they're trained to shout a full plane empty in ninety seconds.",
    },
    activities: { social: ['comforting'], enterprising: ['leading'] },
    demands: {
      agreeableness:
        'Seat disputes, crying babies and spilled coffee all get the same patience, even at the end of a red-eye.',
      extraversion:
        "You greet a couple hundred people at the door and stay in their view until they're off the plane.",
    },
    interests: [4.04, 2.04, 1.27, 4.19, 3.63, 4.41],
    about: ['hospitality', 'transportation'],
    schooling: 'High school diploma, then some weeks of training by the airline',
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
    employment: 130800,
    relatedCareers: ['airport-security-screener', 'air-traffic-controller'],
  },
  {
    id: 'aircraft-mechanic',
    title: 'Aircraft Mechanic',
    alsoCalled: [
      'plane mechanic',
      'airplane mechanic',
      'aircraft engineer',
      'aviation mechanic',
      'avionics technician',
    ],
    socCode: '49-3011.00',
    description:
      'You keep airplanes and helicopters safe to fly. You check engines, wings and brakes from a long list, replace worn parts and sign with your name that all is well.',
    day: "After the last landing you're opening panels by headlamp, following the manual line by line and counting each tool back into its tray.",
    enjoys:
      'Signing the logbook and watching that same plane climb away is a feeling aircraft mechanics bring up again and again.',
    complaints:
      'Night shifts on an open ramp in winter are normal, and the paperwork can take longer than the repair.',
    firstStep:
      'Screw two eye hooks into scrap wood and twist craft wire between them so that neither can turn loose, as on engine bolts.',
    appeals: {
      realistic:
        'Aircraft mechanics twist safety wire through bolt heads so that a shaking engine can only pull them tighter.',
      investigative:
        'A camera on a thin snake lets an aircraft mechanic peer deep into an engine and judge a nick in one blade.',
    },
    activities: { realistic: ['repairing'], investigative: ['observing'] },
    demands: {
      agreeableness:
        'The plane stays on the ground until the fault is fixed, even with a full cabin waiting and a manager at your elbow.',
    },
    interests: [6.7, 3.81, 1, 1.31, 1.84, 4.7],
    about: ['transportation', 'mechanics'],
    schooling: "A school of about two years, and the FAA's A&P certificate",
    preparation: 'twoYears',
    requirement: 'The FAA certifies mechanics from 18 on.',
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
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 79140,
    payGroup: 'aircraft and avionics equipment mechanics and technicians',
    relatedCareers: ['airline-pilot', 'helicopter-pilot'],
  },
]);
