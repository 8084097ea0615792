import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const logisticsAndMailCareers: readonly Career[] = jobFamily('Logistics and Mail', [
  {
    id: 'logistician',
    title: 'Logistician',
    alsoCalled: [
      'supply chain manager',
      'logistics manager',
      'logistics',
      'supply chain analyst',
      'logistics planner',
    ],
    socCode: '13-1081.00',
    description:
      'You work out how goods get from factory to customer on time and at low cost. You compare routes and carriers, watch inventory on screen and find another way when a port closes.',
    day: "A container is stuck in customs, so you call the broker, split the order and tell sales what's coming when.",
    enjoys:
      'It feels like a puzzle clicking shut when one new carrier saves two days and half the fuel.',
    complaints:
      'Everyone remembers the one late truck in a thousand, though you were on the phone to a port at midnight to save it.',
    firstStep:
      'Trace one thing on your desk back to its factory, sketch each leg of its trip and find another way if one port shuts.',
    appeals: {
      enterprising:
        'Playing three carriers off against each other, a logistician who bargains well can save a fortune by noon.',
      conventional:
        'Part numbers, pallet counts and customs forms have to agree, and a logistician likes being the one who makes them match.',
      investigative:
        'Digging through months of orders, a logistician learns why the winter coats keep arriving in March.',
    },
    activities: {
      enterprising: ['negotiating'],
      conventional: ['checking'],
      investigative: ['researching', 'diagnosing'],
    },
    interests: [2.35, 3.81, 1.1, 2.33, 5.02, 5.44],
    about: ['transportation', 'office-work', 'mathematics-statistics'],
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
    entryEducation: "Bachelor's degree",
    medianPay: 80880,
    growthPercent: 17,
    employment: 241000,
    relatedCareers: ['project-manager', 'mail-carrier'],
  },
  {
    id: 'truck-driver',
    title: 'Truck Driver',
    alsoCalled: [
      'trucker',
      'lorry driver',
      'HGV driver',
      'CDL driver',
      'semi driver',
      'long-haul driver',
    ],
    socCode: '53-3032.00',
    description:
      'You haul goods across the city or the country in a heavy truck. You plan the route, check brakes and load, drive long hours with full attention and help to unload.',
    day: 'Your log counts each legal minute, so between a check by flashlight and a slow dock you plan where to park tonight.',
    enjoys:
      'Truckers like their own cab, their own music and a windshield that shows another state by supper.',
    complaints:
      "Often you aren't paid for hours at the loading dock, and supper comes from a truck stop while your family eats at home.",
    firstStep:
      'Plan a run of two thousand miles on paper, with legal driving hours, low bridges and a place to sleep each night.',
    appeals: {
      realistic:
        'Truckers back fifty-three feet of trailer into a slot with inches to spare, by mirrors and the seat of their pants.',
      conventional:
        'With permits, weigh slips and seal numbers in perfect order, a trucker is first out of the inspection station.',
    },
    activities: { realistic: ['steering'], conventional: ['keeping-records'] },
    demands: {
      openness:
        "The scenery changes but the job doesn't: hook up, drive, back in, unload and sleep.",
    },
    interests: [7, 1.92, 1, 1.33, 1.3, 4.1],
    about: ['transportation'],
    requirement:
      'You have to be 18 to drive a big truck within your state, and 21 to cross state lines.',
    schooling: 'A course of a few weeks, and a commercial license',
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
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 57440,
    growthPercent: 4,
    employment: 2235100,
    relatedCareers: [
      'forklift-operator',
      'delivery-driver',
      'diesel-mechanic',
      'garbage-collector',
    ],
  },
  {
    id: 'delivery-driver',
    title: 'Delivery Driver',
    alsoCalled: [
      'amazon driver',
      'van driver',
      'parcel driver',
      'pizza delivery',
      'doordash driver',
      'UPS driver',
      'food delivery',
    ],
    socCode: '53-3033.00',
    description:
      "You bring parcels, groceries or furniture to people's doors. You load the van in the right order, find each address, carry things in and keep on schedule in any weather.",
    day: 'More than a hundred stops can wait in the scanner, and you photograph doorsteps and learn which dogs mean it.',
    enjoys:
      "Once you've learned the doorbells a route gets quicker every week, and the van with its radio is yours.",
    complaints:
      'A screen counts your minutes, the heaviest box goes to the third floor, and there is nowhere to use a restroom.',
    firstStep:
      'Mark ten addresses on a map, choose their order and pack ten boxes into a closet so that the first stop comes out first.',
    appeals: {
      realistic:
        'Hopping out a hundred times keeps delivery drivers fit, and they learn to swing a couch around a stair landing.',
      conventional:
        'Load the van backward, last stop first, and the day runs like clockwork, so neat drivers guard their shelves.',
    },
    activities: { realistic: ['moving-goods'], conventional: ['sorting'] },
    demands: {
      conscientiousness:
        'The app picks the order of stops, and when the van is empty nothing follows you home.',
      agreeableness:
        "There's no team to get along with and only seconds for each customer, since the next stop is waiting.",
    },
    interests: [6.88, 1.54, 1.02, 1.36, 2.1, 4.42],
    about: ['transportation'],
    requirement: 'US law lets no one under 18 drive deliveries for a living.',
    schooling: "A driver's license and some days on the job",
    jobZone: 2,
    skills: {
      driving: 4.5,
      'physical-stamina': 4,
      navigation: 3.5,
      'operating-machines': 3.12,
      'time-management': 3,
    },
    workStyles: [
      2.96, 3.12, 3.38, 2.87, 3.75, 3.28, 3.17, 4.25, 3.86, 3.63, 4.17, 4.24, 3.99, 3.75, 3.14, 3.4,
    ],
    relatedCareers: ['truck-driver', 'courier', 'taxi-driver'],
  },
  {
    id: 'courier',
    title: 'Courier',
    alsoCalled: [
      'bike messenger',
      'messenger',
      'delivery rider',
      'package carrier',
      'cycle courier',
      'uber eats rider',
    ],
    socCode: '43-5021.00',
    description:
      'You carry letters, meals, papers or lab samples across town by bike, van or on foot. You plan the fastest route, keep each item safe and hand it over to the right person.',
    day: 'Within an hour you sign in at a law office, a blood lab and a fifth floor, with the next job buzzing on your handlebars.',
    enjoys:
      'City couriers know each alley and shortcut, and they like ending the week fitter than they began it.',
    complaints:
      "You're paid by the drop, so you lose money in every slow elevator, and car doors swing open without warning.",
    firstStep:
      'Take an egg across town and back in a bag you padded yourself, by two routes, and note minutes, lights and cracks.',
    appeals: {
      conventional:
        'Court filings have to be stamped before the clerk closes, and careful couriers guard every signature and minute.',
      realistic:
        'Bike couriers can fix a flat on the curb in four minutes and feel a headwind before the flags show it.',
    },
    activities: { conventional: ['scheduling', 'keeping-records'], realistic: ['repairing'] },
    demands: {
      extraversion:
        "Between doors you're alone with the traffic, and most handoffs take a nod and a signature.",
      openness:
        'Pick up, ride, hand over, repeat: the addresses change, but the job itself stays the same.',
    },
    interests: [4.47, 1.07, 1, 2.96, 2.86, 5.07],
    about: ['transportation'],
    jobZone: 2,
    skills: {
      navigation: 3.75,
      'physical-stamina': 3.5,
      'time-management': 3.25,
      'helping-people': 3,
      writing: 3,
    },
    workStyles: [
      2.49, 3.11, 3.04, 1.82, 3.69, 3.68, 2.09, 3.77, 2.46, 3.44, 4.68, 4.56, 4.4, 3.84, 2.14, 2.69,
    ],
    relatedCareers: ['mail-carrier', 'delivery-driver'],
  },
  {
    id: 'mail-carrier',
    title: 'Mail Carrier',
    alsoCalled: [
      'mailman',
      'postman',
      'postwoman',
      'postie',
      'letter carrier',
      'postal worker',
      'mail deliverer',
    ],
    socCode: '43-5052.00',
    description:
      'You deliver letters and parcels to the same streets in sun, rain and snow. You sort the mail for your route, walk or drive from door to door and get to know the people who live there.',
    day: 'Mornings mean letters into slots in walking order, then a satchel, a scanner and several hundred mailboxes.',
    enjoys:
      'Fresh air, steady benefits and neighbors who wait at the gate for a chat keep carriers on one route for decades.',
    complaints:
      "Loose dogs and hidden ice hurt carriers each year, and in the holiday package rush there's hardly a day off.",
    firstStep:
      'Write forty addresses from your street on slips, shuffle them and sort them into walking order, each day a bit faster.',
    appeals: {
      conventional:
        "Mail carriers know which Garcia lives upstairs and who's having letters forwarded to Tucson, and catch what the machine missed.",
      enterprising:
        'Once the truck leaves the post office mail carriers are their own boss, deciding when to push on and how to handle that dog.',
    },
    activities: { conventional: ['sorting'], enterprising: ['scheduling'] },
    demands: {
      openness:
        'You walk the same streets in the same order for years, and mostly the weather is what changes.',
      extraversion:
        "Apart from a few words at the gate, you'll spend the route with your own thoughts.",
    },
    interests: [3.56, 1, 1, 2.69, 2.91, 6.27],
    about: ['transportation', 'office-work'],
    requirement:
      'You have to be at least 18 (16 with a high school diploma), and a US citizen or permanent resident.',
    jobZone: 2,
    skills: { 'physical-stamina': 4, driving: 3.75, empathy: 3 },
    workStyles: [
      3.35, 3.67, 3.31, 2.76, 3.77, 3.35, 2.85, 4.05, 3.97, 3.69, 4.59, 4.44, 4.39, 4.37, 2.84,
      3.06,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 57870,
    growthPercent: -5,
    payGroup: 'postal service workers',
    relatedCareers: ['courier', 'stock-and-warehouse-worker'],
  },
  {
    id: 'stock-and-warehouse-worker',
    title: 'Stock and Warehouse Worker',
    alsoCalled: [
      'shelf stacker',
      'stocker',
      'picker packer',
      'warehouse operative',
      'order picker',
      'amazon worker',
      'night filler',
    ],
    socCode: '53-7065.00',
    description:
      'You keep shelves full and get orders out the door. You unload deliveries, find items with a scanner, pack them well and keep track of what is running low.',
    day: 'A scanner on your wrist names the aisle and bin, and you walk miles between racks, cutting tape and counting.',
    enjoys:
      'Pickers like beating their own count, being on their feet and coworkers who take the other end of a heavy box.',
    complaints:
      "All shift long a scanner holds your pace against everyone else's, and before holidays extra nights are hard to refuse.",
    firstStep:
      "Count everything that's in your kitchen cabinets, give each shelf a code and keep an inventory that stays true for two weeks.",
    appeals: {
      conventional:
        'Stockers turn each label to the front, and a good one catches the lone carton that was scanned into the wrong bin.',
      realistic:
        'Warehouse workers stack a pallet like a brick wall, heavy boxes low and corners crossed, then spin plastic wrap around it.',
    },
    activities: { conventional: ['sorting', 'finding'], realistic: ['moving-goods'] },
    demands: {
      conscientiousness:
        'The scanner decides what comes next, and once you clock out the shelves belong to the next crew.',
      openness: "Orders vary, but picking them doesn't: find, scan, box, tape and on to the next.",
    },
    interests: [4.79, 1, 1, 1.88, 3.29, 6.25],
    about: ['transportation', 'office-work'],
    jobZone: 2,
    skills: { 'physical-stamina': 4, 'record-keeping': 3.5, listening: 3.25 },
    workStyles: [
      3.16, 3.16, 3.26, 3.11, 4.07, 3.52, 3.36, 3.56, 3.63, 3.53, 4.11, 4.24, 3.96, 3.62, 3.07,
      3.12,
    ],
    relatedCareers: ['retail-salesperson', 'library-technician'],
  },
  {
    id: 'forklift-operator',
    title: 'Forklift Operator',
    alsoCalled: [
      'forklift driver',
      'forklift truck driver',
      'warehouse driver',
      'lift truck operator',
    ],
    socCode: '53-7051.00',
    description:
      'You move pallets and crates in warehouses and ports with a forklift. You lift loads onto high racks, fill trucks in the right order and check brakes and forks before you start.',
    day: 'Horn at each blind corner and forks low, you back out of trailers all shift and thread pallets into slots overhead.',
    enjoys:
      "Setting a ton down within a finger's width of the mark earns a nod, and the training takes days rather than years.",
    complaints:
      "Your neck stiffens because you're looking back and up all shift, and everyone remembers the one pallet you dropped.",
    firstStep:
      'Balance a ruler on an eraser, slide coins outward until it tips and work out why a pallet belongs tight against the mast.',
    appeals: {
      realistic:
        'A forklift steers with its back wheels, so the tail swings wide and a good driver dances it around a post.',
      conventional:
        'Filling a trailer is a jigsaw of weights and sizes, and forklift drivers like it when the last pallet just fits.',
    },
    activities: { realistic: ['steering', 'operating'], conventional: ['sorting'] },
    demands: {
      openness:
        "Pallets go up and come down the same way all week, and a safe driver doesn't try new tricks.",
    },
    interests: [7, 1.78, 1, 1.11, 1.23, 3.71],
    about: ['transportation', 'mechanics'],
    requirement: 'US law lets no one under 18 drive a forklift at work.',
    schooling: 'A few days of training by the employer, with a certificate',
    jobZone: 2,
    skills: {
      'working-safely': 4.25,
      driving: 4,
      'operating-machines': 3.88,
      'equipment-care': 3,
      troubleshooting: 3,
    },
    workStyles: [
      3.59, 3.71, 3.73, 3.52, 3.84, 3.61, 3.12, 4.4, 4.11, 3.28, 4.3, 4.31, 4.01, 3.79, 2.94, 3.35,
    ],
    relatedCareers: ['crane-operator', 'truck-driver', 'heavy-equipment-operator'],
  },
]);
