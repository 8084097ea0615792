import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const mediaAndWritingCareers: readonly Career[] = jobFamily('Media and Writing', [
  {
    id: 'journalist',
    title: 'Journalist',
    socCode: '27-3023.00',
    description:
      'You find out what is going on and tell the public in words, sound or video. You chase a tip, interview people, check each fact twice and file the story before the deadline.',
    interests: [1.47, 4.16, 5.09, 2.8, 3.95, 3.64],
    jobZone: 4,
    skills: {
      interviewing: 4.5,
      storytelling: 4.25,
      speaking: 4.12,
      writing: 4,
      'time-management': 3.5,
    },
    workStyles: [
      4.42, 4.23, 4.55, 3.8, 4.1, 3.54, 3.75, 4.29, 4.51, 4.25, 4.8, 4.71, 4.59, 3.66, 3.65, 3.89,
    ],
    medianPay: 60280,
    growthPercent: -4,
    relatedCareers: ['editor', 'writer', 'producer-and-director'],
  },
  {
    id: 'writer',
    title: 'Writer',
    socCode: '27-3043.00',
    description:
      'You write books, scripts, articles or speeches that inform, move or entertain. You spend much of the day alone with a draft, researching, cutting and rewriting until each line earns its place.',
    interests: [1, 3.25, 6.68, 2.86, 4.75, 3.34],
    jobZone: 4,
    skills: {
      writing: 4.75,
      storytelling: 4.5,
      'time-management': 3.62,
      research: 3.5,
      persuasion: 3.38,
    },
    workStyles: [
      3.95, 4.68, 4.61, 3.65, 4.59, 3.31, 3.14, 4.23, 4.25, 4.31, 4.86, 4.52, 3.69, 3.96, 3.35,
      3.73,
    ],
    medianPay: 72270,
    growthPercent: 4,
    relatedCareers: ['public-relations-specialist', 'journalist', 'editor'],
  },
  {
    id: 'editor',
    title: 'Editor',
    socCode: '27-3041.00',
    description:
      "You make other people's writing clearer, truer and better to read. You choose which stories to run, question weak passages, fix language and guide authors through the next draft.",
    interests: [1.03, 2.9, 5.39, 2.56, 4.13, 4.68],
    jobZone: 4,
    skills: {
      reading: 4.88,
      'attention-to-detail': 4.25,
      storytelling: 3.75,
      'time-management': 3.38,
      'quality-checking': 3.25,
    },
    workStyles: [
      3.82, 3.85, 4.16, 4.04, 4.36, 3.77, 3.62, 3.91, 4.26, 4.35, 4.33, 4.65, 4.49, 3.8, 4, 3.84,
    ],
    medianPay: 75260,
    growthPercent: 1,
    relatedCareers: ['film-and-video-editor', 'journalist', 'writer', 'technical-writer'],
  },
  {
    id: 'photographer',
    title: 'Photographer',
    socCode: '27-4021.00',
    description:
      'You take pictures that sell a product, tell a story or hold on to a moment. A day may start with setting up lights for a portrait and end with choosing and retouching the best shots.',
    interests: [5.54, 2.18, 5.28, 1.94, 2.28, 3.35],
    jobZone: 3,
    skills: {
      'camera-work': 4.75,
      'visual-design': 4,
      speaking: 3.75,
      'helping-people': 3.25,
      'quick-learning': 3.12,
    },
    workStyles: [
      3.91, 3.82, 4.23, 3.55, 4.23, 4.36, 3.91, 4.32, 3.95, 4.23, 4.82, 4.64, 4.76, 3.77, 3.73,
      3.23,
    ],
    medianPay: 42520,
    growthPercent: 2,
    relatedCareers: ['fine-artist', 'graphic-designer', 'animator'],
  },
  {
    id: 'film-and-video-editor',
    title: 'Film and Video Editor',
    socCode: '27-4032.00',
    description:
      'You cut hours of footage into a film, series or clip that holds attention. You pick the best takes, order the scenes, set the rhythm and add sound and color together with the director.',
    interests: [3.14, 1.91, 5.61, 1.96, 3.08, 3.75],
    jobZone: 4,
    skills: {
      'video-and-sound-editing': 4.75,
      storytelling: 4.25,
      listening: 3.75,
      'quick-learning': 3.25,
      'problem-solving': 3.25,
    },
    workStyles: [
      4.59, 4.64, 4.72, 4.37, 4.77, 4.16, 4, 4.76, 4.95, 4.76, 4.79, 4.9, 4.81, 4.74, 4.49, 4.04,
    ],
    // BLS gives pay and growth for the whole group 27-4030.
    medianPay: 70570,
    growthPercent: 3,
    relatedCareers: ['editor', 'producer-and-director', 'animator'],
  },
  {
    id: 'sound-engineering-technician',
    title: 'Sound Engineering Technician',
    socCode: '27-4014.00',
    description:
      'You record, mix and fix sound for concerts, albums, films and podcasts. You place microphones, balance voices and instruments at the mixing desk and hunt down every hum and crackle.',
    interests: [5.14, 2.68, 4.45, 1.69, 2.16, 4.22],
    jobZone: 3,
    skills: {
      'video-and-sound-editing': 4.5,
      music: 3.75,
      'problem-solving': 3.38,
      'operating-machines': 3.25,
      'systems-thinking': 3.12,
    },
    workStyles: [
      4.56, 4.52, 4.41, 3.67, 4.58, 3.92, 3.58, 4.15, 4.58, 4.58, 4.73, 4.69, 4.15, 3.7, 3.44, 3.89,
    ],
    // BLS gives pay and growth for the whole group 27-4010.
    medianPay: 56600,
    growthPercent: 1,
    relatedCareers: ['photographer', 'film-and-video-editor'],
  },
  {
    id: 'interpreter-and-translator',
    title: 'Interpreter and Translator',
    socCode: '27-3091.00',
    description:
      'You carry meaning from one language into another, out loud or in writing. You may help a patient talk with a doctor in the morning and translate a contract after lunch, getting tone and detail right.',
    interests: [1.89, 3.19, 4.28, 3.48, 1.9, 4.79],
    jobZone: 4,
    skills: {
      languages: 4.75,
      speaking: 4.12,
      writing: 3.75,
      'tracking-progress': 3.62,
      'helping-others-learn': 3,
    },
    workStyles: [
      4.03, 3.75, 4.06, 3.36, 4.41, 4, 3.74, 4.21, 4.08, 4.17, 4.47, 4.57, 4.73, 4.43, 3.42, 3.66,
    ],
    medianPay: 59440,
    growthPercent: 2,
    relatedCareers: ['technical-writer', 'editor'],
  },
  {
    id: 'technical-writer',
    title: 'Technical Writer',
    socCode: '27-3042.00',
    description:
      'You explain complicated things, such as software or medical devices, so that anyone can use them. You try the product, question the engineers and turn what you learn into clear guides with pictures.',
    interests: [2.78, 3.69, 4.23, 2.01, 1.97, 5.32],
    jobZone: 4,
    skills: {
      writing: 4.88,
      speaking: 3.75,
      'critical-thinking': 3.62,
      research: 3.5,
      'quick-learning': 3.25,
    },
    workStyles: [
      4.17, 3.98, 4.2, 3.03, 4.2, 3.53, 2.74, 3.89, 3.77, 3.88, 4.64, 4.74, 4.25, 4.19, 3.54, 3.83,
    ],
    medianPay: 91670,
    growthPercent: 1,
    relatedCareers: ['editor', 'interpreter-and-translator'],
  },
]);
