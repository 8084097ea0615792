import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const vehicleRepairCareers: readonly Career[] = jobFamily('Vehicle Repair', [
  {
    id: 'auto-mechanic',
    title: 'Auto Mechanic',
    alsoCalled: [
      'car mechanic',
      'car fixer',
      'motor mechanic',
      'garage mechanic',
      'auto technician',
      'car repair',
    ],
    socCode: '49-3023.00',
    description:
      'You keep cars running safely, whether they burn fuel or drive on batteries. You listen to the customer, read fault codes, fix or replace what is broken and go for a test drive.',
    day: 'Between two brake jobs you chase a shorted wire through a door and show the owner a photo of the worn part.',
    enjoys:
      'Detective work is the best part, mechanics say: one rattle, five suspects and a test that names the culprit.',
    complaints:
      "Flat-rate pay counts the hours in the book, even if a bolt won't budge, and your own tools can cost thousands.",
    firstStep:
      'Check tire pressure, tread, oil level and every light on a cold, parked car, with its manual open in your hand.',
    appeals: {
      realistic:
        'Through the wrench handle an auto mechanic can feel that a bolt is about to snap, and stops to reach for the torch.',
      investigative:
        "A car that stalls only on cold mornings makes a mechanic's week, because guessing won't solve it and testing will.",
    },
    activities: { realistic: ['repairing'], investigative: ['diagnosing'] },
    demands: {
      agreeableness:
        'Owners groan at the bill, and sometimes you have to refuse an inspection sticker anyway.',
      extraversion:
        'Most hours pass under a hood or a lift, with a radio and a work light for company.',
    },
    interests: [7, 3.58, 1, 1.45, 1.6, 4.31],
    about: ['transportation', 'mechanics'],
    schooling: 'A program of six months to two years, or on the job',
    preparation: 'twoYears',
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
    employment: 805600,
    relatedCareers: ['diesel-mechanic', 'boat-mechanic', 'motorcycle-mechanic'],
  },
  {
    id: 'diesel-mechanic',
    title: 'Diesel Mechanic',
    alsoCalled: [
      'truck mechanic',
      'bus mechanic',
      'HGV mechanic',
      'lorry mechanic',
      'tractor mechanic',
      'heavy vehicle technician',
    ],
    socCode: '49-3031.00',
    description:
      'You repair the engines of trucks, buses and tractors. You plug in a tester, listen, take the engine apart, swap what is worn and take it for a test drive.',
    day: 'One truck may fill your bay all week, with its cab tilted forward, injectors out and a laptop reading the soot filter.',
    enjoys:
      'Big parts and bigger torque please diesel mechanics, and nothing beats a whole yard of buses leaving on their work.',
    complaints:
      "There's nothing light on a truck, and roadside calls like to come in sleet beside a busy highway.",
    firstStep:
      "Draw a truck's air brakes from a free commercial driver's handbook, and explain why they lock when the air is lost.",
    appeals: {
      realistic:
        'Diesel mechanics swing a cylinder head out on a chain hoist and tighten its bolts with a bar as long as a leg.',
      investigative:
        "Whether it's blue, white or black, a diesel's smoke is a symptom, and the mechanic proves the diagnosis with a gauge.",
    },
    activities: { realistic: ['repairing'], investigative: ['diagnosing'] },
    interests: [7, 3.27, 1, 1.54, 1.29, 3.73],
    about: ['transportation', 'mechanics'],
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
    employment: 319900,
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
    alsoCalled: [
      'motorbike mechanic',
      'bike mechanic',
      'moto mechanic',
      'motorbike fixer',
      'scooter mechanic',
    ],
    socCode: '49-3052.00',
    description:
      'You repair and tune motorcycles, scooters and dirt bikes. You find the odd noise, clean or replace parts, set brakes and chain and take a ride to feel that it runs right.',
    day: "With the bike strapped to a lift at chest height, you rinse a gummed carburetor, set the chain's slack and balance a wheel.",
    enjoys:
      'At the first bend of a test ride you can feel what your wrench has changed, and that never gets old.',
    complaints:
      "Spring brings every rider at once and winter hardly any, and untangling an owner's homemade wiring takes hours nobody's eager to pay for.",
    firstStep:
      'Ask to look over a parked motorcycle, and trace by eye how clutch, throttle and both brakes reach what they move.',
    appeals: {
      realistic:
        "On a motorcycle the whole machine is within arm's reach, and mechanics love a job where no part hides for long.",
      investigative:
        'Hold a spark plug to the light, and its color tells a motorcycle mechanic whether the engine burns too much fuel.',
    },
    activities: { realistic: ['repairing'], investigative: ['diagnosing'] },
    demands: {
      conscientiousness:
        'On two wheels a loose axle nut can kill, so each bolt gets torqued, marked and checked again.',
    },
    interests: [7, 3.12, 1.23, 1.44, 1, 3.64],
    about: ['transportation', 'mechanics'],
    schooling: 'A course of some months to a year, or on the job',
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
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 48240,
    growthPercent: 4,
    payGroup: 'small engine mechanics',
    relatedCareers: ['bicycle-mechanic', 'boat-mechanic', 'auto-mechanic', 'diesel-mechanic'],
  },
  {
    id: 'boat-mechanic',
    title: 'Boat Mechanic',
    alsoCalled: [
      'marine mechanic',
      'outboard mechanic',
      'boat engine repair',
      'yacht mechanic',
      'marine technician',
    ],
    socCode: '49-3051.00',
    description:
      'You keep motorboats and sailboats ready for the water. You service engines, pumps and wiring, get boats ready for winter and test them on the lake or sea.',
    day: "Half your work lies on docks: you squeeze into the bilge, change a pump's rubber wheel and flush salt from an outboard.",
    enjoys:
      "Sea trials on a flat morning count as working hours, and boat mechanics don't hide how much they like them.",
    complaints:
      'Salt eats every bolt, and all the owners want to be first on the same warm weekend in spring.',
    firstStep:
      'Leave a steel nail, a galvanized nail and a brass screw in a glass of salt water, and log what each does daily.',
    appeals: {
      realistic:
        'Hanging over the stern to free a bent propeller, a boat mechanic has water, wrench and open sky all in one job.',
      investigative:
        'Milky oil means that water got into the engine, and a boat mechanic enjoys finding out through which seal.',
    },
    activities: { realistic: ['repairing'], investigative: ['diagnosing'] },
    demands: {
      neuroticism:
        'Apart from the spring rush, a boatyard keeps an easy pace, and winter work waits quietly under its covers.',
    },
    interests: [7, 2.86, 1, 1.01, 1.61, 3.88],
    about: ['transportation', 'mechanics'],
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
    entryEducation: 'High school diploma or equivalent',
    medianPay: 48240,
    growthPercent: 4,
    payGroup: 'small engine mechanics',
    relatedCareers: ['diesel-mechanic', 'motorcycle-mechanic', 'auto-mechanic', 'ship-engineer'],
  },
  {
    id: 'bicycle-mechanic',
    title: 'Bicycle Mechanic',
    alsoCalled: [
      'bike mechanic',
      'bike fixer',
      'bike repair',
      'cycle technician',
      'bike shop worker',
      'cycle mechanic',
    ],
    socCode: '49-3091.00',
    description:
      'You fix flat tires, noisy gears and bent wheels and build new bikes from the box. You adjust brakes, advise riders and more and more often look after electric motors.',
    day: 'On the stand, a rim comes true by quarter turns of a spoke wrench, then you bleed a brake and measure a chain for wear.',
    enjoys:
      "Gears that click into place after half a turn please every time, and a child's first bike stops the whole shop.",
    complaints:
      "Pay stays low for such skilled hands, and customers bring in cheap parts they've bought online that don't fit.",
    firstStep:
      'Take a wheel off a bike, patch the tube, seat the tire and refit it until the rim spins without rubbing.',
    appeals: {
      realistic:
        "Wrapping handlebars or pressing in a bearing is quick handwork, and bike mechanics see what they've done within minutes.",
      conventional:
        'In a tidy bike shop every wrench has its outline painted on the pegboard, and an empty shape bothers the mechanic all day.',
    },
    activities: { realistic: ['repairing'], conventional: ['sorting'] },
    demands: {
      openness:
        'Each season brings another electric drive or wireless shifter that nobody in the shop has seen before.',
    },
    interests: [7, 1.82, 1.17, 1.62, 1.49, 3.34],
    about: ['transportation', 'mechanics'],
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
