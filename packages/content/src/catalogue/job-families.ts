import { type BasicInterest, type Career, workStyles } from '@guildpath/contract';
import type { SkillId } from './skills.ts';

/** Lists the categories of careers in the order of the catalogue. */
export const jobFamilies = [
  'Technology',
  'Engineering',
  'Architecture and Civil Engineering',
  'Physics and Mathematics',
  'Chemistry and Biology',
  'Nature and Environment',
  'Parks and Gardens',
  'Farming',
  'Animals',
  'Medicine and Diagnostics',
  'Nursing and Patient Services',
  'Therapy and Rehabilitation',
  'Dental and Vision Care',
  'Counseling and Social Work',
  'Community and Charity',
  'Childcare and Early Learning',
  'School Education',
  'College and Adult Education',
  'Museums and Libraries',
  'Government and Policy',
  'Law',
  'Police and Security',
  'Fire and Rescue',
  'Art and Design',
  'Fashion and Jewelry',
  'Crafts',
  'Camera and Sound',
  'Writing and Languages',
  'Stage and Music',
  'Sports and Fitness',
  'Business and Sales',
  'Marketing and Advertising',
  'Banking and Insurance',
  'Accounting and Tax',
  'Office and Administration',
  'Retail',
  'Real Estate',
  'Food and Drink',
  'Travel and Hospitality',
  'Beauty and Wellness',
  'Construction',
  'Building Services',
  'Energy and Utilities',
  'Vehicle Repair',
  'Manufacturing',
  'Aviation',
  'Ships and Fishing',
  'Road and Rail',
  'Logistics and Mail',
] as const;
export type JobFamily = (typeof jobFamilies)[number];

type FiguresFor<Names extends readonly string[]> = { readonly [Name in keyof Names]: number };

// The data files give figures by position instead of by name.
interface CareerEntry
  extends Omit<Career, 'category' | 'interests' | 'skills' | 'workStyles' | 'relatedCareers'> {
  /** Says what the work is about, not how it is done: the main thing first, then at most two more. */
  readonly about: readonly [main: BasicInterest, ...further: BasicInterest[]];
  readonly interests: readonly [
    realistic: number,
    investigative: number,
    artistic: number,
    social: number,
    enterprising: number,
    conventional: number,
  ];
  /**
   * The most important first: O*NET's importance for the elements that distinguish this occupation from the
   * mean of all occupations, and our own estimate for our own skills.
   */
  readonly skills: Readonly<Partial<Record<SkillId, number>>>;
  /** In the order of `workStyles`. */
  readonly workStyles?: FiguresFor<typeof workStyles>;
  /**
   * O*NET's related occupations that are in the catalogue, then the occupations whose O*NET list names this
   * one; five at most. Where there are fewer than two, the nearest in the family by the correlation of
   * interests centred over the catalogue.
   */
  readonly relatedCareers: readonly string[];
}

/** Builds the careers of one job family from their entries. */
export function jobFamily(category: JobFamily, entries: readonly CareerEntry[]): readonly Career[] {
  return entries.map(({ interests, skills, workStyles: figures, ...entry }) => {
    const [realistic, investigative, artistic, social, enterprising, conventional] = interests;
    return {
      ...entry,
      category,
      interests: { realistic, investigative, artistic, social, enterprising, conventional },
      skills: Object.entries(skills).map(([skillId, importance]) => ({ skillId, importance })),
      ...(figures && { workStyles: nameWorkStyles(figures) }),
    };
  });
}

function nameWorkStyles(figures: readonly number[]): Career['workStyles'] {
  return Object.fromEntries(workStyles.map((name, index) => [name, figures[index] ?? 0]));
}
