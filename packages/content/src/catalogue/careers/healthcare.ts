import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const healthcareCareers: readonly Career[] = jobFamily('Healthcare', [
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
    relatedCareers: ['paramedic', 'medical-assistant'],
  },
  {
    id: 'paramedic',
    title: 'Paramedic',
    socCode: '29-2043.00',
    description:
      'You race to accidents and sudden illnesses and treat people before they reach a hospital. Between calls you check the ambulance, restock supplies and write up what you did for each patient.',
    interests: [5.2, 5.03, 1, 5.49, 1.91, 3.42],
    jobZone: 3,
    // O*NET rates no skills here: the figures are those of 29-1141.00, the closest related one.
    skills: {
      'first-aid': 4.75,
      'staying-calm': 4.5,
      empathy: 4.12,
      teamwork: 4,
      'helping-people': 4,
    },
    // BLS gives pay and growth for the whole group 29-2040.
    medianPay: 46350,
    growthPercent: 5,
    relatedCareers: ['registered-nurse', 'home-health-aide', 'emergency-dispatcher'],
  },
  {
    id: 'family-doctor',
    title: 'Family Doctor',
    socCode: '29-1215.00',
    description:
      'You are the first doctor people of all ages turn to, for anything from a sore throat to a lasting illness. You listen, examine, order tests and choose a treatment, or send the patient on to a specialist.',
    interests: [3.75, 6.08, 1.45, 6.21, 2.34, 3.95],
    jobZone: 5,
    skills: {
      'patient-care': 4.5,
      'critical-thinking': 4.38,
      'time-management': 4,
      'tracking-progress': 4,
      science: 3.88,
    },
    workStyles: [
      4.86, 4.59, 4.62, 4.25, 4.03, 4.83, 4.31, 4.35, 4.56, 4.51, 4.9, 4.99, 4.76, 4.26, 3.22, 4.87,
    ],
    relatedCareers: ['registered-nurse', 'physical-therapist'],
  },
  {
    id: 'diagnostic-medical-sonographer',
    title: 'Diagnostic Medical Sonographer',
    socCode: '29-2032.00',
    description:
      'You use sound waves to make moving pictures of what is inside the body, such as an unborn baby or a beating heart. You settle the patient, slide the probe, judge which images are clear and hand them to the doctor.',
    interests: [5.87, 4.75, 1.32, 4.1, 1.51, 5.05],
    jobZone: 3,
    skills: {
      'patient-care': 4,
      empathy: 3.75,
      'time-management': 3.38,
      science: 3.25,
      'operating-machines': 3.12,
    },
    workStyles: [
      4.29, 4.15, 4.43, 3.87, 4.62, 4.65, 4.15, 4.54, 4.6, 4.41, 4.85, 4.82, 4.7, 4.7, 3.64, 4.04,
    ],
    medianPay: 89340,
    growthPercent: 13,
    relatedCareers: ['dental-hygienist', 'medical-laboratory-technologist'],
  },
  {
    id: 'medical-laboratory-technologist',
    title: 'Medical Laboratory Technologist',
    socCode: '29-2011.00',
    description:
      'You test blood and other samples to find out what makes a patient ill. You run the machines, look at cells under a microscope and call the doctor when a result is alarming.',
    interests: [5.81, 6.15, 1.13, 2.77, 1.51, 4.99],
    jobZone: 4,
    skills: {
      'lab-techniques': 4.5,
      'attention-to-detail': 4.25,
      science: 4,
      'quality-checking': 3.75,
      'equipment-care': 3,
    },
    workStyles: [
      3.88, 3.97, 4.05, 3.63, 4.34, 4.21, 3.61, 4.24, 4.33, 4.23, 4.67, 4.89, 4.63, 3.94, 3.06,
      4.57,
    ],
    // BLS gives pay and growth for the whole group 29-2010.
    medianPay: 61890,
    growthPercent: 2,
    relatedCareers: ['diagnostic-medical-sonographer', 'dental-hygienist'],
  },
  {
    id: 'physical-therapist',
    title: 'Physical Therapist',
    socCode: '29-1123.00',
    description:
      'You help people move again after an injury, an operation or a stroke. You test strength and balance, guide exercises one person at a time and cheer on each small step.',
    interests: [4.33, 4.87, 2.17, 5.91, 2.49, 3.07],
    jobZone: 5,
    skills: {
      'patient-care': 4.25,
      'fitness-and-movement': 4,
      'helping-people': 4,
      empathy: 4,
      'time-management': 3.62,
    },
    workStyles: [
      4.07, 4.07, 4.41, 4.07, 4.63, 4.8, 4.67, 4.63, 4.39, 4.46, 4.66, 4.43, 4.8, 4.4, 3.76, 4.3,
    ],
    medianPay: 101020,
    growthPercent: 11,
    relatedCareers: ['family-doctor', 'paramedic'],
  },
  {
    id: 'dental-hygienist',
    title: 'Dental Hygienist',
    socCode: '29-1292.00',
    description:
      'You clean teeth, take X-rays and look for early signs of trouble in the mouth. Between patients you prepare your tools, and during each visit you show how to brush and floss better.',
    interests: [5.27, 4.52, 1.12, 5.35, 1.73, 4.31],
    jobZone: 3,
    skills: {
      'patient-care': 4.25,
      'hand-skills': 4,
      listening: 3.75,
      'helping-people': 3.12,
      persuasion: 3,
    },
    workStyles: [
      3.93, 3.88, 4.04, 3.29, 4.72, 4.86, 4.22, 4.64, 4.42, 4.48, 4.77, 4.47, 4.83, 4.47, 3.2, 3.38,
    ],
    medianPay: 94260,
    growthPercent: 7,
    relatedCareers: ['medical-assistant', 'paramedic'],
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
      3.84, 4.07, 4.18, 3.65, 4.5, 4.63, 3.99, 4.19, 4.53, 4.53, 4.7, 4.77, 4.78, 4.43, 3.61, 3.55,
    ],
    medianPay: 44200,
    growthPercent: 12,
    relatedCareers: [
      'registered-nurse',
      'pharmacy-technician',
      'dental-hygienist',
      'medical-records-specialist',
      'medical-secretary',
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
      3.58, 3.59, 3.43, 3.32, 4.39, 4.5, 4.15, 4.6, 4.37, 4.19, 4.58, 4.47, 4.63, 4.15, 3.29, 3.33,
    ],
    // BLS gives pay and growth for the whole group 31-1120.
    medianPay: 34900,
    growthPercent: 17,
    relatedCareers: ['paramedic', 'childcare-worker'],
  },
  {
    id: 'pharmacy-technician',
    title: 'Pharmacy Technician',
    socCode: '29-2052.00',
    description:
      'You prepare medicines for patients and check that each label and count is right. You take prescriptions, sort out insurance questions and call the pharmacist whenever something needs a second look.',
    interests: [4.21, 2.99, 1, 3.32, 2.52, 7],
    jobZone: 3,
    skills: {
      'attention-to-detail': 4.5,
      listening: 4,
      'record-keeping': 3.75,
      reading: 3.75,
      math: 3,
    },
    workStyles: [
      3.87, 3.98, 4.21, 3.8, 4.37, 4.18, 3.65, 4.37, 4.28, 4.01, 4.39, 4.64, 4.48, 3.58, 3.21, 4.02,
    ],
    medianPay: 43460,
    growthPercent: 6,
    relatedCareers: ['medical-assistant', 'diagnostic-medical-sonographer'],
  },
  {
    id: 'occupational-therapy-assistant',
    title: 'Occupational Therapy Assistant',
    socCode: '31-2011.00',
    description:
      'You help people relearn daily skills such as dressing, cooking or holding a pencil after an illness or injury. You lead them through planned exercises and games and note down how they improve.',
    interests: [3.53, 3.48, 2.06, 6.1, 1.14, 4.21],
    jobZone: 3,
    skills: {
      'patient-care': 4.25,
      'helping-people': 3.88,
      empathy: 3.88,
      'time-management': 3.5,
      'helping-others-learn': 3.25,
    },
    workStyles: [
      4.04, 4.37, 4.45, 3.98, 4.66, 4.8, 4.53, 4.45, 4.34, 4.65, 4.61, 4.63, 4.77, 4.51, 4.36, 4.15,
    ],
    // BLS gives pay and growth for the whole group 31-2010.
    medianPay: 66050,
    growthPercent: 18,
    relatedCareers: ['massage-therapist', 'home-health-aide'],
  },
]);
