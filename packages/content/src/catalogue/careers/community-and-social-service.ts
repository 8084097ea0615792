import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const communityAndSocialServiceCareers: readonly Career[] = jobFamily(
  'Community and Social Service',
  [
    {
      id: 'child-and-family-social-worker',
      title: 'Child and Family Social Worker',
      socCode: '21-1021.00',
      description:
        'You protect children and support families going through hard times, such as illness, conflict or neglect. You visit homes, listen to everyone, find help like counseling or a safe place to stay and write careful reports.',
      interests: [1.7, 3.32, 2.9, 6.85, 2.94, 3.57],
      jobZone: 4,
      skills: {
        listening: 4.88,
        empathy: 4.12,
        'helping-people': 4,
        negotiation: 3.75,
        'time-management': 3.75,
      },
      workStyles: [
        3.86, 4.14, 4.16, 3.69, 4.06, 4.62, 3.99, 4.13, 4.31, 4.19, 4.49, 3.85, 4.29, 4.01, 3.29,
        3.53,
      ],
      // BLS gives pay and growth for the whole group 21-1020.
      medianPay: 61330,
      growthPercent: 6,
      relatedCareers: ['community-program-manager', 'probation-officer', 'community-health-worker'],
    },
    {
      id: 'community-health-worker',
      title: 'Community Health Worker',
      socCode: '21-1094.00',
      description:
        'You connect neighbors with doctors, food programs and vaccines, often in their own language. You knock on doors, explain things in everyday words and follow up until people get the care they need.',
      interests: [2, 3.49, 2.22, 6.58, 3.53, 3.38],
      jobZone: 4,
      skills: {
        empathy: 4.12,
        'helping-people': 3.88,
        languages: 3.5,
        persuasion: 3.5,
        leadership: 3.25,
      },
      workStyles: [
        4.04, 3.89, 4.48, 4.3, 4.6, 4.43, 4.4, 4.25, 4.28, 4.51, 4.71, 4.22, 4.7, 4.52, 4.32, 4.07,
      ],
      medianPay: 51030,
      growthPercent: 11,
      relatedCareers: ['child-and-family-social-worker', 'community-program-manager'],
    },
    {
      id: 'school-counselor',
      title: 'School Counselor',
      socCode: '21-1012.00',
      description:
        'You help students handle grades, friendships and worries, and plan what comes after school. Your day moves between private talks, classroom visits and calls with parents and teachers.',
      interests: [1, 3.3, 3.13, 7, 3.92, 4.09],
      jobZone: 5,
      skills: {
        listening: 4.38,
        empathy: 4.12,
        'helping-people': 4,
        'helping-others-learn': 3.75,
        persuasion: 3.62,
      },
      workStyles: [
        3.7, 3.94, 3.67, 3.62, 4.62, 4.82, 4.42, 4.25, 4.12, 4.08, 4.4, 4.09, 4.41, 3.52, 3.5, 3.65,
      ],
      medianPay: 65140,
      growthPercent: 4,
      relatedCareers: ['special-education-teacher', 'child-and-family-social-worker'],
    },
    {
      id: 'clinical-psychologist',
      title: 'Clinical Psychologist',
      socCode: '19-3033.00',
      description:
        'You help people understand and change painful thoughts, feelings and habits. You listen, use tested methods of therapy, give and score assessments and keep up with new research.',
      interests: [1.05, 5.58, 3.06, 6.57, 2.65, 3.49],
      jobZone: 5,
      skills: {
        reading: 4.75,
        empathy: 4.38,
        'critical-thinking': 4.25,
        interviewing: 4,
        'helping-people': 3.75,
      },
      workStyles: [
        4.12, 4.32, 3.96, 3.28, 4.36, 4.92, 4.32, 4.84, 4.72, 4.36, 4.76, 3.96, 4.88, 4, 2.88, 4.21,
      ],
      // BLS gives pay and growth for the whole group 19-3030.
      medianPay: 94310,
      growthPercent: 6,
      relatedCareers: ['child-and-family-social-worker', 'community-health-worker'],
    },
    {
      id: 'probation-officer',
      title: 'Probation Officer',
      socCode: '21-1092.00',
      description:
        'You supervise people who have broken the law and help them build a life without crime. You meet them at home or in the office, check that court rules are kept and find training, jobs or treatment.',
      interests: [2.35, 3.44, 2.15, 5.56, 3.92, 4.18],
      jobZone: 4,
      skills: {
        empathy: 4,
        'knowing-the-law': 3.75,
        'staying-calm': 3.75,
        'tracking-progress': 3.75,
        'problem-solving': 3.75,
      },
      workStyles: [
        3.84, 3.98, 3.97, 3.88, 4.04, 4.24, 3.67, 4.58, 4.51, 4.21, 4.55, 4.38, 4.63, 3.98, 3.25,
        3.66,
      ],
      medianPay: 64520,
      growthPercent: 3,
      relatedCareers: ['child-and-family-social-worker', 'community-health-worker'],
    },
    {
      id: 'community-program-manager',
      title: 'Community Program Manager',
      socCode: '11-9151.00',
      description:
        'You run programs that help people, such as a food bank, youth center or shelter. You plan budgets, guide staff and volunteers and show donors what their money has done.',
      interests: [1, 2.17, 2.43, 5.43, 6.97, 4.21],
      jobZone: 4,
      skills: {
        'helping-people': 4,
        leadership: 3.88,
        'time-management': 3.88,
        teamwork: 3.88,
        'measuring-results': 3.75,
      },
      workStyles: [
        4.43, 4.49, 4.71, 4.85, 4.52, 4.47, 4.25, 4.67, 4.59, 4.72, 4.75, 4.34, 4.85, 4.08, 3.89,
        4.17,
      ],
      medianPay: 78240,
      growthPercent: 6,
      relatedCareers: [
        'child-and-family-social-worker',
        'community-health-worker',
        'fundraiser',
        'health-services-manager',
      ],
    },
    {
      id: 'fundraiser',
      title: 'Fundraiser',
      socCode: '13-1131.00',
      description:
        'You persuade people and companies to give money to a cause that you believe in. You write appeals, plan charity events and stay in touch with donors long after the first gift.',
      interests: [1, 2.02, 3.22, 4.23, 6.03, 4.07],
      jobZone: 4,
      skills: { writing: 4, negotiation: 3.88, planning: 3.75, teamwork: 3.75, budgeting: 3 },
      workStyles: [
        4.52, 4.67, 4.62, 3.95, 4.43, 4.33, 4.1, 4.24, 4.1, 4.1, 4.71, 4.43, 4.81, 3.52, 3.38, 3.62,
      ],
      medianPay: 66490,
      growthPercent: 4,
      relatedCareers: ['public-relations-specialist', 'community-program-manager', 'event-planner'],
    },
  ],
);
