import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const parksAndGardensCareers: readonly Career[] = jobFamily('Parks and Gardens', [
  {
    id: 'plant-scientist',
    title: 'Plant Scientist',
    alsoCalled: [
      'botanist',
      'agronomist',
      'plant biologist',
      'crop scientist',
      'horticulturist',
      'plant breeder',
    ],
    socCode: '19-1013.00',
    description:
      'You study how plants and soil work together, so that crops stand up to heat, drought and pests. You plant test plots, take samples, run lab tests and advise growers or botanical gardens.',
    day: 'Rows of numbered pots wait to be measured, and out on the test plot you bag leaves and count yellow spots.',
    enjoys:
      'After a whole summer with one crop, plant scientists begin to see things that growers walk past, and they relish it.',
    complaints:
      "One hailstorm wipes out a season of data, and then you can't ask the question again for a whole year.",
    firstStep:
      'Grow radishes in four pots of different soil, water all of them alike and weigh each harvest after a month.',
    appeals: {
      investigative:
        'One row of wheat stays green through a drought, and plant scientists dig up its roots to see what it does differently.',
      realistic:
        'Plant scientists cross two flowers with tweezers and a tiny brush, then tie a bag over them and wait for seed.',
    },
    activities: { investigative: ['diagnosing'], realistic: ['growing'] },
    interests: [6.43, 6.71, 2.11, 1.67, 1.71, 3.41],
    about: ['agriculture', 'life-science'],
    jobZone: 5,
    skills: {
      'growing-plants': 4.25,
      'lab-techniques': 4,
      science: 4,
      'quick-learning': 4,
      'understanding-user-needs': 3,
    },
    workStyles: [
      3.95, 4.24, 4.14, 3.81, 4.19, 3.24, 2.86, 3.86, 3.43, 3.9, 4.24, 4.33, 4.52, 3.9, 3.76, 4.4,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 78770,
    growthPercent: 6,
    payGroup: 'agricultural and food scientists',
    relatedCareers: ['precision-agriculture-technician', 'geologist', 'farmer', 'food-scientist'],
  },
  {
    id: 'landscaping-supervisor',
    title: 'Landscaping Supervisor',
    alsoCalled: [
      'head gardener',
      'groundskeeper boss',
      'head groundskeeper',
      'greenkeeper',
      'garden crew leader',
    ],
    socCode: '37-1012.00',
    description:
      'You lead the crews that look after parks, campuses and golf courses. You plan the week, order plants and tools, show newcomers how to prune and check that the work is well done.',
    day: 'At dawn you split the crews and load the trailers, then drive from site to site after leaks and late deliveries.',
    enjoys:
      "Good supervisors enjoy teaching pruning to a shy newcomer who's leading a crew two summers later.",
    complaints:
      'Every no-show, broken mower and muddy driveway makes your phone ring, and finding steady help in spring is a yearly struggle.',
    firstStep:
      'Plan a day of yard work for a crew of three, hour by hour, then time one task to test your guess.',
    appeals: {
      enterprising:
        'When a storm wrecks the plan, a landscaping supervisor decides on the spot which crew drops what and heads where.',
      conventional:
        'Good landscaping supervisors know to the gallon what each mower burns and to the tray how many pansies are coming.',
    },
    activities: { enterprising: ['leading'], conventional: ['keeping-records', 'organizing'] },
    interests: [4.55, 1.77, 1.03, 3.01, 6.11, 5.24],
    about: ['agriculture'],
    after: [{ careerId: 'landscaper', years: 3 }],
    jobZone: 3,
    skills: {
      'growing-plants': 4.25,
      'time-management': 4,
      'tracking-progress': 4,
      leadership: 3.88,
      planning: 3.75,
    },
    workStyles: [
      3.51, 3.68, 3.93, 4.32, 4.18, 3.79, 3.3, 4.16, 4, 4.22, 4.44, 4.13, 4.1, 3.97, 3.43, 3.54,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['landscaper', 'tree-trimmer'],
  },
  {
    id: 'landscaper',
    title: 'Landscaper',
    alsoCalled: [
      'gardener',
      'groundskeeper',
      'lawn care',
      'lawn mowing',
      'groundsman',
      'garden builder',
    ],
    socCode: '37-3011.00',
    description:
      'You plant, mow, trim and water so that yards, parks and sports fields look their best. You work outdoors with a crew, handling mowers, shovels and hedge trimmers in most kinds of weather.',
    day: 'Mowers roll off the trailer at seven, edges get cut along the walk, and within the hour the truck moves on.',
    enjoys:
      'By lunch a ragged yard lies neat and smells of cut grass, and everyone driving past can see who did it.',
    complaints:
      "Summers mean heat and engine noise on a bent back, and in cold places there's no paycheck after the growing season.",
    firstStep:
      "Offer to weed and edge a neighbor's flower bed by hand, and take a photo before and after from one spot.",
    appeals: {
      realistic:
        'Landscapers lay a stone path by feel, tapping each slab with a mallet until nothing rocks.',
      artistic:
        'With tall blooms in back, low ones in front and a hedge clipped into a curve, a landscaper can turn a yard into a picture.',
    },
    activities: { realistic: ['building'], artistic: ['designing'] },
    demands: {
      openness:
        'Most lawns want the same cut every week, with tools that work the way they always have.',
    },
    interests: [7, 1.62, 1.9, 1.45, 1.81, 3.35],
    about: ['agriculture'],
    jobZone: 1,
    skills: { 'growing-plants': 4, 'physical-stamina': 4, 'operating-machines': 3.12 },
    workStyles: [
      3.84, 3.52, 3.65, 3, 3.92, 3.82, 3.45, 3.93, 3.67, 3.79, 3.86, 4.15, 4.17, 3.55, 3.05, 3.2,
    ],
    medianPay: 38470,
    growthPercent: 4,
    payGroup: 'grounds maintenance workers',
    relatedCareers: ['tree-trimmer', 'greenhouse-and-crop-worker', 'landscaping-supervisor'],
  },
  {
    id: 'tree-trimmer',
    title: 'Tree Trimmer',
    alsoCalled: ['tree surgeon', 'arborist', 'tree cutter', 'tree climber', 'tree pruner'],
    socCode: '37-3013.00',
    description:
      "You climb trees and cut branches so that they stay healthy and don't fall on anyone. You work on ropes or from a lift with a saw, chip the wood and look out for your partner.",
    day: 'Harness and saw are checked on the ground, then one of you climbs while the other lowers each limb on a rope.',
    enjoys:
      'Climbers rave about the view from a swaying crown, and about the trust between the one above and the one below.',
    complaints:
      "Falls, saws and power lines make this one of the riskier trades, and it's on stormy nights that you get called out.",
    firstStep:
      'Practice the bowline, the clove hitch and the figure eight with a short cord until you can tie them with eyes closed.',
    appeals: {
      realistic:
        "A good climbing knot holds a tree trimmer's whole weight and still slides with two fingers, and tying one feels great.",
      investigative:
        'Tree trimmers can tell where rot hides from a mushroom at the roots or the dull sound of a knock.',
    },
    activities: { realistic: ['operating'], investigative: ['diagnosing'] },
    interests: [7, 2.13, 1, 1.79, 1.22, 3.09],
    about: ['agriculture'],
    jobZone: 2,
    skills: {
      'physical-stamina': 4.5,
      'working-safely': 4.25,
      'operating-machines': 3.75,
      'problem-solving': 3.12,
      teaching: 3,
    },
    workStyles: [
      3.61, 3.6, 3.54, 3.81, 4.19, 4.12, 3.52, 4.01, 3.91, 3.28, 4.06, 4.18, 3.99, 3.43, 3.1, 3.49,
    ],
    growthPercent: 4,
    payGroup: 'grounds maintenance workers',
    relatedCareers: ['landscaper', 'forest-and-conservation-worker', 'greenhouse-and-crop-worker'],
  },
]);
