import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const bankingAndInsuranceCareers: readonly Career[] = jobFamily('Banking and Insurance', [
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
    entryEducation: "Bachelor's degree",
    medianPay: 102140,
    growthPercent: 10,
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
    socCode: '13-2051.00',
    description:
      'You study companies and markets to judge where money is well invested. You read reports, build spreadsheets, follow the news and advise whether to buy, hold or sell.',
    interests: [1, 5.06, 1.78, 2.25, 5.09, 5.54],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 13-2052.00, the closest related one.
    skills: {
      'data-analysis': 4.5,
      'managing-money': 4.25,
      math: 3.62,
      'helping-people': 3.62,
      'measuring-results': 3.38,
    },
    relatedCareers: ['financial-advisor', 'actuary', 'economist'],
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
    entryEducation: "Bachelor's degree",
    medianPay: 125770,
    growthPercent: 22,
    relatedCareers: ['financial-analyst', 'financial-advisor', 'accountant'],
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
    entryEducation: "Bachelor's degree",
    medianPay: 79880,
    growthPercent: -3,
    relatedCareers: ['loan-officer', 'insurance-agent'],
  },
  {
    id: 'insurance-agent',
    title: 'Insurance Agent',
    socCode: '41-3021.00',
    description:
      'You help people and shops protect themselves against fire, theft or illness. You ask what worries them, compare plans, explain the small print and help when damage is done.',
    interests: [1, 2.25, 1.09, 3.71, 5.95, 5.46],
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
    relatedCareers: [
      'financial-advisor',
      'customer-service-representative',
      'insurance-underwriter',
    ],
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
    entryEducation: 'High school diploma or equivalent',
    medianPay: 39340,
    growthPercent: -13,
    relatedCareers: ['bookkeeper', 'cashier'],
  },
]);
