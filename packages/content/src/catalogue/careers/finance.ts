import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const financeCareers: readonly Career[] = jobFamily('Finance', [
  {
    id: 'accountant',
    title: 'Accountant',
    socCode: '13-2011.00',
    description:
      "You keep track of a company's money and make sure that its books tell the truth. You check records, prepare tax returns and reports and explain to managers what the figures mean.",
    interests: [1.14, 3.57, 1.08, 2.13, 3.87, 7],
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
    medianPay: 81680,
    growthPercent: 5,
    relatedCareers: ['bookkeeper', 'actuary'],
  },
  {
    id: 'actuary',
    title: 'Actuary',
    socCode: '15-2011.00',
    description:
      'You use math to work out how likely fires, accidents or long lives are, and what they will cost. You build models in spreadsheets or code and advise insurers on fair prices.',
    interests: [1.78, 4.45, 1.13, 2.49, 3.33, 6.29],
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
    medianPay: 125770,
    growthPercent: 22,
    relatedCareers: ['financial-advisor', 'accountant'],
  },
  {
    id: 'financial-advisor',
    title: 'Financial Advisor',
    socCode: '13-2052.00',
    description:
      'You help people plan what to do with their money, whether for college, a house or old age. You ask about their goals, compare investments, explain the risks and meet again to adjust the plan.',
    interests: [1, 3.27, 1.69, 4.07, 5.85, 5.61],
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
    medianPay: 102140,
    growthPercent: 10,
    relatedCareers: ['actuary', 'insurance-underwriter'],
  },
  {
    id: 'insurance-underwriter',
    title: 'Insurance Underwriter',
    socCode: '13-2053.00',
    description:
      'You decide whether an insurance company should cover a person, house or business, and at what price. You study applications and records, weigh the risk and talk the terms over with agents.',
    interests: [1.72, 3.64, 1, 2.84, 4.5, 6.16],
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
    medianPay: 79880,
    growthPercent: -3,
    relatedCareers: ['accountant', 'actuary'],
  },
  {
    id: 'bookkeeper',
    title: 'Bookkeeper',
    socCode: '43-3031.00',
    description:
      'You record every sale, bill and payment so that a business always knows where it stands. You match receipts with bank statements, send invoices and chase down the last missing cent.',
    interests: [1.63, 2.18, 1, 1.49, 2.87, 7],
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
    medianPay: 49210,
    growthPercent: -6,
    relatedCareers: ['payroll-clerk', 'accountant', 'bank-teller'],
  },
  {
    id: 'fraud-examiner',
    title: 'Fraud Examiner',
    socCode: '13-2099.04',
    description:
      'You find out how someone cheated a bank, insurer or employer. You follow the money, question people and put together proof that stands up in court.',
    interests: [2.01, 4.67, 1.22, 1.95, 4.57, 5.62],
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
    relatedCareers: ['detective', 'lawyer'],
  },
  {
    id: 'bank-teller',
    title: 'Bank Teller',
    socCode: '43-3071.00',
    description:
      'You serve customers at a bank counter, taking in and paying out money. You count with care, spot forged checks and bills, answer questions and point people to services that may help them.',
    interests: [2.27, 1.42, 1, 2.44, 4.19, 6.88],
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
    medianPay: 39340,
    growthPercent: -13,
    relatedCareers: ['bookkeeper', 'accountant'],
  },
]);
