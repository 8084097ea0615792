import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const realEstateCareers: readonly Career[] = jobFamily('Real Estate', [
  {
    id: 'real-estate-agent',
    title: 'Real Estate Agent',
    alsoCalled: ['realtor', 'house seller', 'broker', 'letting agent', 'selling houses'],
    socCode: '41-9022.00',
    description:
      'You help people buy, sell or rent homes. You show houses on evenings and weekends, compare prices in the area, bargain for your client and guide the paperwork to the final signature.',
    day: 'Every lamp is on before the showing, and on the drive home you call the seller with what buyers said about the kitchen.',
    enjoys:
      "Agents don't forget the couple who had lost three houses to other buyers and then held the keys to the fourth.",
    complaints:
      'Months of showings can end in no sale and no pay, and buyers text you at eleven at night.',
    firstStep:
      "Write an honest listing for your own home in a hundred words, and choose the five photos you'd show with it.",
    appeals: {
      enterprising:
        'Two offers come in an hour apart, and a good agent gets the second buyer to go higher without scaring off the first.',
      conventional:
        'Inspection, loan, title, keys: each has its deadline, and a real estate agent tracks them all so that closing day holds.',
    },
    activities: { enterprising: ['negotiating', 'selling'], conventional: ['scheduling'] },
    demands: {
      conscientiousness:
        'One missed date in the contract can cost a buyer the house, so nothing waits until tomorrow.',
    },
    interests: [2.12, 1.47, 1.92, 3.52, 6.46, 4.94],
    about: ['business', 'construction'],
    requirement: 'States give licenses from 18 or 19 on.',
    schooling: 'A course of weeks or months, and a license',
    jobZone: 3,
    skills: {
      selling: 4.5,
      negotiation: 3.88,
      teamwork: 3.75,
      empathy: 3.75,
      'helping-people': 3.5,
    },
    workStyles: [
      4.38, 4.38, 4.57, 3.76, 4.33, 4, 3.9, 4.05, 4.62, 4.19, 4.62, 4.38, 4.84, 4.25, 3.16, 3.45,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 58960,
    growthPercent: 3,
    payGroup: 'real estate brokers and sales agents',
    commissionedBy: 'home sellers and buyers, by commission',
    relatedCareers: ['property-manager', 'real-estate-appraiser'],
  },
  {
    id: 'property-manager',
    title: 'Property Manager',
    alsoCalled: [
      'landlord',
      'building manager',
      'apartment manager',
      'letting manager',
      'block manager',
    ],
    socCode: '11-9141.00',
    description:
      'You run apartment houses, offices or malls for their owners. You find tenants, collect rent, plan repairs and sort out what goes wrong, from leaks to loud music.',
    day: 'Master keys on your belt, you look at a wet ceiling, meet a roofer about the price and post a notice in the elevator.',
    enjoys:
      'Buildings grow familiar like people, and managers enjoy turning a neglected house into one where tenants stay.',
    complaints:
      "Pipes burst on Sunday nights, and there's no kind way to hand a family an eviction notice.",
    firstStep:
      "Inspect your own building from front door to basement with a list, note ten small problems, and decide which one you'd fix first.",
    appeals: {
      enterprising:
        'A property manager talks a plumber down on price, a tenant into patience and the owner into new windows.',
      conventional:
        'Keys hang by unit, leases by date, and a property manager can say which filter was changed in which week.',
    },
    activities: {
      enterprising: ['negotiating', 'persuading'],
      conventional: ['sorting', 'keeping-records'],
    },
    demands: {
      extraversion:
        'Tenants, owners and repair crews all call you first, and half of it has to be settled face to face.',
      conscientiousness:
        'A boiler check skipped in summer is a cold building in January, with forty phones ringing.',
    },
    interests: [3.28, 2.11, 1.69, 3.53, 6.67, 5.26],
    about: ['business', 'construction'],
    jobZone: 4,
    skills: {
      'managing-money': 3.75,
      teamwork: 3.62,
      negotiation: 3.5,
      leadership: 3.12,
      budgeting: 3,
    },
    workStyles: [
      4.1, 4.25, 4.4, 4.35, 4.15, 3.9, 3.95, 4.15, 4.55, 4.3, 4.8, 4.55, 4.85, 3.5, 3.15, 3.9,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 66700,
    growthPercent: 4,
    employment: 466100,
    relatedCareers: [
      'real-estate-agent',
      'facilities-manager',
      'real-estate-appraiser',
      'hotel-manager',
    ],
  },
  {
    id: 'real-estate-appraiser',
    title: 'Real Estate Appraiser',
    alsoCalled: [
      'house valuer',
      'property valuer',
      'home appraiser',
      'property appraiser',
      'valuation surveyor',
    ],
    socCode: '13-2023.00',
    description:
      'You work out what a house, store or piece of land is worth. You walk through it, measure and take photos, compare recent sales nearby and write a report that banks and towns trust.',
    day: 'With tape and camera you walk a muddy yard, and back at the desk you adjust three nearby sales for a missing garage.',
    enjoys:
      "Working mostly alone and judging for yourself, half in other people's houses and half at a desk, draws appraisers in.",
    complaints:
      'Crawl spaces, barking dogs and sellers who want a higher number than you can defend are part of the rounds.',
    firstStep:
      "Look up three recent home sales nearby, compare size and condition, and price a fourth before you've seen what it sold for.",
    appeals: {
      enterprising:
        "A whole sale can wait on the appraiser's number, and it's signed alone, with a license on the line.",
      conventional:
        "Ceiling height, lot line, age of the furnace: an appraiser's form has a box for each, and a guess won't do.",
    },
    activities: { enterprising: ['measuring'], conventional: ['measuring', 'checking'] },
    demands: {
      agreeableness:
        'The figure has to hold, however nicely an owner pleads about the new kitchen.',
      extraversion:
        "Between a short hello and the final report, it's mostly you, a car and a keyboard.",
    },
    interests: [2.7, 2.85, 1.61, 2.63, 4.87, 5.81],
    about: ['finance', 'construction'],
    jobZone: 4,
    skills: {
      'attention-to-detail': 4.25,
      'data-analysis': 3.75,
      'critical-thinking': 3.5,
      writing: 3.38,
      'reading-plans': 3.25,
    },
    workStyles: [
      3.62, 3.67, 3.79, 3.04, 3.72, 3.19, 2.79, 3.66, 3.83, 3.46, 4.05, 4.43, 4.55, 4.05, 2.8, 3.97,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 65420,
    growthPercent: 4,
    payGroup: 'property appraisers and assessors',
    relatedCareers: ['real-estate-agent', 'property-manager'],
  },
  {
    id: 'loan-officer',
    title: 'Loan Officer',
    alsoCalled: [
      'mortgage advisor',
      'mortgage broker',
      'lender',
      'loan advisor',
      'credit officer',
      'banker',
    ],
    socCode: '13-2072.00',
    description:
      'You help people and small businesses borrow money for a house, a car or a fresh start. You explain the choices, check whether they can pay it back and guide them through the forms.',
    day: "Pay stubs, a credit report and a baker's plan for a second shop lie on the desk, and one letter is still missing.",
    enjoys:
      'Finding the one program that lets a bus driver buy a first house makes the forms worth it.',
    complaints:
      "When interest rates climb the phone goes quiet and so does your commission, and it isn't even your fault.",
    firstStep:
      "Figure out in a spreadsheet what you'd pay in total for a used car on a two-year and a five-year loan at one rate.",
    appeals: {
      enterprising:
        'Loan officers have to sell the bank to the borrower and then the borrower to the bank.',
      conventional:
        'Tax returns have to agree with bank statements, and a loan officer stops at the deposit that came from nowhere.',
      social:
        'Hearing no is easier when the loan officer adds which debt to clear first and when to come back.',
    },
    activities: {
      enterprising: ['selling', 'persuading'],
      conventional: ['checking'],
      social: ['comforting'],
    },
    interests: [1.43, 2.32, 1, 3.65, 4.98, 6.08],
    about: ['finance', 'business'],
    jobZone: 4,
    skills: {
      'managing-money': 4.25,
      speaking: 4,
      'decision-making': 3.88,
      selling: 3.5,
      math: 3.25,
    },
    workStyles: [
      3.75, 3.85, 3.98, 3.63, 4.15, 3.67, 3.53, 3.87, 3.98, 3.99, 4.36, 4.09, 4.66, 3.81, 3.01,
      3.92,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 74180,
    growthPercent: 2,
    employment: 301400,
    relatedCareers: ['financial-advisor', 'insurance-underwriter'],
  },
]);
