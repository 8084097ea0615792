import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const businessAndManagementCareers: readonly Career[] = jobFamily(
  'Business and Management',
  [
    {
      id: 'human-resources-specialist',
      title: 'Human Resources Specialist',
      socCode: '13-1071.00',
      description:
        'You find the right people for a company and help them once they are there. You read applications, hold interviews, answer questions about pay and leave and step in when coworkers clash.',
      interests: [1.03, 2.52, 1.35, 3.78, 5.67, 5.52],
      jobZone: 4,
      skills: {
        interviewing: 4.25,
        speaking: 4.12,
        writing: 3.88,
        'critical-thinking': 3.88,
        'helping-people': 3.38,
      },
      workStyles: [
        3.72, 3.85, 3.94, 4.04, 4.59, 4.37, 4.13, 4.51, 4.45, 4.43, 4.49, 4.57, 4.63, 4.22, 3.75,
        4.03,
      ],
      medianPay: 72910,
      growthPercent: 6,
      relatedCareers: ['health-services-manager', 'operations-manager'],
    },
    {
      id: 'event-planner',
      title: 'Event Planner',
      socCode: '13-1121.00',
      description:
        'You organize conferences, weddings and festivals so that guests notice only the fun. You book places and caterers, keep a long list of details and stay cheerful when something goes wrong on the day.',
      interests: [1, 1.56, 2.49, 4.56, 7, 4.96],
      jobZone: 4,
      skills: {
        planning: 4.75,
        teamwork: 3.88,
        'helping-people': 3.88,
        'time-management': 3.75,
        budgeting: 3,
      },
      workStyles: [
        4.02, 4.19, 4.33, 4.01, 4.73, 4.24, 4.37, 4.63, 4.79, 4.71, 4.87, 4.9, 4.45, 4.01, 4.07,
        3.81,
      ],
      medianPay: 59440,
      growthPercent: 5,
      relatedCareers: ['fundraiser', 'public-relations-specialist', 'executive-assistant'],
    },
    {
      id: 'training-specialist',
      title: 'Training Specialist',
      socCode: '13-1151.00',
      description:
        'You teach people at work the skills that their job asks for, from new software to first aid. You find out what they need, build lessons and videos and check later whether the training helped.',
      interests: [2.03, 4.03, 3.19, 5.64, 3.68, 3.76],
      jobZone: 4,
      skills: {
        teaching: 4.38,
        speaking: 4.38,
        empathy: 4,
        teamwork: 3.75,
        'understanding-user-needs': 3.12,
      },
      workStyles: [
        4, 3.91, 4.13, 4.13, 4.43, 4.09, 3.87, 4.32, 4.04, 4.39, 4.43, 4.04, 4.39, 3.83, 3.74, 4.04,
      ],
      medianPay: 65850,
      growthPercent: 11,
      relatedCareers: ['health-services-manager', 'event-planner'],
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
      relatedCareers: ['community-program-manager', 'human-resources-specialist'],
    },
    {
      id: 'construction-manager',
      title: 'Construction Manager',
      socCode: '11-9021.00',
      description:
        'You lead a building project from the first dig to handing over the keys. You schedule crews and deliveries, watch costs and safety and settle the surprises that come up on site every day.',
      interests: [4.68, 3.18, 1.7, 2.35, 5.73, 4.8],
      jobZone: 4,
      skills: {
        leadership: 4.12,
        'reading-plans': 4,
        'time-management': 4,
        budgeting: 3.62,
        'managing-supplies': 3.38,
      },
      workStyles: [
        4, 4.2, 4.3, 4.4, 4.15, 3.55, 3.3, 4.25, 4.3, 3.95, 4.55, 4.5, 4.65, 3.68, 3.3, 3.9,
      ],
      medianPay: 106980,
      growthPercent: 9,
      relatedCareers: ['civil-engineer', 'building-inspector', 'architect'],
    },
    {
      id: 'operations-manager',
      title: 'Operations Manager',
      socCode: '11-1021.00',
      description:
        "You keep an organization running day to day: its people, its money and its supplies. You set goals with team leaders, read the week's numbers and fix whatever holds things up.",
      interests: [2.2, 2.37, 1.29, 3.38, 7, 5.34],
      jobZone: 4,
      skills: {
        'tracking-progress': 4,
        teamwork: 3.88,
        leadership: 3.75,
        'managing-supplies': 3.12,
        budgeting: 3,
      },
      workStyles: [
        4.29, 4.17, 4.47, 4.6, 4.41, 4.28, 3.89, 4.35, 4.44, 4.35, 4.83, 4.74, 4.84, 4.14, 4.13,
        4.17,
      ],
      relatedCareers: ['human-resources-specialist', 'event-planner'],
    },
  ],
);
