import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const shipsAndFishingCareers: readonly Career[] = jobFamily('Ships and Fishing', [
  {
    id: 'ship-captain',
    title: 'Ship Captain',
    alsoCalled: [
      'skipper',
      'sea captain',
      "ship's master",
      'ferry captain',
      'boat captain',
      'ship pilot',
      'first mate',
    ],
    socCode: '53-5021.00',
    description:
      'You command a ship, ferry or tugboat and answer for everyone on board. You set the course, read weather and water, direct the crew and bring the vessel safely through narrow harbors.',
    day: 'At the bridge window with the harbor pilot beside you, you give engine orders, and later sign cargo and crew papers for hours.',
    enjoys:
      "Captains like laying a huge hull against the dock so softly that the cook below doesn't notice.",
    complaints:
      "Months pass without a weekend at home, and if the ship runs aground it's on you, even if you were asleep.",
    firstStep:
      'Learn from the rules of the road at sea who gives way in five meetings of boats, and act each out with two cups.',
    appeals: {
      realistic:
        'Through the deck a captain feels the current take the stern, and answers with rudder and thruster before the screen shows it.',
      enterprising:
        "At sea the captain's word is final, and one sentence turns twenty people and a ship away from the storm.",
    },
    activities: { realistic: ['steering'], enterprising: ['leading'] },
    interests: [5.61, 2.64, 1, 1.88, 4.22, 4.56],
    about: ['transportation'],
    after: [{ careerId: 'sailor', years: 5 }],
    requirement:
      "The Coast Guard gives most captain's licenses from 21 on, to US citizens with years at sea or from a maritime academy.",
    schooling: 'A license from the Coast Guard',
    preparation: 'twoYears',
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
    entryEducation: 'Postsecondary nondegree award',
    growthPercent: 1,
    payGroup: 'water transportation workers',
    relatedCareers: ['sailor', 'ship-engineer', 'airline-pilot', 'commercial-fisher'],
  },
  {
    id: 'ship-engineer',
    title: 'Ship Engineer',
    alsoCalled: [
      'marine engineer',
      'ship mechanic',
      'engine room officer',
      "ship's engine mechanic",
      'merchant navy engineer',
    ],
    socCode: '53-5031.00',
    description:
      'You keep the engines, pumps and power of a ship running far from any repair shop. You watch the gauges in the engine room, mend what breaks and train the crew for fire and storms.',
    day: 'Behind ear muffs you walk the steel gratings with a rag and a flashlight, feel a bearing, clean a fuel filter and log each gauge.',
    enjoys:
      "There's no calling a repair van in mid-ocean, so a fix made from scrap and thought is all your own.",
    complaints:
      'Engine rooms are hot, loud and without a window, and on duty nights the alarm rings straight into your cabin.',
    firstStep:
      'Move water among three buckets with tubes and clips until all stand level, and draw the flow like a ballast plan.',
    appeals: {
      realistic:
        'On big ships an engineer can stand inside a cylinder and lift out a piston taller than a person.',
      enterprising:
        'Even the captain has to wait until the chief engineer says the engine can run, and the whole engine crew takes her orders.',
    },
    activities: { realistic: ['repairing'], enterprising: ['leading'] },
    interests: [6.44, 3.54, 1, 1.76, 3.73, 4.91],
    about: ['transportation', 'mechanics'],
    after: [{ careerId: 'sailor', years: 3 }],
    requirement: 'The Coast Guard asks for years at sea, or for a maritime academy.',
    schooling: 'A license from the Coast Guard',
    preparation: 'twoYears',
    jobZone: 3,
    skills: {
      'engines-and-machines': 4.75,
      'working-safely': 4.25,
      'operating-machines': 3.88,
      repairing: 3.75,
      troubleshooting: 3.75,
    },
    workStyles: [
      3.75, 4.19, 4.09, 3.86, 4.3, 3.78, 3.54, 4.22, 4.08, 4.2, 4.54, 4.56, 4.38, 3.93, 3.44, 4.06,
    ],
    entryEducation: 'Postsecondary nondegree award',
    growthPercent: 1,
    payGroup: 'water transportation workers',
    relatedCareers: [
      'naval-architect',
      'boat-mechanic',
      'sailor',
      'ship-captain',
      'commercial-diver',
    ],
  },
  {
    id: 'sailor',
    title: 'Sailor',
    alsoCalled: ['deckhand', 'seaman', "ship's crew", 'merchant navy', 'mariner', 'deck crew'],
    socCode: '53-5011.00',
    description:
      'You work on the deck or in the engine room of a ship. You steer, tie up in port, scrape and paint, grease machines and keep watch under the stars, often weeks from home.',
    day: 'Chipping rust fills more hours than steering does, between lookout at night and thick lines to throw at the dock.',
    enjoys:
      "Deckhands like long leaves, a bunk and meals they don't have to pay for and a sky with no city under it.",
    complaints:
      'Sleep comes in pieces around the watch, and messages from home arrive by weak signal.',
    firstStep:
      'Tie a bowline, a clove hitch and a sheet bend with your eyes shut until each takes less than ten seconds.',
    appeals: {
      realistic:
        'Sailors splice rope by hand, tucking strand under strand until the loop at its end can hold a ship.',
      conventional:
        "Deckhands coil each line the same way and lash down every bucket, because whatever's loose goes flying in a swell.",
    },
    activities: { realistic: ['operating', 'crafting'], conventional: ['sorting'] },
    demands: {
      openness: 'Watch, meals, rust and sleep come around in the same order for weeks on end.',
      conscientiousness:
        "Officers plan the voyage, and your part begins and ends with the watch you've been given.",
    },
    interests: [6.97, 2.62, 1, 1.24, 2.41, 3.96],
    about: ['transportation'],
    requirement: 'You have to be 18 to get papers as an able seaman.',
    schooling: 'On the job, with papers from the Coast Guard',
    jobZone: 2,
    skills: {
      'physical-stamina': 4,
      'watching-instruments': 3.88,
      navigation: 3.75,
      repairing: 3.12,
      troubleshooting: 3.12,
    },
    workStyles: [
      3.37, 3.61, 3.82, 3.47, 4.28, 4.05, 3.8, 3.97, 3.33, 3.53, 4.31, 3.99, 3.55, 2.92, 2.63, 2.69,
    ],
    // BLS counts the whole group 53-5000, in which pay differs too much for one median.
    growthPercent: 1,
    payGroup: 'water transportation workers',
    relatedCareers: ['ship-captain', 'ship-engineer', 'commercial-fisher', 'commercial-diver'],
  },
  {
    id: 'commercial-fisher',
    title: 'Commercial Fisher',
    alsoCalled: [
      'fisherman',
      'fisherwoman',
      'trawlerman',
      'crab fisher',
      'lobster fisher',
      'fishing boat crew',
    ],
    socCode: '45-3031.00',
    description:
      'You catch fish, crabs or shellfish for a living, often far from shore and before dawn. You set and haul nets, sort the catch, mend gear and keep a close eye on the weather.',
    day: 'Hauling starts at first light: the gear comes over the rail, you measure, throw back the small ones and shovel ice on the rest.',
    enjoys:
      'A share of the catch beats a wage in a good week, fishers say, and no office has that much sky.',
    complaints:
      "A poor season pays next to nothing, hands swell from cold and salt, and there aren't many deadlier jobs.",
    firstStep:
      'Knot a small net from twine around a strip of cardboard, so that each mesh comes out the same size.',
    appeals: {
      realistic:
        'Fishers mend a torn net between hauls, with fingers that know the knots while the eyes stay on the swell.',
      enterprising:
        'A fishing skipper bets fuel and ice on a hunch about where the crabs have moved, and a good guess pays everyone.',
    },
    activities: { realistic: ['fishing', 'repairing'], enterprising: ['leading', 'founding'] },
    demands: {
      agreeableness:
        'You bargain over the price at the dock, race other boats to the good grounds and keep your best spots secret.',
    },
    interests: [7, 2.27, 1.06, 1.03, 1.99, 3.29],
    about: ['transportation', 'agriculture'],
    jobZone: 1,
    skills: { 'physical-stamina': 4.25, navigation: 3.5, teamwork: 3.12, 'decision-making': 3.12 },
    workStyles: [
      3.52, 3.9, 4.12, 3.21, 3.34, 3.15, 2.29, 3.57, 3.27, 3.5, 4.21, 4.09, 3.93, 4, 3.58, 3.31,
    ],
    entryEducation: 'No formal educational credential',
    growthPercent: -5,
    commissionedBy: 'fish markets, processors and restaurants',
    employment: 21900,
    relatedCareers: ['ranch-hand', 'sailor', 'ship-captain'],
  },
  {
    id: 'commercial-diver',
    title: 'Commercial Diver',
    alsoCalled: ['deep sea diver', 'underwater welder', 'scuba diver', 'salvage diver', 'frogman'],
    socCode: '49-9092.00',
    description:
      'You work under water, where others only swim. In a helmet or a diving suit you weld pipes, check bridges and ship hulls, take photos and follow the safety plan to the minute.',
    day: 'Up top a tender feeds your hose and a supervisor counts minutes, while you feel along a bridge pier in brown water.',
    enjoys:
      'Divers like the odd quiet below, the extra pay for depth and the tight crew that looks after each hose.',
    complaints:
      "Often you can't see a thing, cold gets through any suit, and the first years mean tending hoses for others.",
    firstStep:
      "Screw nuts onto bolts in thick gloves with your arms in a bucket of cool, muddy water where you can't see them.",
    appeals: {
      realistic:
        'Divers cut steel under water with a burning rod, steering by feel and by the crackle in the helmet.',
      investigative:
        'Diving on a dam is detective work by glove, as you trace a crack and measure how far it runs.',
    },
    activities: {
      realistic: ['operating', 'crafting'],
      investigative: ['diagnosing', 'measuring'],
    },
    interests: [7, 3.6, 1.35, 1.1, 1.66, 3.1],
    about: ['mechanics', 'construction', 'transportation'],
    schooling: 'A diving school of some months',
    jobZone: 3,
    skills: {
      'working-safely': 4.75,
      'physical-stamina': 4.5,
      metalwork: 3.5,
      repairing: 3.25,
      'choosing-tools': 3,
    },
    workStyles: [
      4.06, 4.38, 4.2, 3.89, 4.16, 3.72, 3.58, 4.25, 4.44, 4.31, 4.66, 4.57, 4.32, 3.76, 4.05, 3.96,
    ],
    entryEducation: 'Postsecondary nondegree award',
    relatedCareers: ['plumber', 'sailor', 'ship-engineer'],
  },
]);
