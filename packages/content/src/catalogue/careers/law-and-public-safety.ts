import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const lawAndPublicSafetyCareers: readonly Career[] = jobFamily('Law and Public Safety', [
  {
    id: 'lawyer',
    title: 'Lawyer',
    socCode: '23-1011.00',
    description:
      'You advise people and companies on the law and speak for them when there is a dispute. Days are filled with reading cases, drafting contracts or arguments, negotiating and sometimes standing up in court.',
    interests: [1.12, 4.38, 2.4, 3.48, 5.51, 4.59],
    jobZone: 5,
    skills: {
      'knowing-the-law': 4.75,
      speaking: 4.62,
      'critical-thinking': 4.5,
      'decision-making': 4.12,
      negotiation: 4,
    },
    workStyles: [
      4.6, 4.26, 4.47, 3.9, 4.3, 4.03, 3.4, 4.11, 4.6, 3.95, 4.72, 4.74, 4.91, 3.99, 3.24, 4.53,
    ],
    medianPay: 151160,
    growthPercent: 4,
    relatedCareers: ['mediator', 'fraud-examiner'],
  },
  {
    id: 'paralegal',
    title: 'Paralegal',
    socCode: '23-2011.00',
    description:
      'You do the groundwork that helps a lawyer win: finding facts, earlier cases and missing papers. You draft documents, keep files in perfect order and make sure that no deadline slips by.',
    interests: [1.74, 5.04, 2.24, 3.12, 3.92, 5.28],
    jobZone: 3,
    skills: {
      'knowing-the-law': 4,
      research: 4,
      writing: 4,
      listening: 3.88,
      'record-keeping': 3.75,
    },
    workStyles: [
      3.88, 4.05, 4.32, 3.19, 4.29, 3.76, 2.83, 4.05, 4.31, 4.09, 4.75, 4.71, 4.75, 3.88, 2.36,
      3.95,
    ],
    medianPay: 61010,
    growthPercent: 0,
    relatedCareers: ['court-reporter', 'executive-assistant'],
  },
  {
    id: 'firefighter',
    title: 'Firefighter',
    socCode: '33-2011.00',
    description:
      'You put out fires, free people from crashed cars and give first aid until an ambulance takes over. Between alarms you train, clean and test equipment and visit schools to talk about safety.',
    interests: [6.49, 2.92, 1.31, 3.39, 3.01, 3.47],
    jobZone: 3,
    skills: {
      'physical-stamina': 4.25,
      'first-aid': 4,
      'helping-people': 3.62,
      teamwork: 3.62,
      'operating-machines': 3.25,
    },
    workStyles: [
      4, 4.19, 4.27, 4.42, 4.49, 4.5, 4.17, 4.61, 4.68, 4.38, 4.65, 4.56, 4.57, 3.25, 3.64, 3.9,
    ],
    medianPay: 59530,
    growthPercent: 3,
    relatedCareers: ['police-officer', 'emergency-dispatcher'],
  },
  {
    id: 'police-officer',
    title: 'Police Officer',
    socCode: '33-3051.00',
    description:
      'You patrol an area, answer calls for help and step in when someone is in danger. A shift may hold a traffic accident, a family argument and a good deal of report writing.',
    interests: [5.36, 2.76, 1.07, 3.45, 4.08, 4.35],
    jobZone: 3,
    skills: {
      'staying-calm': 4.25,
      'knowing-the-law': 4,
      empathy: 3.88,
      persuasion: 3.62,
      teamwork: 3.62,
    },
    workStyles: [
      4.02, 4.32, 4.35, 4.56, 4.37, 4.47, 3.96, 4.77, 4.72, 4.24, 4.78, 4.65, 4.9, 4.21, 3.22, 3.91,
    ],
    relatedCareers: ['detective', 'firefighter'],
  },
  {
    id: 'detective',
    title: 'Detective',
    socCode: '33-3021.00',
    description:
      'You piece together who committed a crime and how to prove it. You question witnesses, study evidence and records and build a case that will hold up in court.',
    interests: [4.18, 4.9, 1.2, 2.73, 4.04, 4.83],
    jobZone: 3,
    skills: {
      listening: 4.38,
      interviewing: 4.25,
      'knowing-the-law': 4,
      empathy: 3.88,
      'problem-solving': 3.88,
    },
    workStyles: [
      3.95, 4.32, 4.36, 4.28, 4.3, 4.16, 3.77, 4.67, 4.6, 4.4, 4.64, 4.54, 4.91, 4.17, 3.6, 4.03,
    ],
    relatedCareers: ['police-officer', 'fraud-examiner', 'forensic-science-technician'],
  },
  {
    id: 'emergency-dispatcher',
    title: 'Emergency Dispatcher',
    socCode: '43-5031.00',
    description:
      'You answer emergency calls and send police, fire crews or an ambulance within seconds. You keep callers calm, tell them what to do until help arrives and follow several screens at once.',
    interests: [4.33, 2.91, 1, 3.65, 2.89, 5.52],
    jobZone: 2,
    skills: {
      'staying-calm': 4.75,
      listening: 4.38,
      teamwork: 3.75,
      'helping-people': 3.75,
      'fast-typing': 3.5,
    },
    workStyles: [
      3.82, 4.22, 3.56, 3.57, 4.38, 4.32, 3.74, 4.88, 4.84, 4.16, 4.47, 4.54, 4.55, 3.71, 3.11,
      3.87,
    ],
    medianPay: 50730,
    growthPercent: 3,
    relatedCareers: ['paramedic', 'police-officer'],
  },
  {
    id: 'mediator',
    title: 'Mediator',
    socCode: '23-1022.00',
    description:
      'You help people in a conflict reach an agreement without going to court. You listen to each side, find out what really matters to them and write down a deal that both can live with.',
    interests: [1.12, 3.61, 2.25, 4.24, 4.63, 4.33],
    jobZone: 5,
    skills: {
      negotiation: 4.62,
      listening: 4.38,
      writing: 4.25,
      'quick-learning': 3.88,
      'knowing-the-law': 3.75,
    },
    workStyles: [
      4.05, 4.16, 4.05, 3.3, 3.7, 3.7, 3.05, 4.45, 4.3, 3.9, 4.7, 4.55, 5, 4.89, 3.47, 4.74,
    ],
    medianPay: 67710,
    growthPercent: 4,
    relatedCareers: ['lawyer', 'paralegal'],
  },
  {
    id: 'court-reporter',
    title: 'Court Reporter',
    socCode: '27-3092.00',
    description:
      'You write down every word spoken in court, on a special keyboard that keeps up with speech. Afterward you check names and terms and hand over an exact transcript, and some reporters caption live television too.',
    interests: [2.21, 2.13, 2.92, 2.9, 2.64, 5.62],
    jobZone: 3,
    skills: {
      'fast-typing': 4.75,
      'attention-to-detail': 4.5,
      listening: 4,
      writing: 3.38,
      'time-management': 3,
    },
    workStyles: [
      4.37, 4.44, 4.31, 3.33, 4.38, 3.42, 3.48, 4.75, 4.63, 4.61, 4.96, 4.96, 4.77, 4.77, 3.65,
      3.66,
    ],
    medianPay: 67310,
    growthPercent: 0,
    relatedCareers: ['paralegal', 'mediator'],
  },
]);
