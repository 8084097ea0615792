import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const performanceAndSportsCareers: readonly Career[] = jobFamily('Performance and Sports', [
  {
    id: 'actor',
    title: 'Actor',
    socCode: '27-2011.00',
    description:
      'You become another person on stage, on screen or behind a microphone. You learn lines, rehearse scenes, go to many auditions and often keep a second job between roles.',
    interests: [2.29, 2.16, 7, 4.08, 4, 1.81],
    jobZone: 2,
    skills: { performing: 4.75, storytelling: 4, reading: 3.88, speaking: 3.88, empathy: 3.75 },
    workStyles: [
      4.73, 4.84, 4.81, 3.72, 5, 4.16, 4.79, 4.53, 4.63, 4.78, 4.78, 4.05, 3.93, 3.9, 4.06, 3.25,
    ],
    // Paid by the hour and rarely all year round, so BLS gives no yearly median.
    growthPercent: 0,
    relatedCareers: ['musician', 'dancer'],
  },
  {
    id: 'musician',
    title: 'Musician',
    socCode: '27-2042.00',
    description:
      'You sing or play an instrument for listeners in concert halls, clubs, studios or at weddings. Behind each performance stand hours of daily practice, rehearsals with others and travel.',
    interests: [2.87, 1.53, 6.66, 3.41, 3.42, 2.17],
    jobZone: 4,
    skills: {
      music: 4.75,
      performing: 4.5,
      speaking: 3.38,
      'tracking-progress': 3.25,
      empathy: 3.12,
    },
    workStyles: [
      4.26, 4.24, 3.78, 3.39, 4.27, 3.66, 3.67, 4.09, 4.16, 3.95, 4.64, 4.48, 3.43, 3.59, 3.19,
      3.29,
    ],
    // Paid by the hour and rarely all year round, so BLS gives no yearly median.
    growthPercent: 1,
    relatedCareers: ['actor', 'dancer'],
  },
  {
    id: 'dancer',
    title: 'Dancer',
    socCode: '27-2031.00',
    description:
      'You tell stories and show feelings through movement on stage or on screen. You train your body every day, learn new steps with a choreographer and audition for the next show.',
    interests: [4.83, 1.43, 6.39, 3.65, 3.18, 1.61],
    jobZone: 3,
    skills: {
      'fitness-and-movement': 4.75,
      performing: 4.5,
      'physical-stamina': 4.25,
      teamwork: 3,
    },
    workStyles: [
      4.57, 4.56, 4.36, 3.2, 4.41, 3.79, 3.95, 4.04, 4.27, 4.31, 4.26, 4.37, 3.41, 3.84, 3.9, 3.34,
    ],
    // Paid by the hour and rarely all year round, so BLS gives no yearly median.
    growthPercent: 5,
    relatedCareers: ['musician', 'actor'],
  },
  {
    id: 'producer-and-director',
    title: 'Producer and Director',
    socCode: '27-2012.00',
    description:
      'You turn a script or an idea into a film, play or show and lead the people who make it. You choose the cast, plan time and money and decide on set or in rehearsal what each scene should be.',
    interests: [2.13, 2.24, 6.14, 3.12, 5.78, 3.56],
    jobZone: 4,
    skills: {
      storytelling: 4.25,
      'creative-thinking': 4,
      teamwork: 3.88,
      leadership: 3.62,
      budgeting: 3,
    },
    workStyles: [
      3.86, 4.21, 4.18, 4.32, 4.56, 3.89, 4.05, 4.12, 4.38, 4.32, 4.77, 4.77, 4.49, 4.12, 3.95,
      3.97,
    ],
    medianPay: 83480,
    growthPercent: 5,
    relatedCareers: ['film-and-video-editor', 'animator', 'journalist'],
  },
  {
    id: 'sports-coach',
    title: 'Sports Coach',
    socCode: '27-2022.00',
    description:
      'You help athletes grow stronger, smarter and braver, as a team or on their own. You plan training, correct technique, watch opponents and find the right words at half-time.',
    interests: [4.25, 2.15, 2.43, 5.31, 5.15, 3.45],
    jobZone: 4,
    skills: {
      teaching: 4.75,
      'fitness-and-movement': 4,
      leadership: 3.88,
      'time-management': 3.88,
      persuasion: 3.88,
    },
    workStyles: [
      4.01, 4.15, 4.14, 4.51, 4.35, 4.32, 4.01, 4.34, 4.18, 4.29, 4.54, 4.18, 4.4, 3.8, 3.42, 3.81,
    ],
    medianPay: 45920,
    growthPercent: 6,
    relatedCareers: ['referee', 'fitness-trainer'],
  },
  {
    id: 'referee',
    title: 'Referee',
    socCode: '27-2023.00',
    description:
      'You make sure that a game is played fairly and by the rules. You run with the play, decide within a second, explain your call and stay firm when a whole crowd disagrees.',
    interests: [4.3, 1.6, 1.15, 3.44, 5.77, 4.53],
    jobZone: 2,
    skills: {
      'staying-calm': 4.25,
      'fitness-and-movement': 3.75,
      speaking: 3.62,
      'decision-making': 3.25,
      'helping-others-learn': 3,
    },
    workStyles: [
      3.95, 4.19, 3.95, 3.9, 4.29, 3.48, 4.05, 4.76, 4.48, 4.24, 5, 4.48, 4.76, 3.48, 2.43, 3.57,
    ],
    medianPay: 38820,
    growthPercent: 6,
    relatedCareers: ['sports-coach', 'animal-trainer'],
  },
]);
