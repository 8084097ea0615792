import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const nursingAndPatientServicesCareers: readonly Career[] = jobFamily(
  'Nursing and Patient Services',
  [
    {
      id: 'registered-nurse',
      title: 'Registered Nurse',
      socCode: '29-1141.00',
      description:
        'You look after patients around the clock, giving medicine, watching for changes and comforting families. In one shift you may start a drip, brief a doctor and teach someone how to care for a wound at home.',
      interests: [3.46, 4.71, 1.34, 5.57, 2.38, 4.75],
      jobZone: 4,
      skills: {
        'patient-care': 4.75,
        empathy: 4.12,
        teamwork: 4,
        'helping-people': 4,
        'decision-making': 3.88,
      },
      workStyles: [
        3.99, 4.01, 4.34, 4.12, 4.55, 4.49, 4.01, 4.14, 4.49, 4.37, 4.63, 4.55, 4.46, 4.11, 3.48,
        3.98,
      ],
      medianPay: 93600,
      growthPercent: 5,
      relatedCareers: [
        'licensed-practical-nurse',
        'paramedic',
        'nurse-midwife',
        'nursing-assistant',
        'medical-assistant',
      ],
    },
    {
      id: 'nurse-midwife',
      title: 'Nurse Midwife',
      socCode: '29-1161.00',
      description:
        'You care for women before, during and after the birth of a baby. You check that both are well, guide the mother through long hours of labor and put the newborn into her arms.',
      interests: [3.24, 4.25, 1.94, 5.96, 2.97, 3.4],
      jobZone: 5,
      skills: {
        'patient-care': 4.75,
        empathy: 4.12,
        'staying-calm': 4,
        'tracking-progress': 4,
        teamwork: 3.88,
      },
      workStyles: [
        4.03, 4.55, 4.18, 4.03, 4.67, 4.91, 4.33, 4.67, 4.82, 4.45, 4.81, 4.64, 4.76, 3.97, 3.48,
        4.18,
      ],
      relatedCareers: ['registered-nurse', 'home-health-aide'],
    },
    {
      id: 'licensed-practical-nurse',
      title: 'Licensed Practical Nurse',
      socCode: '29-2061.00',
      description:
        'You give everyday nursing care in hospitals, nursing homes and clinics. You measure blood pressure, change bandages, give medicine and notice first when someone is getting worse.',
      interests: [4.58, 3.67, 1.05, 5.5, 2.13, 4.58],
      jobZone: 3,
      skills: {
        'patient-care': 4.5,
        'helping-people': 4.12,
        teamwork: 4,
        empathy: 4,
        'time-management': 3.62,
      },
      workStyles: [
        4.15, 4.08, 4.24, 4.24, 4.58, 4.54, 4.09, 4.49, 4.46, 4.34, 4.51, 4.51, 4.49, 4.41, 3.77,
        4.11,
      ],
      medianPay: 62340,
      growthPercent: 3,
      relatedCareers: [
        'registered-nurse',
        'paramedic',
        'medical-assistant',
        'nursing-assistant',
        'pharmacy-technician',
      ],
    },
    {
      id: 'nursing-assistant',
      title: 'Nursing Assistant',
      socCode: '31-1131.00',
      description:
        'You help patients with what they cannot do alone, such as washing, eating or turning in bed. You answer call bells, measure temperature, lend an ear and tell the nurse what you see.',
      interests: [4.58, 2.72, 1, 5.7, 1.77, 4.24],
      jobZone: 3,
      skills: {
        'patient-care': 4.25,
        'helping-people': 4,
        empathy: 3.62,
        listening: 3.62,
        'physical-stamina': 3.5,
      },
      workStyles: [
        3.94, 4.1, 4.24, 3.96, 4.44, 4.73, 4.3, 4.6, 4.45, 4.42, 4.61, 4.47, 4.47, 4.19, 3.78, 3.75,
      ],
      relatedCareers: [
        'home-health-aide',
        'licensed-practical-nurse',
        'paramedic',
        'registered-nurse',
        'personal-care-aide',
      ],
    },
    {
      id: 'medical-assistant',
      title: 'Medical Assistant',
      socCode: '31-9092.00',
      description:
        "You keep a doctor's office running by greeting patients, measuring blood pressure and preparing rooms. One hour you draw blood or give a shot, the next you update records and book visits.",
      interests: [4.06, 3.8, 1, 4.8, 1.98, 5.75],
      jobZone: 3,
      skills: {
        'patient-care': 4,
        empathy: 4,
        'record-keeping': 3.75,
        'helping-people': 3.5,
        teamwork: 3.5,
      },
      workStyles: [
        3.84, 4.07, 4.18, 3.65, 4.5, 4.63, 3.99, 4.19, 4.53, 4.53, 4.7, 4.77, 4.78, 4.43, 3.61,
        3.55,
      ],
      medianPay: 44200,
      growthPercent: 12,
      relatedCareers: [
        'licensed-practical-nurse',
        'ophthalmic-medical-technician',
        'registered-nurse',
        'pharmacy-technician',
        'dental-assistant',
      ],
    },
    {
      id: 'home-health-aide',
      title: 'Home Health Aide',
      socCode: '31-1121.00',
      description:
        'You help older, ill or disabled people live at home by assisting with washing, meals and moving around. You notice small changes in how someone feels and are often the friendly face of their day.',
      interests: [4.23, 3.18, 1.48, 6.33, 1.77, 3.51],
      jobZone: 2,
      skills: {
        'patient-care': 4.25,
        'helping-people': 3.62,
        empathy: 3.5,
        persuasion: 3.12,
        teaching: 3.12,
      },
      workStyles: [
        3.58, 3.59, 3.43, 3.32, 4.39, 4.5, 4.15, 4.6, 4.37, 4.19, 4.58, 4.47, 4.63, 4.15, 3.29,
        3.33,
      ],
      // BLS gives pay and growth for the whole group 31-1120.
      medianPay: 34900,
      growthPercent: 17,
      relatedCareers: [
        'nursing-assistant',
        'personal-care-aide',
        'paramedic',
        'licensed-practical-nurse',
        'nanny',
      ],
    },
    {
      id: 'personal-care-aide',
      title: 'Personal Care Aide',
      socCode: '31-1122.00',
      description:
        'You help an older or disabled person live the way they want at home. You cook, tidy, drive to appointments, help with dressing and keep the person company.',
      interests: [3.51, 1.8, 1.79, 6.19, 2.55, 3.92],
      jobZone: 2,
      skills: {
        'helping-people': 4,
        empathy: 3.88,
        'patient-care': 3.75,
        cooking: 3.25,
        teaching: 3,
      },
      workStyles: [
        3.83, 4.09, 4.2, 3.54, 4.3, 4.43, 3.76, 4.2, 4.32, 4.11, 4.19, 4.21, 4.16, 4.16, 3.54, 3.83,
      ],
      // BLS gives pay and growth for the whole group 31-1120.
      medianPay: 34900,
      growthPercent: 17,
      relatedCareers: [
        'home-health-aide',
        'nursing-assistant',
        'child-and-family-social-worker',
        'nanny',
        'childcare-worker',
      ],
    },
    {
      id: 'health-services-manager',
      title: 'Health Services Manager',
      socCode: '11-9111.00',
      description:
        'You run a clinic, nursing home or part of a hospital from behind the scenes, so that doctors and nurses can do their work. You plan staff and budgets, follow health rules and solve problems that slow down care.',
      interests: [2.05, 3.75, 1.45, 4.4, 5.95, 5.17],
      jobZone: 4,
      skills: {
        leadership: 4,
        'time-management': 4,
        'understanding-user-needs': 3.62,
        'managing-supplies': 3.25,
        budgeting: 3.25,
      },
      workStyles: [
        4.21, 4.32, 4.5, 4.75, 4.75, 4.18, 3.86, 4.57, 4.46, 4.54, 4.68, 4.46, 4.81, 4.22, 3.88,
        4.41,
      ],
      medianPay: 117960,
      growthPercent: 23,
      relatedCareers: ['health-educator', 'community-program-manager'],
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
  ],
);
