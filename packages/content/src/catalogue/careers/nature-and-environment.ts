import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const natureAndEnvironmentCareers: readonly Career[] = jobFamily('Nature and Environment', [
  {
    id: 'environmental-scientist',
    title: 'Environmental Scientist',
    alsoCalled: [
      'ecologist',
      'climate scientist',
      'environmentalist',
      'eco scientist',
      'pollution scientist',
    ],
    socCode: '19-2041.00',
    description:
      'You check air, water and soil for pollution and work out how to clean it up. Some days you wade into a creek for samples, others you study lab results and write advice for a town or company.',
    day: "Waders, sample bottles and a cooler of ice ride in the van, and the lab's figures later become a report for lawyers.",
    enjoys:
      "Following a bad smell upstream to the one pipe that's causing it takes patience, and the scientist who finds it goes home happy.",
    complaints:
      'Clients may press you to soften a finding, and weeks at the desk far outnumber the days in boots.',
    firstStep:
      'Turn over stones gently in a shallow creek, list the insects beneath and judge the water by which kinds can live there.',
    appeals: {
      investigative:
        'A tube of lake mud lets environmental scientists read backward, year by year, to the factory where the trouble started.',
      realistic:
        'Environmental scientists lug pumps over fences and learn to fill a bottle without stirring up the bottom.',
    },
    activities: { investigative: ['observing', 'researching'], realistic: ['exploring'] },
    interests: [4.76, 7, 1.87, 2.75, 2.56, 4.32],
    about: ['physical-science', 'life-science', 'agriculture'],
    jobZone: 4,
    skills: {
      science: 4,
      'problem-solving': 4,
      writing: 4,
      'outdoor-fieldwork': 3.75,
      teamwork: 3.62,
    },
    workStyles: [
      3.88, 3.82, 3.99, 3.63, 4.24, 3.63, 3.07, 3.85, 3.85, 4.05, 4.24, 4.3, 4.6, 3.85, 2.89, 4.32,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 80060,
    growthPercent: 4,
    employment: 90300,
    relatedCareers: ['environmental-engineer', 'meteorologist'],
  },
  {
    id: 'meteorologist',
    title: 'Meteorologist',
    alsoCalled: [
      'weatherman',
      'weather forecaster',
      'weather presenter',
      'storm chaser',
      'weather scientist',
    ],
    socCode: '19-2021.00',
    description:
      'You read data from satellites, balloons and radar to forecast storms, heat and rain. You compare computer models, decide which one to trust and warn people in time.',
    day: 'At the change of shift you study satellite loops, weigh two rival models and brief a highway crew on ice.',
    enjoys:
      "Forecasters talk for years about the storm they called right to the hour when the models couldn't agree.",
    complaints:
      'Night shifts come around often, the worst weather likes holidays, and the public remembers only the forecast that missed.',
    firstStep:
      'Each evening write your own forecast for tomorrow from clouds, wind and pressure, and keep score against the sky for a month.',
    appeals: {
      investigative:
        'Rain soaks one side of town and skips the other, and meteorologists replay the radar until they know why.',
      realistic:
        'Some meteorologists still step outside to launch a weather balloon by hand, in whatever wind there is.',
    },
    activities: { investigative: ['diagnosing', 'observing'], realistic: ['measuring'] },
    demands: {
      openness:
        'The sky never quite repeats itself, so each forecast means weighing the clues all over again.',
    },
    interests: [4.77, 6.26, 2.72, 2.49, 2.68, 4.45],
    about: ['physical-science', 'mathematics-statistics'],
    jobZone: 4,
    skills: {
      'data-analysis': 4,
      science: 4,
      'quick-learning': 4,
      'problem-solving': 3.88,
      math: 3.38,
    },
    workStyles: [
      3.9, 3.9, 3.95, 3.4, 3.9, 3.35, 2.75, 3.5, 4, 3.95, 4.4, 4.45, 4.5, 3.6, 3.75, 4.6,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 97450,
    growthPercent: 1,
    employment: 9400,
    relatedCareers: ['geologist', 'remote-sensing-scientist', 'data-scientist'],
  },
  {
    id: 'geologist',
    title: 'Geologist',
    alsoCalled: [
      'rock scientist',
      'volcanologist',
      'paleontologist',
      'geoscientist',
      'earth scientist',
      'mining geologist',
      'dinosaur scientist',
    ],
    socCode: '19-2042.00',
    description:
      'You read the story of the Earth in its rocks, volcanoes and ocean floors. You hike to collect samples, study them in the lab and help find water, metals or a safe place to build.',
    day: 'With a hammer and a hand lens you log drill cores tray by tray, then build the layers into a model.',
    enjoys:
      'Old sea floors show up in roadside cliffs once you can read them, and geologists never quite stop pulling over.',
    complaints:
      'Mining and oil firms hire in booms and let people go in busts, and remote camps keep you from home for weeks.',
    firstStep:
      "Gather ten pebbles where it's allowed, test how easily each one scratches and sort them by how they formed.",
    appeals: {
      investigative:
        'Geologists can ask a single grain of crystal when the rock around it melted, and the answer may be older than animals.',
      realistic:
        'To name a stone, geologists scratch it, drip acid on it and, yes, sometimes lick it.',
    },
    activities: { investigative: ['observing', 'diagnosing'], realistic: ['experimenting'] },
    demands: {
      extraversion: 'Long days pass with rocks, maps and at most a partner or two.',
    },
    interests: [5.59, 7, 2.72, 2.24, 1.65, 4.16],
    about: ['physical-science'],
    jobZone: 5,
    skills: {
      'outdoor-fieldwork': 4.25,
      science: 4,
      'decision-making': 3.88,
      mapping: 3.75,
      math: 3.38,
    },
    workStyles: [
      4, 4.29, 4.23, 3.45, 4.19, 3.41, 2.5, 3.62, 3.72, 4.13, 4.19, 4.44, 4.56, 4, 3.62, 4.59,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 99240,
    growthPercent: 3,
    employment: 25100,
    relatedCareers: [
      'plant-scientist',
      'meteorologist',
      'geographer',
      'astronomer',
      'archaeologist',
    ],
  },
  {
    id: 'remote-sensing-scientist',
    title: 'Remote Sensing Scientist',
    alsoCalled: [
      'satellite image analyst',
      'satellite scientist',
      'aerial imaging',
      'drone mapping scientist',
      'earth observation',
    ],
    socCode: '19-2099.01',
    description:
      'You study the Earth through the eyes of satellites, planes and drones. You turn their pictures into maps of melting ice, dry fields or burned woods and check on the ground that they are right.',
    day: "A script strips the haze from last night's satellite pass, and later you'll drive out to see if that patch really burned.",
    enjoys:
      'From above, a whole continent greens up in one spring, and these scientists get to see it first.',
    complaints:
      'Clouds hide the one scene that matters, and whole seasons can pass between a server and a screen without fresh air.',
    firstStep:
      'Compare free satellite pictures of your town from ten years apart, outline each lost field and estimate the area.',
    appeals: {
      investigative:
        'Each crop reflects light in its own way, so remote sensing scientists can spot a thirsty field before the farmer does.',
      realistic:
        'Now and then remote sensing scientists pin big white targets to the ground and fly a drone over them to test the map.',
    },
    activities: { investigative: ['observing'], realistic: ['operating'] },
    demands: {
      extraversion:
        'Code and pictures fill the day, and whole mornings go by without a spoken word.',
      openness:
        "New satellites go up every year, and each one sees something you'll have to learn to read.",
    },
    interests: [4.86, 6.09, 1.93, 1.27, 1.44, 4.81],
    about: ['physical-science', 'information-technology'],
    jobZone: 4,
    skills: {
      mapping: 4.5,
      'data-analysis': 4.25,
      science: 3.88,
      math: 3.75,
      'understanding-user-needs': 3.25,
    },
    workStyles: [
      4.12, 4.08, 4, 3.08, 4.04, 2.96, 2.48, 3.48, 3.36, 4.04, 4.04, 4.68, 4.2, 3.6, 3.96, 4.68,
    ],
    relatedCareers: ['meteorologist', 'geologist'],
  },
  {
    id: 'wildlife-biologist',
    title: 'Wildlife Biologist',
    alsoCalled: [
      'zoologist',
      'marine biologist',
      'animal researcher',
      'whale researcher',
      'conservationist',
    ],
    socCode: '19-1023.00',
    description:
      'You study wild animals: where they live, what they eat and what threatens them. You may tag birds at dawn, set up trail cameras and later turn the counts into a report that protects a habitat.',
    day: 'A radio collar beeps from the hillside, six bats hang in the net at midnight, and the winter belongs to statistics.',
    enjoys:
      "Being out before sunrise near an animal that doesn't know it's being watched keeps biologists coming back.",
    complaints:
      'Short contracts with low pay follow one another for years before a steady post opens, often far from family.',
    firstStep:
      'Count the birds at one spot for ten minutes at the same hour each day, and chart who comes in which weather.',
    appeals: {
      investigative:
        'What an owl ate last night lies in the pellet under its tree, and wildlife biologists pick it apart bone by bone.',
      realistic:
        'It takes two steady fingers to free a small bird from a net before it tires, and wildlife biologists take pride in that.',
    },
    activities: { investigative: ['observing', 'researching'], realistic: ['tending-animals'] },
    interests: [5.43, 6.99, 2.31, 2.55, 2.33, 3.7],
    about: ['animal-service', 'life-science', 'agriculture'],
    jobZone: 4,
    skills: {
      'outdoor-fieldwork': 4.25,
      'decision-making': 4,
      science: 3.88,
      writing: 3.88,
      teamwork: 3.75,
    },
    workStyles: [
      4.02, 4.15, 4.36, 3.99, 4.48, 3.56, 2.72, 3.86, 3.85, 4.16, 4.31, 4.29, 4.43, 4.01, 3.71,
      4.11,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 72860,
    growthPercent: 2,
    employment: 18200,
    relatedCareers: ['game-warden', 'geologist'],
  },
  {
    id: 'forester',
    title: 'Forester',
    alsoCalled: [
      'forest manager',
      'forest ranger',
      'tree scientist',
      'woodland manager',
      'forestry officer',
    ],
    socCode: '19-1032.00',
    description:
      'You look after whole forests so that they give wood, clean water and a home to wildlife for generations. You walk the woods, count and measure trees and decide which to plant, protect or cut.',
    day: 'Paint can in hand, you mark which trunks will stay, then talk prices with a landowner over the hood of a truck.',
    enjoys:
      'Few other workers plan so far ahead, and foresters like marking a tree today for a harvest their grandchildren will see.',
    complaints:
      "Loggers say you don't mark enough and hikers say you cut too much, and both tell you so on the trail.",
    firstStep:
      "Estimate the height of five trees with a stick held at arm's length, measure their girth and name each by its bark.",
    appeals: {
      investigative:
        'A core of wood as thin as a pencil tells foresters about every drought and fire the tree has lived through.',
      realistic:
        'Foresters set some fires on purpose, torch in hand, to clear dry brush before lightning finds it.',
      enterprising:
        'Winning over mill owners, neighbors and hikers to one plan for a forest suits foresters who like to lead.',
    },
    activities: {
      investigative: ['researching'],
      realistic: ['protecting'],
      enterprising: ['persuading', 'leading'],
    },
    interests: [5.32, 4.48, 1.25, 2.3, 3.78, 4.39],
    about: ['agriculture'],
    jobZone: 4,
    skills: {
      'outdoor-fieldwork': 4.5,
      'problem-solving': 3.88,
      'growing-plants': 3.75,
      'measuring-results': 3.62,
      'managing-supplies': 3.12,
    },
    workStyles: [
      3.66, 3.73, 3.73, 3.62, 4.22, 3.89, 3.07, 3.88, 3.49, 3.95, 4.28, 3.86, 4.47, 3.87, 3.18,
      3.83,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 69060,
    growthPercent: 3,
    payGroup: 'conservation scientists and foresters',
    relatedCareers: ['forest-and-conservation-worker', 'game-warden'],
  },
  {
    id: 'game-warden',
    title: 'Game Warden',
    alsoCalled: [
      'wildlife officer',
      'fish and game officer',
      'wildlife ranger',
      'conservation officer',
      'anti-poaching ranger',
    ],
    socCode: '33-3031.00',
    description:
      'You protect wild animals from poachers and keep hunters, anglers and hikers safe. You patrol by truck, boat or on foot, check licenses, rescue lost people and teach respect for nature.',
    day: "By day you look into coolers at the boat ramp, and after dark you wait without lights where somebody's heard shots.",
    enjoys:
      'Wardens prize having a whole county of woods and water as an office, and choosing most days which road comes first.',
    complaints:
      'Walking up alone to people with guns, miles from any backup, strains the nerves, and hunting season takes every weekend.',
    firstStep:
      "Learn your region's fishing rules well enough to explain five seasons and size limits, and the reason for each, to a friend.",
    appeals: {
      realistic:
        "Backing a trailer down a slick ramp, fixing an outboard and dragging a boat off a sandbar are all in a warden's week.",
      investigative:
        'Game wardens read the snow like a crime scene: boot prints, a drop of blood, tire marks where the deer was loaded.',
    },
    activities: {
      realistic: ['steering', 'repairing'],
      investigative: ['reasoning', 'observing'],
    },
    demands: {
      neuroticism:
        'A quiet afternoon can turn into a search in the dark or a tense talk with a stranger within minutes.',
    },
    interests: [6.4, 3.91, 1, 2.38, 3.02, 4.24],
    about: ['animal-service', 'protective-service', 'agriculture'],
    requirement: 'You have to be an adult, in most states 21 or older, and usually a US citizen.',
    jobZone: 4,
    skills: {
      'outdoor-fieldwork': 4.5,
      'knowing-the-law': 4,
      'critical-thinking': 3.88,
      persuasion: 3.38,
      'systems-thinking': 3.12,
    },
    workStyles: [
      3.93, 4.09, 4.39, 4.06, 4.12, 4.06, 3.08, 4.48, 4.54, 4.5, 4.58, 4.51, 4.85, 4.52, 3.74, 3.68,
    ],
    entryEducation: "Bachelor's degree",
    relatedCareers: [
      'forest-and-conservation-worker',
      'animal-control-worker',
      'wildlife-biologist',
    ],
  },
  {
    id: 'park-naturalist',
    title: 'Park Naturalist',
    alsoCalled: [
      'park ranger',
      'ranger',
      'nature guide',
      'wildlife guide',
      'countryside ranger',
      'nature educator',
    ],
    socCode: '19-1031.03',
    description:
      'You show visitors what lives and grows in a park and why it matters. You lead walks, answer endless questions from school classes and make signs and exhibits for the trail.',
    day: "Before the school bus comes you set out skulls and pelts, and by noon you've heard the same snake question nine times.",
    enjoys:
      "A child who feared spiders at ten o'clock and lets one walk over her hand at noon makes a guide's week.",
    complaints:
      'Summer jobs end in the fall with no promise of the next one, and your weekends are when the visitors come.',
    firstStep:
      'Pick five plants or birds within a short walk, find one odd true fact for each and lead a friend past them.',
    appeals: {
      social:
        "Someone who hasn't hiked in years makes it to the overlook, because the naturalist slowed the whole group down.",
      artistic:
        'A trail sign has room for forty words about a swamp, and park naturalists enjoy making them read like a mystery.',
      investigative:
        'Fresh tracks by the footbridge make a park naturalist wonder who came by at night, and soon the whole group is guessing.',
    },
    activities: { social: ['coaching'], artistic: ['writing'], investigative: ['observing'] },
    demands: {
      openness:
        "You'll lead the same walk on the same trail hundreds of times, for people who've never heard it.",
    },
    interests: [4.38, 4.24, 3.74, 4.87, 3.46, 3.43],
    about: ['agriculture', 'animal-service', 'teaching'],
    jobZone: 4,
    skills: {
      speaking: 4.12,
      'outdoor-fieldwork': 4,
      empathy: 3.75,
      storytelling: 3.5,
      'helping-people': 3.5,
    },
    workStyles: [
      3.49, 3.3, 3.41, 3.66, 4.4, 4.31, 4.12, 4.41, 4.06, 4.04, 4.24, 3.74, 4.59, 3.56, 3.09, 3.17,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 69060,
    growthPercent: 3,
    payGroup: 'conservation scientists and foresters',
    relatedCareers: ['tour-guide', 'recreation-worker'],
  },
  {
    id: 'sustainability-specialist',
    title: 'Sustainability Specialist',
    alsoCalled: [
      'green consultant',
      'climate officer',
      'environmental manager',
      'sustainability manager',
      'carbon consultant',
      'ESG',
    ],
    socCode: '13-1199.05',
    description:
      'You help a company, school or city use less energy, waste less and pollute less. You count what is used, suggest changes such as solar roofs or reusable boxes and win people over to join in.',
    day: "Power bills and waste invoices go into one big spreadsheet, and then there's the cafeteria manager to talk out of plastic lids.",
    enjoys:
      'After a long fight over thermostats, the meter really does fall, and that graph gets printed and hung up.',
    complaints:
      'Leaders applaud the report and then freeze the budget, and coworkers hear a lecture when all you brought was a recycling bin.',
    firstStep:
      "Weigh your household's trash for a week, sort it by kind and test one change that makes next week's bag lighter.",
    appeals: {
      enterprising:
        'What the old boiler burns up in dollars each day is the number that helps a sustainability specialist win over the boss.',
      investigative:
        'An empty school using power at three in the morning is a mystery until a sustainability specialist finds the forgotten fan.',
    },
    activities: { enterprising: ['persuading'], investigative: ['diagnosing'] },
    interests: [2.06, 5.2, 2.5, 2.95, 5.09, 4.41],
    about: ['agriculture', 'business'],
    jobZone: 4,
    skills: {
      writing: 4,
      speaking: 4,
      'data-analysis': 3.75,
      planning: 3.5,
      'measuring-results': 3.25,
    },
    workStyles: [
      3.96, 4.26, 4.5, 4.17, 4.43, 3.78, 3.5, 3.65, 3.73, 4, 4.04, 4.09, 4.18, 4, 4, 4.23,
    ],
    relatedCareers: ['project-manager', 'landscape-architect', 'urban-planner'],
  },
  {
    id: 'forest-and-conservation-worker',
    title: 'Forest and Conservation Worker',
    alsoCalled: [
      'lumberjack',
      'logger',
      'trail builder',
      'woodcutter',
      'tree planter',
      'conservation volunteer',
    ],
    socCode: '45-4011.00',
    description:
      'You keep forests healthy by planting young trees, clearing brush and marking trunks to be cut. You hike out with a crew, work with saws and hand tools and watch for fire and disease.',
    day: 'Crew trucks leave in the dark, and by dusk each of you has planted hundreds of seedlings along a steep slope.',
    enjoys:
      "Everyone's legs ache, but the bare hillside is planted when the crew walks back down, and that is the good part.",
    complaints:
      'Layoffs come with the first snow, and until then there are wasps, blisters and camps hours away from any shower.',
    firstStep:
      'Join a public volunteer day to clear a trail or pull invasive weeds, and notice how your body feels next morning.',
    appeals: {
      realistic:
        'Forest workers file their own saw chains, and the best can drop a trunk right onto a stake in the ground.',
      investigative:
        'Peel back a strip of bark, and the tunnels underneath tell a forest worker which beetle is killing the tree.',
    },
    activities: { realistic: ['operating', 'moving-goods'], investigative: ['diagnosing'] },
    demands: {
      openness: 'Step, dig, plant, tamp, repeat: the task hardly changes from morning to dusk.',
    },
    interests: [7, 3.33, 1, 2.71, 3.03, 4.07],
    about: ['agriculture'],
    jobZone: 2,
    skills: {
      'outdoor-fieldwork': 4.25,
      'working-safely': 3.75,
      'growing-plants': 3.5,
      'quick-learning': 3,
      teamwork: 3,
    },
    workStyles: [
      3.74, 3.77, 4.06, 4.06, 4.47, 3.89, 3.64, 3.99, 4.11, 4.4, 4.47, 3.96, 4.27, 3.49, 3.02, 3.42,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 43680,
    growthPercent: -5,
    employment: 10800,
    relatedCareers: ['forester', 'greenhouse-and-crop-worker', 'tree-trimmer', 'game-warden'],
  },
]);
