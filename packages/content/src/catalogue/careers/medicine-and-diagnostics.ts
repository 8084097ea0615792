import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const medicineAndDiagnosticsCareers: readonly Career[] = jobFamily(
  'Medicine and Diagnostics',
  [
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
        4.86, 4.59, 4.62, 4.25, 4.03, 4.83, 4.31, 4.35, 4.56, 4.51, 4.9, 4.99, 4.76, 4.26, 3.22,
        4.87,
      ],
      relatedCareers: ['pediatrician', 'physician-assistant', 'pharmacist', 'dietitian'],
    },
    {
      id: 'pediatrician',
      title: 'Pediatrician',
      socCode: '29-1221.00',
      description:
        'You are a doctor for babies, children and teenagers. You check how they grow, give vaccines, treat illness and calm both a scared child and worried parents.',
      interests: [3.64, 6.18, 1.88, 6.64, 2.54, 3.58],
      jobZone: 5,
      skills: {
        'patient-care': 4.5,
        'decision-making': 4.25,
        'caring-for-children': 4,
        science: 4,
        'tracking-progress': 4,
      },
      workStyles: [
        4.35, 4.47, 4.2, 3.79, 4.35, 4.99, 4.41, 4.68, 4.31, 3.86, 4.58, 4.5, 4.85, 3.97, 2.92,
        4.22,
      ],
      relatedCareers: ['family-doctor', 'dietitian'],
    },
    {
      id: 'orthopedic-surgeon',
      title: 'Orthopedic Surgeon',
      socCode: '29-1242.00',
      description:
        'You operate on bones and joints, so that people can walk, lift and play sports again. You study scans, mend a broken leg or fit a new hip and see patients until they have healed.',
      interests: [5.08, 6.5, 1.48, 4.82, 2.36, 3.91],
      jobZone: 5,
      // O*NET rates no skills here: the figures are those of 29-1241.00, the closest related one.
      skills: {
        'hand-skills': 4.75,
        'patient-care': 4.25,
        'tracking-progress': 4,
        'time-management': 3.88,
        science: 3.88,
      },
      relatedCareers: ['prosthetist', 'dentist'],
    },
    {
      id: 'physician-assistant',
      title: 'Physician Assistant',
      socCode: '29-1071.00',
      description:
        'You examine and treat patients as part of a team with doctors. You might stitch a cut, order a test, explain a new medicine and help in an operation, all in one shift.',
      interests: [4, 4.94, 1.16, 5.89, 1.98, 4.46],
      jobZone: 5,
      skills: {
        'patient-care': 4.5,
        'helping-people': 4,
        empathy: 4,
        'decision-making': 4,
        science: 3.62,
      },
      workStyles: [
        4.41, 4.38, 4.41, 3.73, 4.76, 4.95, 4.05, 4.59, 4.72, 4.49, 4.83, 4.95, 4.89, 3.86, 3.03,
        4.68,
      ],
      medianPay: 133260,
      growthPercent: 20,
      relatedCareers: ['family-doctor', 'pharmacist'],
    },
    {
      id: 'pharmacist',
      title: 'Pharmacist',
      socCode: '29-1051.00',
      description:
        'You make sure that each person gets the right medicine, in the right amount, and knows how to take it. You check for dangerous mixes, give vaccines and answer questions that people forgot to ask their doctor.',
      interests: [2.82, 5.67, 1.48, 4.88, 2.62, 4.56],
      jobZone: 5,
      skills: {
        'attention-to-detail': 4.5,
        'tracking-progress': 3.88,
        'time-management': 3.62,
        science: 3.38,
        leadership: 3.38,
      },
      workStyles: [
        3.51, 4.08, 3.87, 4.24, 4.56, 4.69, 3.66, 4.37, 4.63, 3.96, 4.62, 4.78, 4.43, 3.77, 3.18,
        4.25,
      ],
      medianPay: 137480,
      growthPercent: 5,
      relatedCareers: ['family-doctor', 'physician-assistant'],
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
        3.87, 3.98, 4.21, 3.8, 4.37, 4.18, 3.65, 4.37, 4.28, 4.01, 4.39, 4.64, 4.48, 3.58, 3.21,
        4.02,
      ],
      medianPay: 43460,
      growthPercent: 6,
      relatedCareers: [
        'medical-assistant',
        'licensed-practical-nurse',
        'phlebotomist',
        'medical-laboratory-technician',
      ],
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
      relatedCareers: ['medical-laboratory-technician', 'biological-technician', 'phlebotomist'],
    },
    {
      id: 'medical-laboratory-technician',
      title: 'Medical Laboratory Technician',
      socCode: '29-2012.00',
      description:
        'You test blood and other samples so that doctors know what is wrong. You set up the machines, look through the microscope, check each result and keep everything free of germs.',
      interests: [6.01, 5.89, 1, 2.88, 1, 4.85],
      jobZone: 3,
      skills: {
        'lab-techniques': 4.5,
        'attention-to-detail': 4.25,
        science: 3.25,
        'quality-checking': 3.12,
        'watching-instruments': 3.12,
      },
      workStyles: [
        3.95, 3.83, 4.19, 3.58, 4.43, 4, 3.09, 4.19, 4.14, 4.18, 4.76, 4.88, 4.61, 4.51, 3.26, 4.43,
      ],
      // BLS gives pay and growth for the whole group 29-2010.
      medianPay: 61890,
      growthPercent: 2,
      relatedCareers: [
        'medical-laboratory-technologist',
        'biological-technician',
        'phlebotomist',
        'forensic-science-technician',
        'pharmacy-technician',
      ],
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
      relatedCareers: ['radiologic-technologist', 'neurodiagnostic-technologist'],
    },
    {
      id: 'radiologic-technologist',
      title: 'Radiologic Technologist',
      socCode: '29-2034.00',
      description:
        'You take X-rays and other pictures of the inside of the body. You place the patient just right, set the machine, keep everyone safe from rays and check that each image is sharp.',
      interests: [5.9, 4.88, 1, 3.41, 1, 5.08],
      jobZone: 3,
      skills: {
        'patient-care': 4,
        'working-safely': 4,
        empathy: 3.62,
        'helping-people': 3.5,
        'operating-machines': 3.25,
      },
      workStyles: [
        4.13, 3.73, 4.24, 3.54, 4.58, 4.65, 3.69, 4.56, 4.4, 4.27, 4.62, 4.53, 4.62, 4.17, 3.64,
        4.15,
      ],
      relatedCareers: ['diagnostic-medical-sonographer', 'neurodiagnostic-technologist'],
    },
    {
      id: 'neurodiagnostic-technologist',
      title: 'Neurodiagnostic Technologist',
      socCode: '29-2099.01',
      description:
        'You record what goes on in the brain and nerves, to find out why someone has seizures or cannot sleep. You place small sensors on the head, calm the patient and watch the waves on the screen.',
      interests: [5.32, 5.81, 1.41, 3.71, 1.42, 4.47],
      jobZone: 3,
      skills: {
        'patient-care': 4,
        'attention-to-detail': 4,
        listening: 4,
        'tracking-progress': 3.62,
        'quality-checking': 3,
      },
      workStyles: [
        4.1, 4.19, 4, 3.26, 4.68, 4.74, 4.07, 4.65, 4.55, 4.42, 4.87, 4.77, 4.74, 3.97, 3.13, 4.03,
      ],
      relatedCareers: [
        'radiologic-technologist',
        'diagnostic-medical-sonographer',
        'ophthalmic-medical-technician',
      ],
    },
    {
      id: 'surgical-technologist',
      title: 'Surgical Technologist',
      socCode: '29-2055.00',
      description:
        'You get the operating room ready and hand the surgeon each tool at the right second. You lay out clean instruments, count every sponge and help the team stay free of germs.',
      interests: [6.26, 3.22, 1, 3.82, 1.61, 4.85],
      jobZone: 3,
      skills: {
        'attention-to-detail': 4.25,
        'staying-calm': 4,
        'tracking-progress': 3.75,
        'managing-supplies': 3,
        'equipment-care': 3,
      },
      workStyles: [
        4.01, 3.73, 4.26, 3.56, 4.22, 4.27, 3.93, 4.58, 4.49, 4.36, 4.65, 4.7, 4.57, 4.26, 3.75,
        3.82,
      ],
      relatedCareers: ['veterinary-technician', 'skincare-specialist'],
    },
    {
      id: 'phlebotomist',
      title: 'Phlebotomist',
      socCode: '31-9097.00',
      description:
        'You draw blood for tests or donations so gently that people hardly feel it. You calm nervous patients, find the vein, label each tube and send it to the lab.',
      interests: [5.44, 4.69, 1, 3.6, 1.4, 5.42],
      jobZone: 3,
      skills: {
        'patient-care': 4.25,
        'hand-skills': 4.25,
        'helping-people': 3.62,
        empathy: 3.5,
        teaching: 3,
      },
      workStyles: [
        4.05, 3.95, 4, 3.5, 4.5, 4.82, 3.95, 4.32, 4.59, 4.14, 4.73, 4.91, 4.68, 4.27, 3.59, 3.91,
      ],
      medianPay: 43660,
      growthPercent: 6,
      relatedCareers: [
        'medical-laboratory-technician',
        'medical-laboratory-technologist',
        'pharmacy-technician',
      ],
    },
  ],
);
