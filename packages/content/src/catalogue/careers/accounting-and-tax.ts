import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const accountingAndTaxCareers: readonly Career[] = jobFamily('Accounting and Tax', [
  {
    id: 'accountant',
    title: 'Accountant',
    alsoCalled: ['CPA', 'chartered accountant', 'auditor', 'accounting'],
    socCode: '13-2011.00',
    description:
      "You keep track of a company's money and make sure that its books tell the truth. You check records, prepare tax returns and reports and explain to managers what the figures mean.",
    day: 'At month end you match the ledger to the bank, ask the warehouse where the stock went and explain one odd number to the boss.',
    enjoys:
      'Order is the joy here, when a tangled year of papers ends on one page where both sides agree.',
    complaints:
      "Busy season swallows winter weekends, because clients bring their papers late and the filing deadline doesn't budge.",
    firstStep:
      'Draw up a page of what you own and owe today, put a fair value on each thing, and work out the difference.',
    appeals: {
      conventional:
        "When the gap divides evenly by nine, an accountant grins, since it's likely just two digits that got swapped.",
      enterprising:
        'Owners ask their accountant if they can afford a second truck, and the answer often decides it.',
    },
    activities: { conventional: ['accounting'], enterprising: ['accounting'] },
    interests: [1.14, 3.57, 1.08, 2.13, 3.87, 7],
    about: ['finance', 'mathematics-statistics'],
    jobZone: 4,
    skills: {
      accounting: 4.75,
      'attention-to-detail': 4.25,
      reading: 3.88,
      'decision-making': 3.5,
      math: 3.25,
    },
    workStyles: [
      3.88, 4.06, 4.08, 3.5, 4.17, 3.26, 3.38, 3.9, 4.1, 3.82, 4.67, 4.88, 4.89, 3.67, 3.07, 4.44,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 81680,
    growthPercent: 5,
    employment: 1579800,
    relatedCareers: ['bookkeeper', 'tax-preparer', 'actuary'],
  },
  {
    id: 'fraud-examiner',
    title: 'Fraud Examiner',
    alsoCalled: [
      'fraud investigator',
      'forensic accountant',
      'scam hunter',
      'financial crime investigator',
    ],
    socCode: '13-2099.04',
    description:
      'You find out how someone cheated a bank, insurer or employer. You follow the money, question people and put together proof that stands up in court.',
    day: 'Bank records of three firms lie side by side, one address turns up twice, and a calm talk with a clerk is set for two.',
    enjoys:
      "Finding the loose thread, an invoice number that repeats or a supplier without a phone, gives examiners a hunter's thrill.",
    complaints:
      'Cases drag on for a year, and now and then the thief is the coworker whom everyone liked best.',
    firstStep:
      "List the first digits of two hundred town populations, do the same with two hundred numbers you've made up, and compare the charts.",
    appeals: {
      enterprising:
        'Fraud examiners lead the talk: they let a silence run, and the suspect starts to explain things nobody asked about.',
      investigative:
        'Round amounts, weekend entries, a clerk who never takes vacation: fraud examiners read them the way trackers read mud.',
      conventional:
        'Every slip is numbered, copied and locked away, because a fraud case can fall apart if one page goes missing.',
    },
    activities: {
      enterprising: ['listening'],
      investigative: ['researching'],
      conventional: ['keeping-records'],
    },
    interests: [2.01, 4.67, 1.22, 1.95, 4.57, 5.62],
    about: ['finance', 'law'],
    jobZone: 4,
    skills: {
      writing: 4.12,
      'problem-solving': 4,
      accounting: 3.75,
      interviewing: 3.75,
      teamwork: 3.62,
    },
    workStyles: [
      4.17, 4.29, 4.21, 4, 4.29, 3.46, 3.13, 4, 4.08, 4.04, 4.38, 4.75, 5, 4.08, 3.38, 4.38,
    ],
    relatedCareers: ['private-detective', 'detective', 'intelligence-analyst', 'lawyer'],
  },
  {
    id: 'bookkeeper',
    title: 'Bookkeeper',
    alsoCalled: ['accounts clerk', 'accounting clerk', 'keeping the books', 'accounts assistant'],
    socCode: '43-3031.00',
    description:
      'You record every sale, bill and payment so that a business always knows where it stands. You match receipts with bank statements, send invoices and chase down the last missing cent.',
    day: "A plumber's glove box full of receipts becomes neat rows on the screen, but one forty-dollar payment doesn't have a home.",
    enjoys:
      'Owners who dread paper sleep better because of you, and plenty of them let you work at hours you choose.',
    complaints:
      'Chasing the same owners for the same lost slips never ends, and software now posts the simple entries without you.',
    firstStep:
      'Save every receipt at home for four weeks, sort them into six groups, and match each one to the bank or the wallet.',
    appeals: {
      conventional:
        "Reconciling is the bookkeeper's moment, when the bank's number and yours come out the same to the penny.",
      enterprising:
        'Plenty of bookkeepers run their own business from a spare room, win clients by word of mouth and set the fee.',
    },
    activities: { conventional: ['accounting'], enterprising: ['founding'] },
    interests: [1.63, 2.18, 1, 1.49, 2.87, 7],
    about: ['finance', 'office-work'],
    jobZone: 3,
    skills: {
      accounting: 4.25,
      'attention-to-detail': 4.25,
      'record-keeping': 4,
      math: 3.38,
      writing: 3.12,
    },
    workStyles: [
      3.9, 3.69, 4.09, 3.83, 4.37, 3.92, 3.45, 3.85, 3.84, 4.06, 4.7, 4.52, 4.41, 3.91, 3.37, 3.53,
    ],
    entryEducation: 'Some college, no degree',
    medianPay: 49210,
    growthPercent: -6,
    employment: 1613400,
    relatedCareers: ['payroll-clerk', 'accountant', 'bank-teller', 'tax-preparer'],
  },
  {
    id: 'tax-preparer',
    title: 'Tax Preparer',
    alsoCalled: ['tax advisor', 'tax accountant', 'tax return helper', 'tax consultant'],
    socCode: '13-2082.00',
    description:
      'You help people and small businesses fill out their tax forms so that they pay what is right and no more. You sort receipts, ask about changes in their lives and double-check each sum.',
    day: 'A delivery driver sits down with a bag of forms, mentions a move and a second job, and the refund on the screen changes.',
    enjoys:
      "Telling a nervous family that they're getting money back is the nicest part of the season.",
    complaints:
      'Evenings and Saturdays are full from winter to the spring deadline, and after it there may be no work at all.',
    firstStep:
      "Fill out a blank income tax form for a waiter you've made up, with one W-2 and nothing but the official instructions.",
    appeals: {
      conventional:
        'A number from one form has to land on the right line of another, and tax preparers like it when everything ties out.',
      enterprising:
        "It's the tax preparer who has to judge whether a musician's drum lessons count as a business cost, and sign.",
    },
    activities: { conventional: ['checking', 'accounting'], enterprising: ['reasoning'] },
    interests: [2.17, 2.38, 1, 2.26, 3.38, 6.79],
    about: ['finance', 'office-work'],
    jobZone: 3,
    skills: { accounting: 4.25, 'attention-to-detail': 4.25, reading: 4, listening: 3.88, math: 3 },
    workStyles: [
      3.95, 3.91, 3.77, 2.86, 4.14, 3.73, 3.09, 4.36, 4.14, 3.91, 4.5, 4.91, 4.82, 3.45, 2.73, 4.09,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['accountant', 'financial-advisor', 'bookkeeper'],
  },
  {
    id: 'payroll-clerk',
    title: 'Payroll Clerk',
    alsoCalled: ['payroll administrator', 'wages clerk', 'payroll officer', 'salary clerk'],
    socCode: '43-3051.00',
    description:
      "You make sure that everyone in a company is paid the right amount on the right day. You check hours, figure out taxes and deductions and clear up mistakes when someone's pay looks odd.",
    day: "An hour before the cutoff you're on the phone to a night guard whose time card shows twenty-six hours in one day.",
    enjoys:
      "Three hundred people can pay their rent on Friday because you were careful, and you know it even if they don't.",
    complaints:
      'Nobody writes when the pay is right, so most messages you get are from people who are upset.',
    firstStep:
      "Calculate a week's pay for three made-up workers, with overtime at time and a half and a tax of ten percent.",
    appeals: {
      conventional:
        "Before the pay run, a payroll clerk compares this month's total with last month's and won't rest until the gap has a name.",
      enterprising:
        'Managers turn in hours late, and a payroll clerk has to be charming or firm enough to get them by noon.',
    },
    activities: { conventional: ['accounting', 'checking'], enterprising: ['persuading'] },
    demands: {
      conscientiousness:
        "Payday never moves and every cent is someone's, so each step of the run gets checked and signed off.",
    },
    outlook: 'fewer jobs each year',
    interests: [1.85, 1.05, 1, 1.91, 3.32, 7],
    about: ['finance', 'office-work'],
    jobZone: 3,
    skills: {
      'attention-to-detail': 4.5,
      reading: 3.88,
      accounting: 3.75,
      listening: 3.75,
      math: 3.25,
    },
    workStyles: [
      4.3, 4.17, 4.35, 3.62, 4.75, 4.12, 3.36, 4.54, 4.24, 4.41, 4.75, 4.71, 4.81, 4.51, 3.73, 4.18,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['human-resources-assistant', 'bookkeeper'],
  },
]);
