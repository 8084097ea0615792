import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const energyAndUtilitiesCareers: readonly Career[] = jobFamily('Energy and Utilities', [
  {
    id: 'solar-panel-installer',
    title: 'Solar Panel Installer',
    alsoCalled: [
      'solar installer',
      'PV installer',
      'solar fitter',
      'solar technician',
      'solar roofer',
    ],
    socCode: '47-2231.00',
    description:
      'You put solar panels on roofs and fields and connect them so that sunlight becomes power. You climb, drill, mount rails, wire the panels and test the system before switching it on.',
    day: "Roof hooks go into the rafters in the morning, the panels follow by lunch, and after that it's all wire, conduit and inverter.",
    enjoys:
      'Crews like finishing a whole home in a day or two and seeing the owner stare at the first numbers on a phone.',
    complaints:
      "A panel catches wind like a sail, and a change in the law can empty next month's calendar overnight.",
    firstStep:
      'Trace the shade on one sunny patch of ground each hour for a day, and mark where a panel would lose its light.',
    appeals: {
      realistic:
        'Solar crews like sun on their backs, a drill in the hand and the crisp click when two connectors lock.',
      conventional:
        'A string of panels has to show the voltage on the plan, and careful installers meter each one before hooking it up.',
    },
    activities: { realistic: ['building'], conventional: ['measuring', 'checking'] },
    interests: [7, 2.65, 1.39, 1.19, 1.73, 4.08],
    about: ['electronics', 'construction'],
    jobZone: 2,
    skills: {
      'electrical-work': 4,
      'working-safely': 4,
      'installing-equipment': 3.38,
      'quality-checking': 3.12,
      troubleshooting: 3,
    },
    workStyles: [
      3.95, 3.73, 3.88, 4.17, 4.38, 4.15, 3.88, 4.37, 4.18, 4.12, 4.53, 4.7, 4.43, 3.46, 3.54, 4.21,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 51860,
    growthPercent: 42,
    employment: 28600,
    relatedCareers: ['wind-turbine-technician', 'lighting-technician'],
  },
  {
    id: 'wind-turbine-technician',
    title: 'Wind Turbine Technician',
    alsoCalled: [
      'wind tech',
      'windmill mechanic',
      'turbine engineer',
      'wind farm worker',
      'windtech',
    ],
    socCode: '49-9081.00',
    description:
      'You climb wind turbines to inspect, repair and maintain them high above the ground. You check bolts, oil and electronics, replace worn parts and work as a pair, secured by harness and rope.',
    day: 'After a climb as high as an office tower you tighten bolts to a set force in a swaying room and winch your tools up.',
    enjoys:
      'Sunrise over a field of blades comes up in every story, next to the trust between two people alone at the top.',
    complaints:
      "Motels near far-off wind farms become a second home, and if you've left one tool below, you're doing the climb twice.",
    firstStep:
      'Make three pinwheels with different blade angles, set each before the same fan and see which lifts a paper clip fastest.',
    appeals: {
      realistic:
        'Some wind techs rappel down a blade to sand out a lightning scar and brush on resin, with cows grazing far below.',
      investigative:
        'Metal flakes in the gearbox oil are clues, and a turbine tech works out which bearing they came from.',
    },
    activities: { realistic: ['repairing'], investigative: ['diagnosing'] },
    interests: [7, 3.6, 1, 1.62, 1.77, 4.29],
    about: ['electronics', 'mechanics'],
    schooling: 'A program of some months to two years',
    preparation: 'twoYears',
    jobZone: 3,
    skills: {
      'working-safely': 4.25,
      repairing: 4,
      troubleshooting: 4,
      'watching-instruments': 4,
      'electrical-work': 3.75,
    },
    workStyles: [
      3.71, 3.83, 3.98, 3.82, 4.19, 4.16, 3.32, 4.1, 3.93, 4.12, 4.21, 4.27, 3.97, 3.81, 3.13, 3.98,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 62580,
    growthPercent: 50,
    employment: 13600,
    relatedCareers: ['power-plant-operator', 'solar-panel-installer'],
  },
  {
    id: 'power-line-worker',
    title: 'Power Line Worker',
    alsoCalled: ['lineman', 'linesman', 'lineworker', 'power line repair', 'electric pole worker'],
    socCode: '49-9051.00',
    description:
      'You build and repair the lines that bring power to homes. You work high up from a bucket truck, string new cable and go out after storms to bring the lights back.',
    day: 'Before anyone goes up, the crew talks the job through at the tailgate, checks the rubber gloves for holes and grounds the line.',
    enjoys:
      'Whole streets clap when the lights come on, and line crews trust each other in a way they miss elsewhere.',
    complaints:
      "A storm can mean sixteen hours at a stretch, far from your own dark house, and the wire won't forgive a shortcut.",
    firstStep:
      'Follow the overhead line on your street from the sidewalk and sketch three poles, naming insulators, transformer and fuses.',
    appeals: {
      realistic:
        'Lineworkers start by learning to walk up a bare pole on steel hooks, trusting a belt, two spikes and their legs.',
      conventional:
        'Until the person named on the tag signs off, nobody touches that switch, and lineworkers love a rule so clear.',
    },
    activities: { realistic: ['exploring'], conventional: ['organizing'] },
    interests: [7, 2.66, 1, 1.28, 1.78, 3.8],
    about: ['electronics'],
    schooling: 'On the job, with an apprenticeship of three to four years',
    jobZone: 2,
    skills: {
      'electrical-work': 4.5,
      'working-safely': 4.5,
      'physical-stamina': 4,
      troubleshooting: 3.38,
      'installing-equipment': 3,
    },
    workStyles: [
      3.99, 4.13, 4.01, 3.68, 4.19, 3.77, 3.43, 4.24, 4.08, 3.93, 4.25, 4.48, 4.27, 3.37, 3.52,
      3.79,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 92560,
    growthPercent: 7,
    employment: 127400,
    relatedCareers: ['electrician', 'solar-panel-installer'],
  },
  {
    id: 'cell-tower-technician',
    title: 'Cell Tower Technician',
    alsoCalled: [
      'tower climber',
      'phone mast engineer',
      'telecom technician',
      'rigger',
      '5G installer',
      'antenna climber',
    ],
    socCode: '49-2021.00',
    description:
      'You climb tall towers to mount the antennas that carry calls and data. You wear a harness, bolt on and connect the gear, test the signal and enjoy the best view in town.',
    day: 'Long drives end at a locked gate, where you rope up a radio, seal each plug against rain and test the cable run.',
    enjoys:
      'Tower hands love new states out the truck window and the thought of phones below jumping to full bars.',
    complaints:
      "Carriers want the site live tonight, but you're stuck in the truck until the lightning has passed, a week away from home.",
    firstStep:
      "Note your phone's signal strength at twenty corners, guess from the pattern where the antennas stand and go and look.",
    appeals: {
      realistic:
        'Tower climbers hoist an antenna the size of a door with a rope and a pulley and bolt it on in the wind.',
      investigative:
        "If a site keeps dropping calls, tower techs send a pulse up the cable that shows within a foot where it's cracked.",
    },
    activities: { realistic: ['moving-goods', 'building'], investigative: ['diagnosing'] },
    interests: [6.73, 3.48, 1.05, 1.37, 1.36, 4.53],
    about: ['electronics'],
    jobZone: 3,
    skills: {
      'working-safely': 4.5,
      'physical-stamina': 4,
      'electrical-work': 3.75,
      repairing: 3.5,
      'installing-equipment': 3.38,
    },
    workStyles: [
      3.73, 3.85, 4.11, 3.81, 4.14, 3.89, 3.21, 4.08, 3.96, 4.08, 4.55, 4.5, 4.35, 3.93, 3.95, 3.9,
    ],
    entryEducation: "Associate's degree",
    relatedCareers: ['wind-turbine-technician', 'water-treatment-operator'],
  },
  {
    id: 'power-plant-operator',
    title: 'Power Plant Operator',
    alsoCalled: [
      'power station operator',
      'control room operator',
      'power engineer',
      'nuclear operator',
      'energy worker',
    ],
    socCode: '51-8013.00',
    description:
      'You run the machines that make electricity for a whole city. From a control room full of screens you watch pressure and heat, start up turbines and react fast when an alarm sounds.',
    day: "Each shift opens with the last crew's log, then rounds past pumps and valves with a radio and an ear for odd sounds.",
    enjoys:
      "Operators like running something huge, good pay that doesn't take a degree and several days off in a row.",
    complaints:
      'Swapping nights for days ruins sleep, and ten dull hours can turn into twenty alarms within a minute.',
    firstStep:
      "Chart your region's published power demand at breakfast, noon and supper for one week, and explain every peak and dip.",
    appeals: {
      realistic:
        'Bringing a cold turbine up to speed takes plant operators half a day of steam, valves and patience.',
      conventional:
        "A boiler starts by the book, line by line, and operators put their initials next to each valve they've opened.",
    },
    activities: { realistic: ['operating'], conventional: ['keeping-records', 'checking'] },
    caveat: 'About one job in ten will go by 2034, as plants run with fewer people.',
    interests: [6.84, 2.84, 1, 1.25, 1.94, 5.11],
    about: ['electronics', 'mechanics'],
    jobZone: 2,
    skills: {
      'working-safely': 4,
      'staying-calm': 4,
      'watching-instruments': 4,
      repairing: 3,
      troubleshooting: 3,
    },
    workStyles: [
      3.63, 4.05, 4.09, 3.76, 4.17, 3.66, 3.41, 4.07, 4.05, 4.21, 4.59, 4.51, 4.23, 3.91, 3.5, 4.5,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 103600,
    growthPercent: -10,
    payGroup: 'power plant operators, distributors, and dispatchers',
    relatedCareers: ['nuclear-technician', 'wind-turbine-technician', 'water-treatment-operator'],
  },
  {
    id: 'nuclear-technician',
    title: 'Nuclear Technician',
    alsoCalled: [
      'radiation technician',
      'reactor technician',
      'nuclear worker',
      'radiation monitor',
      'nuclear plant worker',
    ],
    socCode: '19-4051.00',
    description:
      'You help run a nuclear plant or research reactor and keep people safe from radiation. You check instruments, measure samples, wear protective gear and follow each rule to the letter.',
    day: 'Before the controlled area you clip on a dosimeter, then walk a route of gauges, wipe surfaces for traces and log each reading.',
    enjoys:
      'Calm crews and clear procedures appeal to those who stay, and so does good pay for a two-year degree.',
    complaints:
      "Rotating shifts wreck your sleep, and you can't run the smallest errand inside the fence without a badge, a form and a second signature.",
    firstStep:
      'Throw fifty coins, set the heads aside, repeat until none are left and plot the curve as your own model of half-life.',
    appeals: {
      realistic:
        'Valves, pumps and a wrench in a double-gloved hand: nuclear technicians tend machines that can light up a whole city.',
      investigative:
        "Each radioactive element gives off rays of its own, and nuclear technicians read them like signatures to learn what's in a sample.",
      conventional:
        "Every tool that goes in is listed and has to come out again, and nuclear technicians like a place that's that strict.",
    },
    activities: {
      realistic: ['operating'],
      investigative: ['measuring', 'observing'],
      conventional: ['keeping-records', 'checking'],
    },
    demands: {
      openness:
        "Nothing gets tried just to see what happens, because there's a written step for every move.",
      extraversion:
        'Gauges and meters are your main company, and much of a shift goes by without small talk.',
    },
    interests: [5.75, 4.57, 1, 1.83, 2.26, 5.07],
    about: ['physical-science'],
    requirement: 'US limits on radiation keep people under 18 out of most of this work.',
    jobZone: 3,
    skills: {
      'working-safely': 4.75,
      'lab-techniques': 4,
      'watching-instruments': 3.88,
      'quality-checking': 3.5,
      troubleshooting: 3.25,
    },
    workStyles: [
      3.44, 3.37, 3.51, 3.26, 3.92, 3.44, 2.86, 3.95, 4.1, 4.09, 4.47, 4.86, 4.73, 2.93, 2.48, 3.99,
    ],
    entryEducation: "Associate's degree",
    medianPay: 104240,
    growthPercent: -8,
    employment: 6000,
    relatedCareers: ['power-plant-operator', 'physicist'],
  },
  {
    id: 'water-treatment-operator',
    title: 'Water Treatment Operator',
    alsoCalled: [
      'waterworks operator',
      'sewage worker',
      'wastewater operator',
      'water plant worker',
      'sewage plant operator',
    ],
    socCode: '51-8031.00',
    description:
      'You make sure that water is clean when it comes out of the tap and when it flows back into the river. You test samples, adjust pumps and filters and walk the plant to check each tank.',
    day: 'Every few hours you draw a sample, test it for chlorine and cloudiness, enter the log and clear leaves from the intake screen.',
    enjoys:
      'A whole town drinks your work without a thought, and operators take a private pride in exactly that.',
    complaints:
      'Sewage smell clings to your clothes, and the heaviest rain always seems to fall on the night you work alone.',
    firstStep:
      "Run muddy water through a cut bottle of gravel, sand and cotton, compare before and after in two glasses, and don't drink a drop.",
    appeals: {
      realistic:
        'Water operators hoist up a clogged pump, open it and pull out the rag that stopped the whole plant.',
      conventional:
        'The state reads every monthly report from a water plant, so operators who like clean columns are in good company.',
    },
    activities: { realistic: ['repairing'], conventional: ['keeping-records'] },
    demands: {
      neuroticism:
        'Water moves slowly through the tanks, and on most shifts the gauges want a look rather than a sprint.',
    },
    interests: [6.75, 2.55, 1, 1.57, 1.62, 4.6],
    about: ['physical-science', 'mechanics'],
    jobZone: 3,
    skills: {
      'operating-machines': 4,
      'working-safely': 3.75,
      'lab-techniques': 3.5,
      repairing: 3.12,
      troubleshooting: 3.12,
    },
    workStyles: [
      3.26, 3.14, 3.76, 3.69, 3.68, 3.75, 3.03, 3.49, 3.3, 3.64, 4.11, 4, 4.15, 3.96, 3.11, 3.48,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 58260,
    growthPercent: -7,
    employment: 132400,
    relatedCareers: ['power-plant-operator', 'garbage-collector'],
  },
  {
    id: 'oil-rig-worker',
    title: 'Oil Rig Worker',
    alsoCalled: [
      'roughneck',
      'roustabout',
      'driller',
      'offshore worker',
      'oil worker',
      'oilfield worker',
    ],
    socCode: '47-5071.00',
    description:
      'You do heavy work on an oil or gas field, on land or far out at sea. You clean decks, guide pipes, fix pumps and look out for your crew in wind and mud.',
    day: "In twelve hours there's a safety talk, a deck to hose down, crates to sling for the crane and a pump to strip for the mechanic.",
    enjoys:
      'Weeks at home after weeks at work, with pay that few first jobs match, is what rig hands name first.',
    complaints:
      'Birthdays happen without you, the noise never stops, and when the price of oil falls whole crews are let go.',
    firstStep:
      'Thread two garden hose sections together so that not a drop leaks at full pressure, first slowly, then against the clock in work gloves.',
    appeals: {
      realistic:
        'Rig hands wrestle thirty-foot lengths of pipe with tongs and chain, and the mud on their faces counts as a badge.',
      conventional:
        'Every length of drill pipe gets measured and tallied before it goes down the hole, and a sharp rig hand catches the miscount.',
    },
    activities: {
      realistic: ['operating', 'moving-goods'],
      conventional: ['measuring', 'keeping-records'],
    },
    interests: [7, 1.79, 1, 1, 1, 3.29],
    about: ['mechanics'],
    jobZone: 1,
    skills: {
      'physical-stamina': 4.5,
      'working-safely': 4.25,
      'operating-machines': 3,
      'quality-checking': 3,
    },
    workStyles: [
      2.95, 3.07, 3.41, 3.46, 3.3, 2.98, 3.05, 3.48, 3.44, 2.74, 3.99, 3.45, 3.6, 3.08, 2.91, 3.1,
    ],
    relatedCareers: ['solar-panel-installer', 'power-line-worker'],
  },
  {
    id: 'garbage-collector',
    title: 'Garbage Collector',
    alsoCalled: [
      'bin man',
      'binman',
      'trash collector',
      'garbage man',
      'refuse collector',
      'recycling collector',
      'sanitation worker',
      'dustman',
    ],
    socCode: '53-7081.00',
    description:
      'You keep the streets clean by picking up trash, glass and paper before most people are up. You ride or drive the big truck, empty the bins and keep your crew safe in traffic.',
    day: 'In the dark the crew reads its route sheet, and hundreds of bins later the truck rolls onto the scale at the dump.',
    enjoys:
      'Being done by early afternoon tops the list, followed by staying fit and the toddlers who wave from windows.',
    complaints:
      "Maggots, broken glass and rain down the neck are ordinary, and so are drivers who won't wait behind the truck.",
    firstStep:
      "Weigh your home's trash, paper and recycling for two weeks, and find out which bin holds the most that belongs elsewhere.",
    appeals: {
      realistic:
        'Collectors work the joystick of the lifting arm so smoothly that a full bin goes up without losing a can.',
      conventional:
        'A trash route has one right order of streets and sides, and a tidy crew finishes without missing a single house.',
    },
    activities: {
      realistic: ['operating', 'moving-goods'],
      conventional: ['sorting', 'scheduling'],
    },
    demands: {
      neuroticism:
        "Once the truck is emptied there's nothing left to worry about, and one Tuesday looks much like the next.",
    },
    interests: [7, 1.83, 1, 1.29, 1.36, 4.53],
    about: ['transportation'],
    schooling: 'On the job, and a commercial license to drive the truck',
    jobZone: 2,
    skills: { 'physical-stamina': 4.5, driving: 3.75, 'operating-machines': 3 },
    workStyles: [
      2.92, 2.72, 3.17, 2.74, 3.62, 3.08, 2.62, 2.92, 3, 3.09, 3.95, 3.42, 3.37, 3.74, 2.43, 2.51,
    ],
    relatedCareers: ['truck-driver', 'water-treatment-operator'],
  },
]);
