import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const farmingCareers: readonly Career[] = jobFamily('Farming', [
  {
    id: 'farmer',
    title: 'Farmer',
    alsoCalled: [
      'rancher',
      'grower',
      'dairy farmer',
      'agriculture',
      'fruit grower',
      'farm owner',
      'beekeeper',
      'winegrower',
    ],
    socCode: '11-9013.00',
    description:
      'You run a farm or ranch, deciding what to plant or raise, when to harvest and at what price to sell. You might repair a pump at sunrise, check the animals, call a buyer and plan tomorrow around the weather.',
    day: 'Between feeding and fieldwork you weld a gate, fill in an insurance form and check grain prices from the cab.',
    enjoys:
      'Farmers talk of being their own boss on ground they know by heart, often with family one field over.',
    complaints:
      'Rain and prices decide your income, the loans are huge, and cows have never heard of a vacation.',
    firstStep:
      "Grow a tray of salad greens on a windowsill, log seeds, water and hours, and figure out what price you'd need to break even.",
    appeals: {
      enterprising:
        'Corn or beans is a bet farmers place months before anyone knows the price, and the bold ones love making that call.',
      realistic:
        'Ask a farmer to pull a calf, back a hay wagon through a gate or fix a baler with wire, and it gets done.',
    },
    activities: { enterprising: ['calculating'], realistic: ['tending-animals', 'repairing'] },
    interests: [5.16, 2.74, 1.06, 2.63, 5.52, 4.53],
    about: ['agriculture', 'animal-service', 'business'],
    jobZone: 4,
    skills: {
      'growing-plants': 4,
      'animal-care': 3.75,
      leadership: 3.62,
      negotiation: 3.12,
      budgeting: 3,
    },
    workStyles: [
      3.97, 4.08, 4.21, 4.18, 4.01, 3.69, 3.2, 3.94, 3.75, 3.98, 4.53, 4.18, 4.39, 3.94, 3.98, 3.98,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 87980,
    growthPercent: -1,
    commissionedBy: 'grain buyers, dairies, grocers and market shoppers',
    employment: 836100,
    relatedCareers: ['plant-scientist', 'greenhouse-and-crop-worker'],
  },
  {
    id: 'precision-agriculture-technician',
    title: 'Precision Agriculture Technician',
    alsoCalled: [
      'farm tech',
      'smart farming',
      'agritech',
      'farm drone pilot',
      'agricultural technician',
      'digital farming',
    ],
    socCode: '19-4012.01',
    description:
      'You help farmers grow more with less water and spray by using drones, sensors and satellites. You map fields, read the data and set up tractors that nearly steer themselves.',
    day: 'In a hot cab you set the yield monitor, then send a drone over the corn and load a seeding map.',
    enjoys:
      'Walking straight to the yellow patch that a sensor found, and digging up the cause with a shovel, is oddly satisfying.',
    complaints:
      "Planting and harvest bring calls at all hours, and farmers with forty years behind them don't trust your screen until they've looked for themselves.",
    firstStep:
      'Divide a lawn into a grid with string, rate the green of every square and color a map of where it struggles.',
    appeals: {
      realistic:
        'Precision agriculture technicians bolt sensors onto planters forty feet wide and lie in the dirt under them to run the cables.',
      investigative:
        "Lay a harvest map over a soil map, and a precision agriculture technician starts asking why the two don't match.",
    },
    activities: { realistic: ['building'], investigative: ['diagnosing'] },
    interests: [6.46, 5.4, 1.23, 1.39, 2.11, 4.95],
    about: ['agriculture', 'information-technology'],
    jobZone: 3,
    skills: {
      mapping: 4,
      'growing-plants': 3.75,
      'data-analysis': 3.75,
      math: 3.25,
      'measuring-results': 3.12,
    },
    workStyles: [
      3.7, 4.04, 3.96, 3.45, 3.96, 3.39, 2.91, 3.96, 3.91, 4.09, 4.52, 4.26, 4.52, 3.78, 3.57, 3.91,
    ],
    entryEducation: "Associate's degree",
    medianPay: 48480,
    growthPercent: 5,
    payGroup: 'agricultural and food science technicians',
    relatedCareers: ['plant-scientist', 'greenhouse-and-crop-worker'],
  },
  {
    id: 'ranch-hand',
    title: 'Ranch Hand',
    alsoCalled: [
      'cowboy',
      'cowgirl',
      'farmhand',
      'farm worker',
      'stable hand',
      'cattle worker',
      'shepherd',
    ],
    socCode: '45-2093.00',
    description:
      'You look after cattle, sheep, horses or hens on a ranch or farm. You feed and move the herd, help with births, mend fences and keep an eye out for sick animals.',
    day: 'Hay goes out from the truck bed, a cut wire gets spliced, and a limping heifer is eased into the chute.',
    enjoys:
      'Open country, a good horse or dog and quiet hours with no boss in sight are what ranch hands would miss in town.',
    complaints:
      'Calves like to come on the coldest nights, kicks leave you limping, and the wage is small for so long a week.',
    firstStep:
      "Learn a quick-release knot, then throw a rope loop at a post until you've landed it five times in a row.",
    appeals: {
      realistic:
        'Ranch hands stretch wire until it sings, throw a loop from the saddle and trim a hoof held between their knees.',
      investigative:
        "One cow stands apart from the herd, and a ranch hand has to figure out if it's a bad foot or a calf on the way.",
    },
    activities: { realistic: ['tending-animals'], investigative: ['diagnosing'] },
    demands: {
      agreeableness:
        "Out here it's mostly animals that need your patience, and people only now and then.",
    },
    interests: [6.78, 2.66, 1.42, 2.5, 1.92, 2.95],
    about: ['animal-service', 'agriculture'],
    jobZone: 2,
    skills: {
      'animal-care': 4.5,
      'physical-stamina': 4.25,
      'tracking-progress': 3.25,
      'operating-machines': 3.12,
      troubleshooting: 3,
    },
    workStyles: [
      3.21, 3.26, 3.54, 3.21, 3.46, 3.06, 2.25, 3.53, 2.99, 4.04, 4.28, 4.05, 3.98, 4.15, 3.41,
      3.28,
    ],
    relatedCareers: ['greenhouse-and-crop-worker', 'commercial-fisher'],
  },
  {
    id: 'greenhouse-and-crop-worker',
    title: 'Greenhouse and Crop Worker',
    alsoCalled: [
      'farm worker',
      'fruit picker',
      'nursery worker',
      'crop picker',
      'farmhand',
      'plant nursery worker',
      'field worker',
    ],
    socCode: '45-2092.00',
    description:
      'You plant, water and pick vegetables, fruit and flowers in fields and greenhouses. You pot young plants, watch for pests, sort the harvest and load it for the market.',
    day: "Trays roll down the bench, you set out seedlings by the hundred, and you've got tomatoes to box before the truck comes.",
    enjoys:
      'Hands learn a quick, sure rhythm here, and workers mention the jokes shouted from row to row and the warm smell of leaves.',
    complaints:
      'Stooping in the heat, with pay by the box, is hard on the back, and the work moves on when the harvest ends.',
    firstStep:
      'Root five cuttings of mint in water, pot them up and record which way of cutting makes the strongest roots.',
    appeals: {
      realistic:
        'A thumb in the pot tells a greenhouse worker how thirsty a seedling is, long before its leaves droop.',
      enterprising:
        'Crop workers who pick fast set the pace for the row, and by August they may be running the crew or the market stand.',
    },
    activities: { realistic: ['growing'], enterprising: ['competing', 'leading'] },
    demands: {
      neuroticism:
        'One tray follows another, and when the last truck is loaded you can stop thinking about it.',
    },
    interests: [7, 2.32, 1.28, 1.86, 2.37, 3.36],
    about: ['agriculture'],
    jobZone: 1,
    skills: { 'growing-plants': 4.25, 'physical-stamina': 4, 'operating-machines': 2.75 },
    workStyles: [
      3.17, 3.51, 3.52, 3.27, 3.79, 3.35, 3.03, 3.24, 3.32, 3.63, 4.04, 4.05, 3.81, 3.49, 3.13,
      3.21,
    ],
    relatedCareers: ['ranch-hand', 'landscaper', 'forest-and-conservation-worker', 'tree-trimmer'],
  },
]);
