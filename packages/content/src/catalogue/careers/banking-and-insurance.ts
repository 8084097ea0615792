import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const bankingAndInsuranceCareers: readonly Career[] = jobFamily('Banking and Insurance', [
  {
    id: 'financial-advisor',
    title: 'Financial Advisor',
    alsoCalled: [
      'wealth manager',
      'money coach',
      'investment advisor',
      'financial planner',
      'stockbroker',
    ],
    socCode: '13-2052.00',
    description:
      'You help people plan what to do with their money, whether for college, a house or old age. You ask about their goals, compare investments, explain the risks and meet again to adjust the plan.',
    day: 'A couple brings a folder of old statements, you ask what they fear most, and after they leave come the notes the law requires.',
    enjoys:
      "Advisors remember calls like the one from a client, once deep in debt, who's just paid off the house.",
    complaints:
      'For the first years you mostly hunt for clients, and later they phone you in fear each time markets fall.',
    firstStep:
      'Work out in a table what twenty dollars saved each month becomes in ten and forty years at three interest rates.',
    appeals: {
      enterprising:
        "Asking a stranger at a cookout about retirement takes nerve, and that's how plenty of advisors find a client.",
      conventional:
        'Each account, loan and pension goes on one page, and the financial advisor spots the fee nobody saw.',
      social:
        "When someone's husband dies, an advisor may sit at the kitchen table and show her which bills can wait.",
    },
    activities: {
      enterprising: ['selling'],
      conventional: ['accounting', 'checking'],
      social: ['comforting'],
    },
    interests: [1, 3.27, 1.69, 4.07, 5.85, 5.61],
    about: ['finance'],
    jobZone: 4,
    skills: {
      'managing-money': 4.5,
      math: 3.62,
      'helping-people': 3.62,
      'measuring-results': 3.38,
      persuasion: 3.38,
    },
    workStyles: [
      4.08, 4.15, 4.38, 3.46, 3.96, 4.5, 3.5, 4.12, 3.77, 3.72, 4.54, 4.69, 4.92, 3.85, 3.04, 4.58,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 102140,
    growthPercent: 10,
    employment: 326000,
    relatedCareers: [
      'financial-analyst',
      'actuary',
      'insurance-agent',
      'tax-preparer',
      'loan-officer',
    ],
  },
  {
    id: 'financial-analyst',
    title: 'Financial Analyst',
    alsoCalled: ['investment banker', 'banker', 'stock analyst', 'wall street'],
    socCode: '13-2051.00',
    description:
      'You study companies and markets to judge where money is well invested. You read reports, build spreadsheets, follow the news and advise whether to buy, hold or sell.',
    day: "Earnings come out at seven, so you update the model, listen to the company's call and have two pages ready by noon.",
    enjoys:
      'Analysts like to dig one odd line out of a long report and be proved right about it months later.',
    complaints:
      "After weeks of late nights on a report, the stock may fall for a reason that isn't in any spreadsheet.",
    firstStep:
      'Study the yearly report of a company whose shoes or phone you use, and pick three figures that explain its profit.',
    appeals: {
      enterprising:
        'An analyst puts a name under the word sell, and then defends it to a room full of people who own the stock.',
      investigative:
        "Some analysts count cars in a store's parking lot or trucks at its gate to test what the company claims.",
      conventional:
        "One wrong cell can throw a company's value off by millions, so analysts trace each figure back to the filing.",
    },
    activities: {
      enterprising: ['persuading'],
      investigative: ['researching'],
      conventional: ['checking', 'accounting'],
    },
    interests: [1, 5.06, 1.78, 2.25, 5.09, 5.54],
    about: ['finance', 'mathematics-statistics'],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 13-2052.00, the closest related occupation.
    skills: {
      'data-analysis': 4.5,
      'managing-money': 4.25,
      math: 3.62,
      'helping-people': 3.62,
      'measuring-results': 3.38,
    },
    entryEducation: "Bachelor's degree",
    relatedCareers: ['financial-advisor', 'actuary', 'economist'],
  },
  {
    id: 'actuary',
    title: 'Actuary',
    alsoCalled: ['risk analyst', 'insurance mathematician', 'risk calculator', 'actuarial analyst'],
    socCode: '15-2011.00',
    description:
      'You use math to work out how likely fires, accidents or long lives are, and what they will cost. You build models in spreadsheets or code and advise insurers on fair prices.',
    day: "Your code runs through ten years of claims, and then you've got to find out why drivers under twenty break the curve.",
    enjoys:
      "Actuaries like hard puzzles with real money on them, and the quiet in which they're left to solve them.",
    complaints:
      'Exams go on for years beside the job, so your evenings belong to a textbook long after friends are done with school.',
    firstStep:
      'Roll two dice two hundred times, chart the sums, and set a fair price for a ticket that wins on seven.',
    appeals: {
      conventional:
        "Actuaries won't trust a total until a million policies add up to it, down to the one that ended at midnight.",
      investigative:
        'Why people in one town keep outliving the forecast is the kind of thing an actuary will dig at for weeks.',
    },
    activities: { conventional: ['accounting'], investigative: ['diagnosing'] },
    demands: {
      agreeableness:
        'If the numbers say a price must rise, the actuary says so, even while the whole sales team groans.',
      neuroticism:
        'Most deadlines are known months ahead, and a hard problem may stay on the desk for a week.',
    },
    interests: [1.78, 4.45, 1.13, 2.49, 3.33, 6.29],
    about: ['mathematics-statistics', 'finance'],
    jobZone: 4,
    skills: {
      'data-analysis': 4.5,
      math: 4.25,
      'decision-making': 4.25,
      'critical-thinking': 4.25,
      'measuring-results': 4,
    },
    workStyles: [
      4.18, 3.96, 4.14, 3.43, 3.68, 2.61, 2.32, 3.21, 3.29, 3.93, 4.36, 4.71, 4.64, 3.57, 3.25,
      4.89,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 125770,
    growthPercent: 22,
    employment: 33600,
    relatedCareers: ['financial-analyst', 'financial-advisor', 'accountant'],
  },
  {
    id: 'insurance-underwriter',
    title: 'Insurance Underwriter',
    alsoCalled: ['risk assessor', 'policy writer', 'underwriting'],
    socCode: '13-2053.00',
    description:
      'You decide whether an insurance company should cover a person, house or business, and at what price. You study applications and records, weigh the risk and talk the terms over with agents.',
    day: "On one screen there's a bakery's application, on the other a flood map, and the agent wants an answer before lunch.",
    enjoys:
      'Each file is a small mystery about a farm, a ferry or a surgeon, and the verdict is yours.',
    complaints:
      'Programs now decide the easy cases, and when a risk you accepted burns down, everyone asks who signed.',
    firstStep:
      'Walk through your home, list what could burn, leak or be stolen, and rank each by chance and by cost.',
    appeals: {
      conventional:
        'Underwriters hold each form against the record, and a brand-new roof on a house that has never had a permit stops them.',
      enterprising:
        "Naming a price for a fireworks show is a bet with the company's money, and an underwriter places such bets all day.",
    },
    activities: { conventional: ['checking'], enterprising: ['calculating'] },
    demands: {
      extraversion:
        'Most hours go to files and screens, with the talking kept to short calls with agents.',
      agreeableness:
        'Plenty of applications end in a no or a higher price, and pleasant agents will try to talk you out of it.',
    },
    interests: [1.72, 3.64, 1, 2.84, 4.5, 6.16],
    about: ['finance', 'mathematics-statistics'],
    jobZone: 4,
    skills: {
      'data-analysis': 4,
      writing: 3.75,
      'critical-thinking': 3.75,
      'managing-money': 3.5,
      'decision-making': 3.5,
    },
    workStyles: [
      4.07, 3.73, 3.9, 2.82, 4.03, 2.93, 2.8, 4, 4.03, 3.8, 4.33, 4.67, 4.8, 3.67, 2.7, 4.57,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 79880,
    growthPercent: -3,
    employment: 127000,
    relatedCareers: ['loan-officer', 'insurance-agent'],
  },
  {
    id: 'insurance-agent',
    title: 'Insurance Agent',
    alsoCalled: ['insurance broker', 'insurance salesman', 'insurance seller', 'insurance advisor'],
    socCode: '41-3021.00',
    description:
      'You help families and small businesses protect themselves against fire, theft or illness. You ask what worries them, compare plans, explain the fine print and help when damage is done.',
    day: "After a hailstorm the phone won't stop ringing, and you note dented roofs, explain deductibles and calm people until the adjuster comes.",
    enjoys:
      "Agents who stay for life talk about standing in a burned kitchen and being able to say that it's covered.",
    complaints:
      'Strangers hang up on your calls, while clients with a refused claim blame you for the fine print.',
    firstStep:
      'Compare what two phone insurance plans would pay for a cracked screen, and put it in five plain sentences.',
    appeals: {
      enterprising:
        'To sell a policy, an insurance agent has to make a cheerful couple think of burst pipes without scaring them off.',
      conventional:
        'Reading a renewal line by line, a careful insurance agent finds the gap, such as the new garage nobody added.',
    },
    activities: { enterprising: ['selling', 'persuading'], conventional: ['checking'] },
    interests: [1, 2.25, 1.09, 3.71, 5.95, 5.46],
    about: ['finance', 'business'],
    requirement: 'States give licenses from 18 on.',
    jobZone: 4,
    skills: {
      selling: 4.25,
      reading: 4,
      persuasion: 3.62,
      'time-management': 3.5,
      'helping-people': 3.38,
    },
    workStyles: [
      4.4, 4.14, 4.34, 3.2, 3.89, 3.82, 3.64, 4.31, 4.11, 4.17, 4.41, 4.54, 4.7, 4.68, 3, 3.96,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 60370,
    growthPercent: 4,
    employment: 568800,
    relatedCareers: [
      'financial-advisor',
      'customer-service-representative',
      'insurance-underwriter',
    ],
  },
  {
    id: 'bank-teller',
    title: 'Bank Teller',
    alsoCalled: ['bank clerk', 'banker', 'bank cashier', 'bank assistant', 'bank employee'],
    socCode: '43-3071.00',
    description:
      'You serve customers at a bank counter, taking in and paying out money. You count with care, spot forged checks and bills, answer questions and point people to services that may help them.',
    day: "The drawer is counted in pairs each morning, and among the deposits comes a regular who's mainly here to talk.",
    enjoys:
      'Regulars tell you about the new baby and the sick dog, and a drawer that balances at closing feels good.',
    complaints:
      'Being told to push a credit card on each person in line sours the talk that tellers like best.',
    firstStep:
      'Tally a jar of mixed coins three times against the clock, and write down how far apart your totals were.',
    appeals: {
      conventional:
        'Tellers keep the bills facing one way, and their thumbs stop at a fake twenty before their eyes do.',
      enterprising:
        'While cashing a paycheck, a bank teller may hear about a move and suggest the account that saves the customer a fee.',
    },
    activities: { conventional: ['checking', 'sorting'], enterprising: ['selling'] },
    caveat: 'About one job in eight will go by 2034, as people bank on their phones.',
    interests: [2.27, 1.42, 1, 2.44, 4.19, 6.88],
    about: ['finance', 'office-work'],
    jobZone: 2,
    skills: {
      'attention-to-detail': 4.25,
      'managing-money': 3.5,
      'helping-people': 3.12,
      empathy: 3.12,
      math: 3,
    },
    workStyles: [
      3.98, 3.69, 3.88, 3.68, 4.33, 4.09, 3.71, 4.51, 4.28, 3.99, 4.59, 4.52, 4.83, 4.25, 3.36,
      3.83,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 39340,
    growthPercent: -13,
    employment: 347400,
    relatedCareers: ['bookkeeper', 'cashier'],
  },
]);
