import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const officeAndAdministrationCareers: readonly Career[] = jobFamily(
  'Office and Administration',
  [
    {
      id: 'executive-assistant',
      title: 'Executive Assistant',
      socCode: '43-6011.00',
      description:
        "You keep a busy leader's days in order. You guard the calendar, prepare meetings and trips, draft letters and sort out problems before they reach the boss's desk.",
      interests: [1.32, 1.94, 1.35, 3.94, 5.51, 6.41],
      jobZone: 3,
      skills: {
        planning: 4.5,
        reading: 4,
        listening: 4,
        'record-keeping': 3.75,
        'helping-people': 3.75,
      },
      workStyles: [
        3.62, 3.85, 4.07, 3.52, 4.46, 4.14, 3.84, 4.11, 3.83, 4.16, 4.56, 4.59, 4.58, 4.04, 3.51,
        3.52,
      ],
      // BLS gives pay and growth for the whole group 43-6000.
      medianPay: 47460,
      growthPercent: 0,
      relatedCareers: ['event-planner', 'paralegal'],
    },
    {
      id: 'customer-service-representative',
      title: 'Customer Service Representative',
      socCode: '43-4051.00',
      description:
        'You help customers by phone, chat or email when they have a question or a complaint. You stay friendly, look up the facts and find a solution before the call ends.',
      interests: [1.97, 1.63, 1, 3.77, 5.08, 6.32],
      jobZone: 2,
      skills: {
        'helping-people': 4,
        listening: 4,
        'staying-calm': 3.75,
        'time-management': 3.12,
        negotiation: 3,
      },
      workStyles: [
        4.25, 4.29, 4.41, 3.19, 4.37, 4, 4.08, 4.67, 4.57, 4.41, 4.76, 4.66, 4.5, 4.29, 3.14, 3.73,
      ],
      medianPay: 42830,
      growthPercent: -5,
      relatedCareers: ['receptionist', 'executive-assistant'],
    },
    {
      id: 'medical-records-specialist',
      title: 'Medical Records Specialist',
      socCode: '29-2072.00',
      description:
        'You turn each visit to a doctor into complete records and standard codes that hospitals and insurers rely on. You read charts, fill gaps, choose the right codes and keep private data private.',
      interests: [2.86, 4.33, 1, 3.41, 1.88, 6.95],
      jobZone: 3,
      // O*NET rates no skills here: the figures are those of 31-9094.00, the closest related one.
      skills: {
        'record-keeping': 4.5,
        'attention-to-detail': 4.5,
        listening: 4.12,
        writing: 3.88,
        'time-management': 3,
      },
      medianPay: 50250,
      growthPercent: 7,
      relatedCareers: ['medical-assistant', 'medical-secretary'],
    },
    {
      id: 'receptionist',
      title: 'Receptionist',
      socCode: '43-4171.00',
      description:
        'You are the first face and voice that people meet at an office, clinic or school. You greet visitors, answer the phone, book appointments and know who can help with what.',
      interests: [1.95, 1.79, 1.1, 3.57, 4.26, 6.3],
      jobZone: 2,
      skills: {
        speaking: 3.88,
        'helping-people': 3.62,
        planning: 3.5,
        'record-keeping': 3.5,
        empathy: 3.12,
      },
      workStyles: [
        3.65, 3.83, 3.81, 3.76, 4.2, 4.2, 4.01, 4.43, 4.28, 4.02, 4.39, 4.16, 4.54, 4.01, 3.42,
        3.12,
      ],
      medianPay: 37230,
      growthPercent: 0,
      relatedCareers: ['medical-secretary', 'customer-service-representative'],
    },
    {
      id: 'library-technician',
      title: 'Library Technician',
      socCode: '25-4031.00',
      description:
        'You keep a library in order so that everyone finds what they came for. You check items in and out, repair and label books, help with computers and set up displays.',
      interests: [3.08, 2.7, 1.59, 4.07, 1.88, 6.52],
      jobZone: 3,
      skills: {
        'record-keeping': 4,
        'attention-to-detail': 3.75,
        reading: 3.38,
        'helping-people': 3.12,
        'helping-others-learn': 3,
      },
      workStyles: [
        3.67, 3.63, 4.01, 3.38, 4.58, 4.32, 3.41, 4.49, 4.11, 4.16, 4.6, 4.43, 4.56, 4.04, 3.46,
        3.74,
      ],
      relatedCareers: ['stock-and-warehouse-worker', 'librarian'],
    },
    {
      id: 'medical-secretary',
      title: 'Medical Secretary',
      socCode: '43-6013.00',
      description:
        "You run the front desk of a doctor's office or clinic. You book visits, type up letters and records, sort out insurance forms and calm people who have waited too long.",
      interests: [2.29, 3.02, 1, 4.13, 3.17, 6.67],
      jobZone: 2,
      skills: {
        'record-keeping': 4.25,
        speaking: 4,
        'helping-people': 3.62,
        'fast-typing': 3.5,
        'time-management': 3.12,
      },
      workStyles: [
        3.59, 3.75, 3.65, 3.36, 4.19, 4.71, 3.95, 4.28, 4.32, 3.97, 4.56, 4.66, 4.66, 3.87, 2.85,
        3.46,
      ],
      // BLS gives pay and growth for the whole group 43-6000.
      medianPay: 47460,
      growthPercent: 0,
      relatedCareers: ['medical-records-specialist', 'receptionist', 'medical-assistant'],
    },
    {
      id: 'payroll-clerk',
      title: 'Payroll Clerk',
      socCode: '43-3051.00',
      description:
        "You make sure that everyone in a company is paid the right amount on the right day. You check hours, figure out taxes and deductions and clear up mistakes when someone's pay looks odd.",
      interests: [1.85, 1.05, 1, 1.91, 3.32, 7],
      jobZone: 3,
      skills: {
        'attention-to-detail': 4.5,
        reading: 3.88,
        accounting: 3.75,
        listening: 3.75,
        math: 3.25,
      },
      workStyles: [
        4.3, 4.17, 4.35, 3.62, 4.75, 4.12, 3.36, 4.54, 4.24, 4.41, 4.75, 4.71, 4.81, 4.51, 3.73,
        4.18,
      ],
      relatedCareers: ['bookkeeper', 'receptionist'],
    },
  ],
);
