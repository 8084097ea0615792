import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const fashionAndJewelryCareers: readonly Career[] = jobFamily('Fashion and Jewelry', [
  {
    id: 'fashion-designer',
    title: 'Fashion Designer',
    socCode: '27-1022.00',
    description:
      'You design clothes, shoes or bags, from the first sketch to the sample on a model. You choose fabrics and colors, follow what people wear on the street and fix fits with the sewing room.',
    interests: [4.34, 2.17, 7, 2.35, 3.96, 2.94],
    jobZone: 3,
    skills: {
      'style-and-color': 4.5,
      drawing: 4,
      'time-management': 3.75,
      negotiation: 3.62,
      'understanding-user-needs': 3.25,
    },
    workStyles: [
      4.27, 3.84, 4.41, 3.56, 4.26, 3.32, 3.43, 3.47, 3.92, 4.14, 4.07, 4.59, 3.6, 3.7, 4.12, 3.69,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 80690,
    growthPercent: 2,
    relatedCareers: [
      'fashion-patternmaker',
      'industrial-designer',
      'tailor',
      'wardrobe-assistant',
      'floral-designer',
    ],
  },
  {
    id: 'fashion-patternmaker',
    title: 'Fashion Patternmaker',
    socCode: '51-6092.00',
    description:
      "You turn a designer's drawing into the exact paper or digital pieces that a garment is cut from. You plan each curve and seam, try a first sample on a model and adjust the sizes.",
    interests: [5.65, 1.34, 5.4, 1.31, 1.45, 4.17],
    jobZone: 3,
    skills: {
      sewing: 4.25,
      'computer-aided-design': 3.75,
      'style-and-color': 3.5,
      'quality-checking': 3.12,
      math: 3.12,
    },
    workStyles: [
      4.13, 4.13, 4.29, 3.37, 4.21, 3.26, 2.88, 4.11, 4.18, 4.35, 4.72, 4.93, 4.36, 3.9, 4.14, 4.06,
    ],
    relatedCareers: ['fashion-designer', 'tailor', 'industrial-designer', 'wardrobe-assistant'],
  },
  {
    id: 'tailor',
    title: 'Tailor',
    socCode: '51-6052.00',
    description:
      'You make clothes that fit one person, or change clothes until they do. You measure, pin, cut and sew, and find ways to hide a flaw or save a favorite jacket.',
    interests: [5.88, 1.16, 3.96, 1.99, 2.44, 3.13],
    jobZone: 2,
    skills: { sewing: 4.75, 'hand-skills': 4.5, 'style-and-color': 4, 'time-management': 3.12 },
    workStyles: [
      3.78, 3.52, 3.6, 3.4, 4.13, 3.77, 3.63, 3.88, 3.85, 3.58, 3.72, 4.06, 4.04, 3.74, 3.56, 3.25,
    ],
    commissionedBy: 'brides, dry cleaners, theaters and people with one good suit',
    relatedCareers: [
      'fashion-patternmaker',
      'shoemaker',
      'wardrobe-assistant',
      'fashion-designer',
      'floral-designer',
    ],
  },
  {
    id: 'shoemaker',
    title: 'Shoemaker',
    socCode: '51-6041.00',
    description:
      'You make or mend shoes, belts, bags and saddles. You cut the leather, stitch and glue it, put on new soles and polish until a worn boot looks proud again.',
    interests: [6.94, 1.63, 3.13, 1.32, 1.53, 3.19],
    jobZone: 2,
    skills: { 'hand-skills': 4.5, sewing: 4.25, 'tracking-progress': 3 },
    workStyles: [
      3.26, 3.41, 3.08, 2.65, 3.73, 3.41, 3.02, 3.27, 3.12, 3.15, 3.54, 3.66, 3.13, 3.42, 2.97,
      3.39,
    ],
    relatedCareers: ['upholsterer', 'tailor'],
  },
  {
    id: 'fashion-model',
    title: 'Fashion Model',
    socCode: '41-9012.00',
    description:
      "You show clothes, makeup or products in photos, films and fashion shows. You go to castings, hold poses under hot lights and give a designer's idea a face and a walk.",
    interests: [5.01, 1.09, 6.91, 2.49, 3.71, 2.26],
    jobZone: 2,
    skills: { performing: 4.25, 'style-and-color': 4, 'physical-stamina': 3.5 },
    workStyles: [
      2.54, 3.09, 2.9, 1.89, 4.04, 2.99, 3.45, 3.95, 3.03, 3.82, 4.5, 3.23, 4.11, 3.46, 2.46, 1.77,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 89990,
    growthPercent: -1,
    relatedCareers: [
      'fine-artist',
      'makeup-artist',
      'photographer',
      'craft-artist',
      'wardrobe-assistant',
    ],
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
      3.81, 3.77, 3.89, 2.94, 3.77, 3.33, 2.76, 3.88, 3.83, 3.61, 4.2, 4.7, 4.47, 3.74, 4.11, 4.12,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 49140,
    growthPercent: -5,
    relatedCareers: ['craft-artist', 'potter'],
  },
  {
    id: 'watchmaker',
    title: 'Watchmaker',
    socCode: '49-9064.00',
    description:
      'You repair watches and clocks, some of them older than your grandparents. Under a magnifier you take the tiny wheels apart, clean and oil them and make a missing part yourself.',
    interests: [6.54, 1.98, 1.34, 1.41, 1.13, 4.44],
    jobZone: 3,
    skills: {
      'hand-skills': 4.75,
      'attention-to-detail': 4.5,
      repairing: 3.88,
      troubleshooting: 3,
      'quality-checking': 3,
    },
    workStyles: [
      3.67, 3.56, 3.82, 3.29, 3.76, 3.8, 2.85, 4.1, 3.51, 3.34, 3.89, 4.97, 4.57, 3.89, 3.28, 4.12,
    ],
    relatedCareers: ['musical-instrument-repairer', 'shoemaker'],
  },
]);
