import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const cameraAndSoundCareers: readonly Career[] = jobFamily('Camera and Sound', [
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
    relatedCareers: [
      'fine-artist',
      'graphic-designer',
      'animator',
      'art-director',
      'fashion-model',
    ],
  },
  {
    id: 'camera-operator',
    title: 'Camera Operator',
    socCode: '27-4031.00',
    description:
      'You film sports, news, movies or nature with steady hands and a good eye. You set up the camera, follow the action, talk with the director over a headset and catch the moment that counts.',
    interests: [4.89, 2, 5.04, 1.8, 2.28, 3.65],
    jobZone: 3,
    skills: {
      'camera-work': 4.75,
      'visual-design': 3.75,
      listening: 3.75,
      teamwork: 3.25,
      'time-management': 3.12,
    },
    workStyles: [
      4.11, 4.1, 3.92, 3.1, 4.32, 3.27, 2.7, 3.55, 4.03, 4.02, 4.49, 4.94, 3.91, 3.58, 3.37, 3.34,
    ],
    // BLS gives pay and growth for the whole group 27-4030.
    medianPay: 70570,
    growthPercent: 3,
    relatedCareers: ['audio-and-video-technician', 'photographer'],
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
    relatedCareers: [
      'film-and-video-editor',
      'art-director',
      'casting-director',
      'radio-host',
      'composer-and-conductor',
    ],
  },
  {
    id: 'casting-director',
    title: 'Casting Director',
    socCode: '27-2012.04',
    description:
      'You find the right actor for each role in a film, play or ad. You read the script, hold auditions, spot new talent and work out contracts with agents.',
    interests: [1.22, 1.42, 5.69, 4.27, 5.93, 3.57],
    jobZone: 4,
    skills: {
      interviewing: 4,
      empathy: 3.88,
      'decision-making': 3.88,
      storytelling: 3.5,
      negotiation: 3.38,
    },
    workStyles: [
      3.87, 4.38, 4.21, 3.84, 4.66, 4.27, 4.09, 4.24, 4.09, 4.24, 4.74, 4.58, 4.3, 4.08, 3.25, 3.28,
    ],
    medianPay: 83480,
    growthPercent: 5,
    relatedCareers: [
      'talent-agent',
      'producer-and-director',
      'composer-and-conductor',
      'choreographer',
      'actor',
    ],
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
    relatedCareers: ['audio-and-video-technician', 'lighting-technician', 'dj'],
  },
  {
    id: 'audio-and-video-technician',
    title: 'Audio and Video Technician',
    socCode: '27-4011.00',
    description:
      'You set up the sound, screens and cameras for concerts, meetings and games. You run cables, test each microphone, mix during the show and fix problems before anyone notices.',
    interests: [5.2, 2.74, 3.24, 1.97, 1.87, 4.58],
    jobZone: 3,
    skills: {
      'video-and-sound-editing': 4,
      'electrical-work': 3.75,
      'tracking-progress': 3.75,
      'watching-instruments': 3.5,
      'systems-thinking': 3,
    },
    workStyles: [
      3.95, 3.9, 4.04, 3.7, 4.22, 3.71, 3.32, 4.12, 4.16, 4.36, 4.37, 4.44, 4.18, 3.61, 3.85, 3.92,
    ],
    // BLS gives pay and growth for the whole group 27-4010.
    medianPay: 56600,
    growthPercent: 1,
    relatedCareers: [
      'sound-engineering-technician',
      'lighting-technician',
      'camera-operator',
      'electronics-technician',
    ],
  },
  {
    id: 'lighting-technician',
    title: 'Lighting Technician',
    socCode: '27-4015.00',
    description:
      'You make light that sets the mood for plays, concerts and films. You hang and aim lamps high above the stage, program color changes and run them on cue during the show.',
    interests: [6.99, 2.02, 2.38, 1.24, 1.95, 4.11],
    jobZone: 3,
    // O*NET rates no skills here: the figures are those of 47-2111.00, the closest related one.
    skills: {
      'electrical-work': 4.25,
      troubleshooting: 4,
      'visual-design': 3.5,
      'installing-equipment': 3.25,
      'choosing-tools': 3,
    },
    // BLS gives pay and growth for the whole group 27-4010.
    medianPay: 56600,
    growthPercent: 1,
    relatedCareers: [
      'electrician',
      'electronics-technician',
      'robotics-technician',
      'sound-engineering-technician',
      'audio-and-video-technician',
    ],
  },
]);
