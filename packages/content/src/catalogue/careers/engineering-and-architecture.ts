import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const engineeringAndArchitectureCareers: readonly Career[] = jobFamily(
  'Engineering and Architecture',
  [
    {
      id: 'architect',
      title: 'Architect',
      socCode: '17-1011.00',
      description:
        'You design buildings that people want to live, learn and work in, from the first sketch to the last door handle. One day you draw and build models, the next you walk a building site and check that the plans are followed.',
      interests: [4.92, 3.88, 4.13, 2.53, 3.65, 4.44],
      jobZone: 5,
      skills: {
        drawing: 4,
        'computer-aided-design': 4,
        'understanding-user-needs': 4,
        math: 3.5,
        'systems-thinking': 3.5,
      },
      workStyles: [
        4.1, 4.19, 4.43, 4, 4.57, 3.86, 3.4, 3.76, 4.3, 4.1, 4.48, 4.8, 4.38, 3.67, 3.86, 4.55,
      ],
      medianPay: 96690,
      growthPercent: 4,
      relatedCareers: [
        'landscape-architect',
        'interior-designer',
        'construction-manager',
        'civil-engineer',
        'building-inspector',
      ],
    },
    {
      id: 'landscape-architect',
      title: 'Landscape Architect',
      socCode: '17-1012.00',
      description:
        'You shape parks, schoolyards and city squares, choosing where paths, trees and water should go. You walk the site, draw plans on the computer and explain them to the neighbors who will use the place.',
      interests: [5.42, 4.73, 4.68, 2.67, 3.65, 3.7],
      jobZone: 4,
      skills: {
        'problem-solving': 3.88,
        'computer-aided-design': 3.75,
        'understanding-user-needs': 3.75,
        teamwork: 3.75,
        'growing-plants': 3.5,
      },
      workStyles: [
        3.93, 3.89, 4.18, 3.89, 4.21, 3.39, 3.25, 3.71, 3.96, 4.18, 4.43, 4.54, 4.32, 3.57, 4.21, 4,
      ],
      medianPay: 79660,
      growthPercent: 3,
      relatedCareers: ['architect', 'civil-engineer', 'interior-designer'],
    },
    {
      id: 'civil-engineer',
      title: 'Civil Engineer',
      socCode: '17-2051.00',
      description:
        'You plan bridges, roads, tunnels and water pipes that must stay safe for decades. Part of the week goes into calculations and drawings, part into visiting sites in boots and a hard hat.',
      interests: [6.43, 5.15, 2.21, 1.69, 2.66, 4.61],
      jobZone: 4,
      skills: {
        'reading-plans': 4,
        math: 3.88,
        science: 3.75,
        'time-management': 3.75,
        'understanding-user-needs': 3.62,
      },
      workStyles: [
        3.76, 3.71, 4.05, 3.57, 3.71, 3.1, 2.81, 3.81, 3.76, 3.67, 4.48, 4.38, 4.57, 3.5, 3.43,
        4.38,
      ],
      medianPay: 99590,
      growthPercent: 5,
      relatedCareers: [
        'construction-manager',
        'building-inspector',
        'landscape-architect',
        'architect',
        'architectural-drafter',
      ],
    },
    {
      id: 'aerospace-engineer',
      title: 'Aerospace Engineer',
      socCode: '17-2011.00',
      description:
        'You design and test aircraft, satellites and rockets. You run computer models of a wing or an engine, study what broke in the last test and suggest a lighter or stronger part.',
      interests: [5.65, 6.05, 2.35, 1.25, 2.52, 4.44],
      jobZone: 4,
      skills: {
        science: 4,
        'understanding-user-needs': 3.88,
        math: 3.88,
        'computer-aided-design': 3.75,
        'technology-design': 3.25,
      },
      workStyles: [
        4.08, 4.04, 4.12, 3.38, 3.89, 2.97, 2.77, 3.18, 4.1, 4.12, 4.17, 4.69, 3.88, 3.74, 3.97,
        4.51,
      ],
      medianPay: 134830,
      growthPercent: 6,
      relatedCareers: ['robotics-engineer', 'civil-engineer'],
    },
    {
      id: 'biomedical-engineer',
      title: 'Biomedical Engineer',
      socCode: '17-2031.00',
      description:
        'You build things that help bodies heal, such as artificial knees, heart monitors and lab-grown tissue. You talk with doctors about what patients need, then design, test and improve a device in the lab.',
      interests: [5.44, 6.75, 2.11, 2.45, 1.84, 4.48],
      jobZone: 4,
      skills: {
        math: 3.88,
        'understanding-user-needs': 3.75,
        'lab-techniques': 3.5,
        'technology-design': 3.38,
        programming: 3.12,
      },
      workStyles: [
        4.22, 4.35, 4.04, 3.35, 4.23, 3.26, 2.48, 3.83, 3.7, 3.7, 4.09, 4.48, 4.52, 3.43, 4, 4.57,
      ],
      medianPay: 106950,
      growthPercent: 5,
      relatedCareers: ['chemist', 'robotics-engineer'],
    },
    {
      id: 'robotics-engineer',
      title: 'Robotics Engineer',
      socCode: '17-2199.08',
      description:
        'You design robots and teach them to move, grip and see. On one day you write control code, on the next you stand beside a robot arm and find out why it keeps dropping the box.',
      interests: [6.18, 5.61, 1.79, 1.49, 1.79, 4.48],
      jobZone: 4,
      skills: {
        troubleshooting: 3.62,
        'computer-aided-design': 3.5,
        'technology-design': 3.38,
        programming: 3.12,
        'choosing-tools': 3.12,
      },
      workStyles: [
        4.27, 4.3, 4.23, 3.48, 4.13, 3.3, 2.67, 3.7, 3.93, 4.1, 4.2, 4.47, 4.23, 3.7, 4.2, 4.5,
      ],
      relatedCareers: ['civil-engineer', 'aerospace-engineer'],
    },
    {
      id: 'architectural-drafter',
      title: 'Architectural Drafter',
      socCode: '17-3011.00',
      description:
        "You turn an architect's ideas into exact drawings that builders can follow. Most of the day you work with design software, check each length twice and redraw the plans when something changes.",
      interests: [5.54, 4.23, 4.48, 1.55, 1.53, 4.89],
      jobZone: 3,
      skills: {
        'computer-aided-design': 4.5,
        'reading-plans': 4.25,
        'attention-to-detail': 4,
        'systems-thinking': 3.5,
        math: 3.25,
      },
      workStyles: [
        3.71, 3.67, 3.8, 3.67, 4.33, 2.94, 3.07, 3.82, 3.96, 4.15, 4.58, 4.78, 3.86, 3.99, 3.8,
        4.29,
      ],
      // BLS gives pay and growth for the whole group 17-3010.
      medianPay: 65380,
      growthPercent: 0,
      relatedCareers: ['civil-engineer', 'architect'],
    },
  ],
);
