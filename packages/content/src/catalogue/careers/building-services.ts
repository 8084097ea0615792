import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const buildingServicesCareers: readonly Career[] = jobFamily('Building Services', [
  {
    id: 'electrician',
    title: 'Electrician',
    alsoCalled: [
      'sparky',
      'electrical contractor',
      'wireman',
      'electrical worker',
      'wiring houses',
    ],
    socCode: '47-2111.00',
    description:
      'You bring power and light into homes, schools and factories and make sure that nobody gets hurt. You read plans, pull cables, connect panels and track down faults with a meter.',
    day: 'Bending steel conduit around a beam takes half the morning, and after lunch you label a panel and hunt for one dead outlet.',
    enjoys:
      'Electricians love a fault that gives way to four logical tests, and the throw of the switch at the end.',
    complaints:
      "Attics in August and arms over your head are part of the job, and every few years the code book you've learned changes.",
    firstStep:
      'Build a hallway light from a small battery, a bulb and paper clip switches, so that either end can turn it on or off.',
    appeals: {
      realistic:
        'Electricians pull, strip and bend wire all day, and the neat right angles in a panel are as personal as handwriting.',
      conventional:
        'Each wire color has its meaning and each screw its torque, so behind every cover plate an electrician finds order.',
    },
    activities: { realistic: ['building', 'crafting'], conventional: ['sorting'] },
    interests: [7, 2.7, 1.24, 1.32, 1.81, 4.09],
    about: ['electronics', 'construction'],
    schooling: 'An apprenticeship of four to five years, and in most states a license',
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
    employment: 818700,
    relatedCareers: ['lighting-technician', 'plumber', 'power-line-worker'],
  },
  {
    id: 'plumber',
    title: 'Plumber',
    alsoCalled: ['pipefitter', 'pipe fitter', 'steamfitter', 'gas fitter', 'bathroom fitter'],
    socCode: '47-2152.00',
    description:
      'You install and repair the pipes that bring water and gas in and take waste out. You find hidden leaks, cut and join pipes and test that every fitting holds.',
    day: "Head under a sink, you free a stuck nut by feel, and an hour later you're joining copper in a house without walls.",
    enjoys:
      'Relief on a face when the water stops rising is worth a lot, and plumbers like being asked for by name.',
    complaints:
      'Calls come on holidays, drains smell the way you think, and every old house hides a pipe that someone did wrong.',
    firstStep:
      'Unscrew the plastic trap under your sink by hand over a bucket, clean it, close it and test each joint with a paper towel.',
    appeals: {
      realistic:
        "A plumber's van holds threaders, torches and a camera on a cable that crawls down the sewer like a mole.",
      conventional:
        'Drain pipe needs a quarter inch of fall for every foot, and exact plumbers put a level on it each time.',
    },
    activities: { realistic: ['repairing'], conventional: ['measuring'] },
    demands: {
      agreeableness:
        'Homeowners want it cheap and by tonight, and you have to name the real price and stand by it.',
    },
    interests: [7, 2.2, 1, 1.16, 1, 3.72],
    about: ['construction', 'mechanics'],
    schooling: 'An apprenticeship of four to five years, and in most states a license',
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
    employment: 504500,
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
    alsoCalled: [
      'HVAC',
      'HVAC tech',
      'air conditioning repair',
      'AC repair',
      'heating engineer',
      'boiler engineer',
      'fridge engineer',
    ],
    socCode: '49-9021.00',
    description:
      'You keep homes warm in winter, cool in summer and food cold all year. You install heat pumps and air conditioners, find leaks and bring a dead furnace back to life.',
    day: 'Gauges clipped to the lines, you compare pressures, swap a dead capacitor and show the owner a filter gray with dust.',
    enjoys:
      'Few callers are happier than a family whose heat comes back at ten at night, and technicians remember those faces.',
    complaints:
      "Your worst weeks are everyone's worst weather, with hot attics, icy yards and a phone that rings through supper.",
    firstStep:
      'Take the temperature at each window, door and heater of one room at three times of day, and map where warmth gets lost.',
    appeals: {
      realistic:
        'In one day an HVAC tech might braze copper on a roof, crawl through an attic and cut a hole for a new vent.',
      conventional:
        'Refrigerant is weighed in by the ounce and logged by law, which suits technicians who like a number to be right.',
    },
    activities: { realistic: ['building'], conventional: ['measuring', 'keeping-records'] },
    demands: {
      openness:
        "Heat pumps, smart controls and new refrigerants keep arriving, so there's always another manual to study.",
    },
    interests: [6.96, 2.82, 1.04, 1.47, 1.2, 4.29],
    about: ['mechanics', 'electronics', 'construction'],
    schooling: 'A program of six months to two years, or an apprenticeship',
    preparation: 'twoYears',
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
    employment: 425200,
    relatedCareers: ['plumber', 'elevator-technician'],
  },
  {
    id: 'elevator-technician',
    title: 'Elevator Technician',
    alsoCalled: ['lift engineer', 'elevator mechanic', 'lift mechanic', 'escalator repair'],
    socCode: '47-4021.00',
    description:
      'You put in elevators and escalators and keep them safe. You climb into the shaft, connect cables and motors, test the brakes and free people when one gets stuck.',
    day: 'From the top of the car you inspect ropes and door rollers, then follow a diagram through the control cabinet to one tired relay.',
    enjoys:
      'Elevator crews like wrench work and circuit logic in the same hour, and pay that ranks high among the trades.',
    complaints:
      "Getting into the trade means a long wait for one of a few openings, and then there's the midnight call about a stuck car.",
    firstStep:
      'Ride one public elevator twenty times, note its waits and stops and work out the rule by which it picks the next call.',
    appeals: {
      realistic:
        'Elevator mechanics line up the steel rails so true that a nickel stays on its edge while the car rises.',
      conventional:
        "In the machine room hangs the elevator's logbook, and orderly technicians like seeing each brake test dated and signed.",
    },
    activities: { realistic: ['building'], conventional: ['keeping-records', 'checking'] },
    demands: {
      agreeableness:
        "Tenants may plead for their elevator, but it stays shut off until you say it's safe.",
    },
    interests: [7, 2.44, 1, 1.38, 1.22, 3.92],
    about: ['mechanics', 'electronics'],
    schooling: 'An apprenticeship of about four years',
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
    employment: 24200,
    relatedCareers: ['building-maintenance-worker', 'locksmith'],
  },
  {
    id: 'facilities-manager',
    title: 'Facilities Manager',
    alsoCalled: ['building manager', 'premises manager'],
    socCode: '11-3013.00',
    description:
      'You keep a school, hospital or office tower safe, clean and in good repair. You plan moves and repairs, lead the crew, save energy and make sure that help comes fast when the heat goes out.',
    day: 'Work orders fill the screen by eight, and before lunch you have walked the boiler room with a contractor and cut a quote in half.',
    enjoys:
      'A building that nobody complains about is the quiet win in this field, best of all with a lower energy bill.',
    complaints:
      "Nobody calls to say it's nice and warm, and every office wants a different temperature from the same pipe.",
    firstStep:
      "Read your home's power meter at the same hour for two weeks, chart the use and explain its highest and lowest day.",
    appeals: {
      enterprising:
        'Facilities managers win money for a new boiler with one chart of gas bills and a straight talk to the board.',
      conventional:
        'Fire doors, filters and sprinklers each have a tag and a test date, and a facilities manager can find any of them.',
    },
    activities: { enterprising: ['persuading'], conventional: ['keeping-records', 'finding'] },
    demands: {
      extraversion:
        'Tenants, contractors and the fire marshal all want a word, so you spend much of the day walking and talking.',
      neuroticism:
        'When a pipe bursts above the server room, everyone calls you first and each minute costs money.',
    },
    interests: [4.15, 2.6, 1.61, 3.58, 5.35, 5.35],
    about: ['construction', 'office-work'],
    after: [{ careerId: 'building-maintenance-worker', years: 4 }],
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
    alsoCalled: ['handyman', 'janitor', 'caretaker', 'odd jobs', 'fixer', 'super', 'repairman'],
    socCode: '49-9071.00',
    description:
      'You keep a whole building in working order, from door locks to water pipes. You fix, paint, replace and test a bit of everything and find the drip before it becomes a flood.',
    day: 'A ring of keys and a list of tickets take you from a running toilet to a squeaky hinge to a dark stairwell.',
    enjoys:
      'Tenants wave, no two tickets are alike, and fixers take pride in being the one who knows where every valve is.',
    complaints:
      "Someone's always stopping you in the hall with one more thing, and the snow has to be gone before anyone else gets up.",
    firstStep:
      "Walk through your home, list each drip, squeak and loose screw, and fix five that don't take more than a screwdriver and oil.",
    appeals: {
      realistic:
        'Maintenance workers keep a coffee can of odd screws, and somehow it holds the one that fits a hundred-year-old door.',
      conventional:
        "Smoke alarms, filters and exit signs come due by date, and a building's fixer likes seeing the whole list checked.",
    },
    activities: { realistic: ['repairing'], conventional: ['scheduling', 'checking'] },
    demands: {
      conscientiousness:
        "Tickets set the day, so there's little to plan, and most jobs are done within the hour.",
    },
    interests: [7, 2.53, 1.2, 1.75, 1.53, 4.17],
    about: ['construction', 'mechanics', 'electronics'],
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
    employment: 1629700,
    relatedCareers: ['plumber', 'elevator-technician', 'facilities-manager'],
  },
  {
    id: 'locksmith',
    title: 'Locksmith',
    alsoCalled: ['key cutter', 'lock fitter', 'lock picker'],
    socCode: '49-9094.00',
    description:
      'You open doors when the key is lost and put in locks that keep people safe. You cut keys, pick or drill a lock, set up card readers and help someone locked out at midnight.',
    day: 'Your van is the shop, where you read a worn key, cut a fresh one to code and repin a lock for a new tenant.',
    enjoys:
      'Feeling the last pin set in a stubborn lock is a thrill that locksmiths admit they never outgrow.',
    complaints:
      "Calls come in the rain at three in the morning, and some people refuse to pay once they're back inside.",
    firstStep:
      'Open up an old lock from a flea market over a towel, draw its springs and pins and put it back together.',
    appeals: {
      realistic:
        'Locksmiths file brass by the thousandth of an inch until a new key slides in and turns without a catch.',
      conventional:
        'One chart shows which of two hundred doors each master key may open, and the locksmith keeps it flawless.',
    },
    activities: { realistic: ['crafting'], conventional: ['keeping-records', 'sorting'] },
    demands: {
      conscientiousness:
        'Strangers trust you with their front doors, so every ID gets checked and every key code stays locked away.',
    },
    interests: [6.09, 2.11, 1, 1.57, 1.42, 5],
    about: ['mechanics', 'protective-service'],
    schooling: 'On the job, and in about a dozen states a license',
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
