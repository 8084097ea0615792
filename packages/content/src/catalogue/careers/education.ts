import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const educationCareers: readonly Career[] = jobFamily('Education', [
  {
    id: 'elementary-school-teacher',
    title: 'Elementary School Teacher',
    socCode: '25-2021.00',
    description:
      'You teach one class of children reading, writing, math and much else. You plan lessons, settle quarrels, celebrate first successes and talk with parents about how their child is doing.',
    interests: [2.64, 3.35, 3.87, 7, 2.57, 3.78],
    jobZone: 4,
    skills: {
      'caring-for-children': 4.25,
      'helping-others-learn': 4.25,
      'tracking-progress': 4,
      teamwork: 3.88,
      'time-management': 3.75,
    },
    workStyles: [
      4.44, 4.74, 4.7, 4.63, 4.62, 4.76, 4.27, 4.65, 4.55, 4.77, 4.88, 4.61, 4.81, 4.47, 4.27, 3.99,
    ],
    relatedCareers: [
      'high-school-teacher',
      'special-education-teacher',
      'teaching-assistant',
      'preschool-teacher',
    ],
  },
  {
    id: 'high-school-teacher',
    title: 'High School Teacher',
    socCode: '25-2031.00',
    description:
      'You teach teenagers a subject that you love, such as history, biology or math. You explain, ask, grade and discuss, and you notice who needs a push or a kind word.',
    interests: [2.73, 3.19, 3.77, 7, 2.9, 3.61],
    jobZone: 4,
    skills: {
      teaching: 4.12,
      empathy: 3.88,
      'tracking-progress': 3.88,
      teamwork: 3.75,
      'quick-learning': 3.75,
    },
    workStyles: [
      4.26, 4.39, 4.31, 4.16, 4.52, 4.59, 4.33, 4.63, 4.49, 4.63, 4.58, 4.25, 4.69, 4.05, 3.98,
      4.18,
    ],
    medianPay: 64580,
    growthPercent: -2,
    relatedCareers: ['elementary-school-teacher', 'special-education-teacher'],
  },
  {
    id: 'preschool-teacher',
    title: 'Preschool Teacher',
    socCode: '25-2011.00',
    description:
      'You help children of three to five learn through play, songs and stories. You set up activities, tie shoes, comfort tears and teach how to share and take turns.',
    interests: [2.94, 2.76, 3.98, 7, 2.49, 3.61],
    jobZone: 3,
    skills: {
      'caring-for-children': 4.75,
      teaching: 4,
      teamwork: 3.75,
      empathy: 3.75,
      'helping-people': 3.62,
    },
    workStyles: [
      3.65, 3.87, 4.3, 4.28, 4.58, 4.65, 4.25, 4.7, 4.51, 4.59, 4.67, 4.27, 4.74, 4.34, 4.12, 3.61,
    ],
    medianPay: 37120,
    growthPercent: 4,
    relatedCareers: ['special-education-teacher', 'elementary-school-teacher', 'childcare-worker'],
  },
  {
    id: 'special-education-teacher',
    title: 'Special Education Teacher',
    socCode: '25-2056.00',
    description:
      'You teach children who need another way to learn, for example because of autism, dyslexia or poor sight. You fit every lesson to the child, cheer each small step and work hand in hand with the family.',
    interests: [2.27, 3.94, 3.65, 7, 1.77, 3.48],
    jobZone: 4,
    skills: {
      teaching: 4.25,
      speaking: 4.25,
      empathy: 4.12,
      'caring-for-children': 4,
      'helping-people': 3.62,
    },
    // BLS gives pay and growth for the whole group 25-2050.
    medianPay: 64270,
    growthPercent: -1,
    relatedCareers: [
      'school-counselor',
      'preschool-teacher',
      'elementary-school-teacher',
      'high-school-teacher',
      'teaching-assistant',
    ],
  },
  {
    id: 'librarian',
    title: 'Librarian',
    socCode: '25-4022.00',
    description:
      'You help people find books, facts and answers that they can trust. You choose what the library buys, run story hours or computer classes and untangle hard questions at the help desk.',
    interests: [2.32, 3.63, 2.65, 4.04, 2.75, 5.83],
    jobZone: 5,
    skills: {
      research: 4.25,
      reading: 3.88,
      speaking: 3.88,
      'record-keeping': 3.5,
      'helping-people': 3.38,
    },
    workStyles: [
      4.18, 4.11, 4.43, 3.92, 4.54, 4.37, 3.9, 4.29, 3.94, 4.48, 4.53, 4.27, 4.53, 4.32, 3.93, 3.95,
    ],
    medianPay: 64320,
    growthPercent: 2,
    relatedCareers: ['library-technician', 'museum-curator'],
  },
  {
    id: 'museum-curator',
    title: 'Museum Curator',
    socCode: '25-4012.00',
    description:
      'You choose what a museum shows and tell the story behind each object. You research a collection, plan exhibitions, write the labels and decide how fragile pieces are stored and lent.',
    interests: [2.47, 3.43, 2.98, 3.82, 3.84, 5.36],
    jobZone: 5,
    skills: {
      research: 4.25,
      writing: 3.88,
      storytelling: 3.5,
      'systems-thinking': 3.38,
      'managing-supplies': 3,
    },
    workStyles: [
      4.04, 4.21, 4.7, 4.31, 4.32, 3.43, 3.16, 3.86, 3.92, 3.98, 4.42, 4.7, 4.55, 4.21, 4.06, 4.26,
    ],
    // BLS gives pay and growth for the whole group 25-4010.
    medianPay: 57100,
    growthPercent: 6,
    relatedCareers: ['librarian', 'teaching-assistant'],
  },
  {
    id: 'teaching-assistant',
    title: 'Teaching Assistant',
    socCode: '25-9042.00',
    description:
      'You support a teacher by working with small groups and single children who need extra help. You hand out materials, read aloud, watch over recess and encourage pupils who are about to give up.',
    interests: [2.55, 2.3, 2.78, 6.52, 2.98, 4.25],
    jobZone: 3,
    skills: {
      'caring-for-children': 4.25,
      empathy: 3.75,
      'helping-people': 3.5,
      teamwork: 3.5,
      'helping-others-learn': 3.38,
    },
    workStyles: [
      3.36, 3.57, 3.33, 3.22, 4.16, 4.5, 4.23, 4.27, 4.4, 4.47, 4.54, 3.83, 4.45, 3.99, 3.29, 3.27,
    ],
    // BLS gives pay and growth for the whole group 25-9045.
    medianPay: 35240,
    growthPercent: -1,
    relatedCareers: ['elementary-school-teacher', 'special-education-teacher'],
  },
  {
    id: 'childcare-worker',
    title: 'Childcare Worker',
    socCode: '39-9011.00',
    description:
      'You look after small children while their parents work. You feed, change and comfort them, plan games and crafts and tell parents at pickup how the day went.',
    interests: [3.08, 1.48, 3.58, 6.18, 2.75, 3.44],
    jobZone: 2,
    skills: {
      'caring-for-children': 4.75,
      'tracking-progress': 3.5,
      'helping-people': 3.38,
      'first-aid': 3.25,
      'helping-others-learn': 3,
    },
    workStyles: [
      3.56, 3.71, 3.92, 3.91, 4.42, 4.46, 4.16, 4.61, 4.47, 4.13, 4.25, 4.29, 4.47, 4.01, 3.74,
      3.61,
    ],
    medianPay: 32050,
    growthPercent: -3,
    relatedCareers: ['preschool-teacher', 'home-health-aide'],
  },
]);
