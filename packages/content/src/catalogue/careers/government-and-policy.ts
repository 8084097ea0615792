import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const governmentAndPolicyCareers: readonly Career[] = jobFamily('Government and Policy', [
  {
    id: 'legislator',
    title: 'Legislator',
    alsoCalled: [
      'politician',
      'congressman',
      'congresswoman',
      'senator',
      'MP',
      'mayor',
      'councillor',
    ],
    socCode: '11-1031.00',
    description:
      'You make laws for a town, a state or a country on behalf of the people who voted for you. You listen to citizens and experts, argue in committees, bargain for votes and give speeches.',
    day: 'Committee papers are read over breakfast, well before a bell calls to the vote or a hall full of voters wants answers.',
    enjoys:
      'Getting one stubborn rule changed for a family that wrote in is the story lawmakers most like to tell.',
    complaints:
      'Insults arrive online by the hour, asking for campaign money never ends, and most bills die in committee.',
    firstStep:
      "Write a one-page bill against one nuisance in your town, and add who'd pay for it and who'd object.",
    appeals: {
      enterprising:
        'Legislators who are one vote short walk the hallways at midnight, trading a bridge here for a promise there.',
      social:
        "Back home, a lawmaker's office can get a veteran's lost check moving with one phone call, and people don't forget it.",
    },
    activities: { enterprising: ['negotiating', 'persuading'], social: ['advocating'] },
    interests: [1.54, 3.35, 2.7, 3.69, 5.52, 3.62],
    about: ['humanities', 'law'],
    requirement:
      'You have to be 25 for the US House and 30 for the Senate, and states set ages of their own.',
    after: [
      { careerId: 'lawyer', years: 5 },
      { careerId: 'high-school-teacher', years: 5 },
      { careerId: 'business-founder', years: 5 },
    ],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 11-1011.00, the closest related occupation.
    skills: {
      'decision-making': 4.75,
      'public-speaking': 4.5,
      negotiation: 4.12,
      empathy: 4.12,
      'knowing-the-law': 3.75,
    },
    entryEducation: "Bachelor's degree",
    relatedCareers: ['chief-executive', 'political-scientist', 'lawyer'],
  },
  {
    id: 'urban-planner',
    title: 'Urban Planner',
    alsoCalled: [
      'city planner',
      'town planner',
      'city designer',
      'town planning officer',
      'transport planner',
    ],
    socCode: '19-3051.00',
    description:
      'You plan how a town should grow: where homes, parks, shops and bike lanes should go. You study maps and numbers, hear what neighbors want at meetings and turn it into a plan for the city council.',
    day: 'You walk a muddy lot with a builder, check it against the zoning map, and face the neighbors at seven in the evening.',
    enjoys:
      'Years later, planners still make a detour to sit in a plaza that was once a gray box on their screen.',
    complaints:
      "Almost every change is fought by someone nearby, so a plan that's taken years may be shelved after one election.",
    firstStep:
      'Count walkers, bikes and cars at one corner for an hour, then redraw the crossing so that it serves them better.',
    appeals: {
      investigative:
        'Urban planners count strollers and empty benches for a week to find out why one corner is lively and the next is dead.',
      enterprising:
        "It's an urban planner who gets the mayor, the shop owners and the bike crowd to back the same crosswalk.",
    },
    activities: { investigative: ['diagnosing'], enterprising: ['persuading'] },
    interests: [3.22, 5.31, 3.06, 3.03, 4.46, 3.96],
    about: ['construction', 'humanities'],
    jobZone: 5,
    skills: {
      'decision-making': 4.12,
      'systems-thinking': 4,
      mapping: 3.75,
      negotiation: 3.38,
      'understanding-user-needs': 3.12,
    },
    workStyles: [
      4.16, 4.08, 4.2, 4.12, 4.56, 4.24, 3.76, 4.36, 4.24, 4.16, 4.48, 4.28, 4.84, 3.4, 3.52, 4.4,
    ],
    entryEducation: "Master's degree",
    medianPay: 83720,
    growthPercent: 3,
    employment: 44700,
    relatedCareers: ['project-manager', 'sustainability-specialist'],
  },
  {
    id: 'economist',
    title: 'Economist',
    alsoCalled: ['economics expert', 'economics', 'finance expert', 'economic advisor'],
    socCode: '19-3011.00',
    description:
      'You study how people, companies and countries earn and spend, and why prices or jobs go up and down. You collect figures, build models on the computer and explain to leaders what a new rule may cause.',
    day: 'Code cleans a messy table of wages or rents until one honest chart is ready for the meeting at two.',
    enjoys:
      "Data that contradicts what the whole room believed makes an economist's week, because the puzzle is open again.",
    complaints:
      "Leaders pick the figures that suit them, yet it's the economist who gets mocked when a forecast fails.",
    firstStep:
      "Note the prices of ten groceries at three stores each week for a month, then show in a chart what's moved.",
    appeals: {
      investigative:
        'Raise the minimum wage in one county and not in the next, and economists have a ready-made experiment to pick apart.',
      enterprising:
        "An economist's two-page memo can sink a bad tax, if it's clear enough to win over one stubborn senator.",
    },
    activities: { investigative: ['experimenting'], enterprising: ['persuading'] },
    demands: {
      agreeableness:
        "A seminar means an hour of people poking holes in your model, and you're expected to poke back.",
      extraversion:
        "For long stretches it's just you, the numbers and a puzzling result, with the talking saved for the briefing.",
    },
    interests: [1.35, 7, 2.43, 2.4, 3.93, 4.53],
    about: ['mathematics-statistics', 'finance', 'humanities'],
    jobZone: 5,
    skills: {
      'data-analysis': 4.5,
      math: 4.12,
      'critical-thinking': 4.12,
      research: 4,
      'decision-making': 4,
    },
    workStyles: [
      4.21, 4.08, 4.08, 3.12, 3.58, 2.71, 2.58, 3.33, 3.75, 3.62, 3.92, 4.5, 4.38, 4, 3.75, 4.79,
    ],
    entryEducation: "Master's degree",
    medianPay: 115440,
    growthPercent: 1,
    employment: 17600,
    relatedCareers: ['financial-analyst', 'political-scientist'],
  },
  {
    id: 'political-scientist',
    title: 'Political Scientist',
    alsoCalled: [
      'politics expert',
      'political analyst',
      'policy analyst',
      'think tank researcher',
      'politics researcher',
    ],
    socCode: '19-3094.00',
    description:
      'You study how governments work, why people vote as they do and what makes peace last. You read, compare countries, run surveys and write reports that leaders and news people rely on.',
    day: 'Speeches or treaties are coded line by line, until a reporter calls and wants the whole election in one sentence.',
    enjoys:
      'Testing a claim from the talk shows against fifty real elections, and seeing it fall, gives scholars quiet joy.',
    complaints:
      "Journals can take a year to say no, while relatives at dinner just want to hear who'll win.",
    firstStep:
      'Take the last three local election results by district, chart the turnout, and write two rival reasons for the gaps.',
    appeals: {
      investigative:
        'Political scientists ask whether long lines at the polls keep people from voting, and match a million records to find out.',
      artistic:
        "When the counting's done, a political scientist still has to write it up, and the best books on power read like thrillers.",
    },
    activities: { investigative: ['researching'], artistic: ['writing'] },
    demands: {
      agreeableness:
        "Your findings may annoy both parties at once, and you'll publish them anyway.",
      openness:
        'What explained the last election may fail in the next, so old theories get thrown out and new ones tried.',
    },
    interests: [1, 6.71, 3.87, 3.42, 3.61, 3.52],
    about: ['humanities'],
    jobZone: 5,
    skills: {
      research: 4.5,
      reading: 4.25,
      'quick-learning': 4.12,
      empathy: 3.75,
      'data-analysis': 3.5,
    },
    workStyles: [
      4.48, 4.42, 4.42, 3.15, 3.31, 2.96, 2.69, 3.62, 3.73, 3.54, 3.92, 4.35, 4.35, 4.27, 3.85,
      4.81,
    ],
    entryEducation: "Master's degree",
    medianPay: 139380,
    growthPercent: -3,
    employment: 6500,
    relatedCareers: ['economist', 'legislator'],
  },
  {
    id: 'geographer',
    title: 'Geographer',
    alsoCalled: [
      'geography expert',
      'GIS analyst',
      'geography researcher',
      'human geographer',
      'mapping',
    ],
    socCode: '19-3092.00',
    description:
      'You find out why cities, forests and people are where they are, and how that is changing. You travel to collect facts, layer them on digital maps and write up the patterns that show.',
    day: 'In boots you record points with a GPS unit, and at the desk choosing colors for the legend takes all afternoon.',
    enjoys:
      'One map can show at a glance why a valley floods or a district has no doctor, and geographers enjoy that jolt.',
    complaints:
      "Because few job ads carry the title, geographers apply as analysts and find they're outdoors less and less.",
    firstStep:
      'Map the noise, shade or litter on your street from your own walks, with a scale and a legend.',
    appeals: {
      investigative:
        'Lay a map of asthma over a map of truck routes, and a geographer may see why the sick kids live where they do.',
      artistic:
        'Geographers can make maps that people frame, with shaded hills, names that bend along the rivers and no clutter.',
    },
    activities: { investigative: ['diagnosing'], artistic: ['drawing'] },
    demands: {
      neuroticism:
        "Coastlines and neighborhoods change slowly, so there's time to check the data and draw the map again.",
    },
    interests: [5.11, 6.74, 3.69, 2.72, 2.1, 3.69],
    about: ['humanities', 'physical-science'],
    jobZone: 4,
    skills: { mapping: 4.5, writing: 4.12, research: 4, science: 3.38, 'systems-thinking': 3.38 },
    workStyles: [
      4.05, 4.11, 4.16, 3.16, 3.85, 3.25, 3, 3.58, 3.4, 3.8, 4.1, 4.4, 4.1, 4, 3.7, 4.35,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 97200,
    growthPercent: -3,
    employment: 1500,
    relatedCareers: ['geologist', 'data-scientist', 'cartographer', 'archaeologist'],
  },
]);
