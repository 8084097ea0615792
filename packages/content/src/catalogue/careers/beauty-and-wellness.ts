import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const beautyAndWellnessCareers: readonly Career[] = jobFamily('Beauty and Wellness', [
  {
    id: 'hairstylist',
    title: 'Hairstylist',
    socCode: '39-5012.00',
    description:
      'You cut, color and style hair so that people leave happier than they came. You talk over the look, mix colors, work with scissors and dryer and give tips for care at home.',
    interests: [5.4, 1.54, 3.24, 3.72, 3.25, 3.92],
    jobZone: 3,
    skills: {
      'style-and-color': 4.5,
      'hand-skills': 4.25,
      listening: 3.88,
      'helping-people': 3.62,
      'quick-learning': 3.25,
    },
    workStyles: [
      4.09, 3.71, 3.75, 3.3, 4.4, 4.09, 3.87, 4.45, 3.78, 4.22, 4.38, 4.47, 4.14, 4.21, 3.93, 3.23,
    ],
    // BLS gives pay and growth for the whole group 39-5010.
    medianPay: 35420,
    growthPercent: 5,
    relatedCareers: ['skincare-specialist', 'makeup-artist'],
  },
  {
    id: 'fitness-trainer',
    title: 'Fitness Trainer',
    socCode: '39-9031.00',
    description:
      'You help people get fitter, alone or in a group class. You show exercises, correct posture, adapt the plan to each body and keep everyone going when it gets hard.',
    interests: [5.23, 2.71, 2.4, 5.62, 3.51, 2.98],
    jobZone: 3,
    skills: {
      'fitness-and-movement': 4.75,
      teaching: 4,
      'helping-people': 3.75,
      speaking: 3.62,
      empathy: 3.12,
    },
    workStyles: [
      3.52, 3.62, 3.81, 4.05, 3.9, 4.52, 4.14, 4.1, 3.52, 3.95, 4.62, 3.86, 4.33, 4.05, 3.71, 3.14,
    ],
    medianPay: 46180,
    growthPercent: 12,
    relatedCareers: ['sports-coach', 'animal-trainer'],
  },
  {
    id: 'massage-therapist',
    title: 'Massage Therapist',
    socCode: '31-9011.00',
    description:
      'You ease pain and stress by working on muscles with your hands. You ask where it hurts, choose the right technique, keep notes and give advice on stretching.',
    interests: [4.84, 3.79, 2.23, 5.75, 2.1, 2.66],
    jobZone: 3,
    skills: {
      'hand-skills': 4.25,
      'physical-stamina': 3.75,
      speaking: 3.62,
      'helping-people': 3.25,
      empathy: 3.25,
    },
    workStyles: [
      3.81, 3.5, 3.96, 3.08, 4.31, 4.88, 3.77, 4.58, 3.81, 4, 4.81, 4.23, 4.77, 4.27, 3.65, 3.77,
    ],
    medianPay: 57950,
    growthPercent: 15,
    relatedCareers: ['occupational-therapy-assistant', 'skincare-specialist'],
  },
  {
    id: 'makeup-artist',
    title: 'Makeup Artist',
    socCode: '39-5091.00',
    description:
      'You change faces for film, theater and photo shoots, from a natural glow to monsters and wounds. You sketch the look, apply makeup or false noses and touch it up between takes.',
    interests: [4.33, 1.37, 6.72, 3, 3.08, 3.01],
    jobZone: 3,
    skills: {
      'style-and-color': 4.5,
      'creative-thinking': 4,
      'hand-skills': 4,
      speaking: 3.75,
      reading: 3.62,
    },
    workStyles: [
      4.26, 4.35, 4.39, 3.87, 4.61, 4.52, 3.87, 4.74, 4.7, 4.61, 4.78, 4.83, 4.35, 3.91, 4.22, 3.65,
    ],
    relatedCareers: ['hairstylist', 'fine-artist', 'skincare-specialist'],
  },
  {
    id: 'skincare-specialist',
    title: 'Skincare Specialist',
    socCode: '39-5094.00',
    description:
      "You clean, treat and care for people's skin in a salon, spa or clinic. You look closely, choose masks or peels that suit the skin type and show clients how to look after it at home.",
    interests: [5.48, 2.04, 2.95, 4.18, 3.12, 3.37],
    jobZone: 3,
    skills: {
      'style-and-color': 3.75,
      'hand-skills': 3.75,
      speaking: 3.75,
      'helping-people': 3.62,
      empathy: 3.12,
    },
    workStyles: [
      3.59, 3.5, 3.65, 3.11, 4.69, 4.9, 4.65, 4.85, 4.36, 4.56, 4.96, 4.94, 4.71, 4.39, 3.86, 3.24,
    ],
    medianPay: 41560,
    growthPercent: 7,
    relatedCareers: ['hairstylist', 'massage-therapist', 'makeup-artist'],
  },
]);
