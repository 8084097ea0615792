import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const manufacturingAndCraftCareers: readonly Career[] = jobFamily(
  'Manufacturing and Craft',
  [
    {
      id: 'welder',
      title: 'Welder',
      socCode: '51-4121.00',
      description:
        'You join metal parts with heat so strongly that bridges, ships and pipes hold together. You read the drawing, set up the torch, lay a clean seam behind a mask and check it for cracks.',
      interests: [7, 2.08, 1.4, 1.08, 1.53, 3.65],
      jobZone: 2,
      skills: { metalwork: 4.75, 'working-safely': 4, 'quality-checking': 3.12 },
      workStyles: [
        3.66, 3.67, 3.81, 3.52, 3.82, 3.48, 3.29, 3.78, 3.37, 3.5, 4.04, 4.25, 3.75, 3.56, 3.25,
        3.17,
      ],
      medianPay: 51000,
      growthPercent: 2,
      relatedCareers: ['cabinetmaker', 'machinist'],
    },
    {
      id: 'machinist',
      title: 'Machinist',
      socCode: '51-4041.00',
      description:
        "You make precise metal parts for engines, tools and medical devices. You set up lathes and mills, many of them computer-controlled, and measure results down to a hair's width.",
      interests: [7, 3.7, 1.95, 1.16, 1.21, 4.4],
      jobZone: 3,
      skills: {
        metalwork: 4.5,
        'reading-plans': 4,
        'operating-machines': 3.25,
        troubleshooting: 3,
        'quality-checking': 3,
      },
      workStyles: [
        3.76, 3.61, 3.73, 2.78, 3.83, 3.33, 2.85, 3.61, 3.78, 3.67, 4.33, 4.55, 3.8, 4.17, 3.86,
        3.99,
      ],
      relatedCareers: ['cnc-programmer', 'welder'],
    },
    {
      id: 'cabinetmaker',
      title: 'Cabinetmaker',
      socCode: '51-7011.00',
      description:
        'You build furniture, cabinets and fittings out of wood. You choose boards, cut joints by machine and by hand, sand, assemble and finish until drawers glide without a sound.',
      interests: [7, 2.05, 2.5, 1.11, 1.23, 3.38],
      jobZone: 2,
      skills: {
        woodwork: 4.5,
        'hand-skills': 4.25,
        'quality-checking': 3.38,
        'choosing-tools': 3,
        'understanding-user-needs': 3,
      },
      workStyles: [
        3.45, 3.72, 3.62, 2.88, 3.96, 3.71, 2.55, 3.73, 3.85, 3.73, 4.54, 4.48, 3.65, 3.55, 2.93,
        3.42,
      ],
      relatedCareers: ['carpenter', 'welder'],
    },
    {
      id: 'tailor',
      title: 'Tailor',
      socCode: '51-6052.00',
      description:
        'You make clothes that fit one person, or change clothes until they do. You measure, pin, cut and sew, and find ways to hide a flaw or save a favorite jacket.',
      interests: [5.88, 1.16, 3.96, 1.99, 2.44, 3.13],
      jobZone: 2,
      skills: { 'hand-skills': 4.5, 'style-and-color': 4, 'time-management': 3.12 },
      workStyles: [
        3.78, 3.52, 3.6, 3.4, 4.13, 3.77, 3.63, 3.88, 3.85, 3.58, 3.72, 4.06, 4.04, 3.74, 3.56,
        3.25,
      ],
      relatedCareers: ['fashion-designer', 'floral-designer'],
    },
    {
      id: 'jeweler',
      title: 'Jeweler',
      socCode: '51-9071.00',
      description:
        'You make, repair and resize rings, chains and other jewelry. At a bench with a magnifying glass you saw, solder and polish metal and set tiny stones.',
      interests: [6.59, 2.6, 3.7, 1.03, 1.51, 3.35],
      jobZone: 3,
      skills: { 'hand-skills': 4.75, metalwork: 4, 'attention-to-detail': 4 },
      workStyles: [
        3.81, 3.77, 3.89, 2.94, 3.77, 3.33, 2.76, 3.88, 3.83, 3.61, 4.2, 4.7, 4.47, 3.74, 4.11,
        4.12,
      ],
      medianPay: 49140,
      growthPercent: -5,
      relatedCareers: ['cabinetmaker', 'tailor'],
    },
    {
      id: 'cnc-programmer',
      title: 'CNC Programmer',
      socCode: '51-9162.00',
      description:
        'You write the step-by-step programs that tell cutting machines how to shape a part. You study the drawing, plan each cut on the computer, watch the first run and correct what is off.',
      interests: [4.88, 3.62, 1.53, 1.45, 1.68, 5.92],
      jobZone: 3,
      skills: {
        'computer-aided-design': 4.25,
        metalwork: 3.75,
        programming: 3.75,
        math: 3.12,
        troubleshooting: 3,
      },
      workStyles: [
        3.69, 3.69, 3.61, 3.19, 3.66, 3.33, 2.98, 3.64, 3.12, 3.54, 3.98, 4.54, 3.87, 4.13, 3.6,
        4.07,
      ],
      relatedCareers: ['machinist', 'welder'],
    },
  ],
);
