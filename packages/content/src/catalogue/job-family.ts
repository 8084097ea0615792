import type { Career } from '@guildpath/scoring';
import type { JobFamily } from './job-families.ts';
import type { SkillId } from './skills.ts';

/** The 16 O*NET work styles, in the order in which the careers' figures stand. */
const workStyleNames = [
  'Achievement/Effort',
  'Persistence',
  'Initiative',
  'Leadership',
  'Cooperation',
  'Concern for Others',
  'Social Orientation',
  'Self-Control',
  'Stress Tolerance',
  'Adaptability/Flexibility',
  'Dependability',
  'Attention to Detail',
  'Integrity',
  'Independence',
  'Innovation',
  'Analytical Thinking',
] as const;

type FiguresFor<Names extends readonly string[]> = { readonly [Name in keyof Names]: number };

/** A career as it is written down: its figures without their names. */
interface CareerEntry
  extends Omit<Career, 'category' | 'interests' | 'skills' | 'workStyles' | 'relatedCareers'> {
  readonly interests: readonly [
    realistic: number,
    investigative: number,
    artistic: number,
    social: number,
    enterprising: number,
    conventional: number,
  ];
  /**
   * The most important first: O*NET's importance for the elements that set this occupation apart from
   * the mean of all, our own judgement for our own skills.
   */
  readonly skills: Readonly<Partial<Record<SkillId, number>>>;
  readonly workStyles?: FiguresFor<typeof workStyleNames>;
  /**
   * Those of O*NET's related occupations that the catalogue has, then those that O*NET relates to this
   * one, at most five. Where that makes fewer than two, the nearest of the family by the correlation of
   * interests, centred over the catalogue.
   */
  readonly relatedCareers: readonly string[];
}

/** The careers of one job family. */
export function jobFamily(category: JobFamily, entries: readonly CareerEntry[]): readonly Career[] {
  return entries.map(({ interests, skills, workStyles, ...entry }) => {
    const [realistic, investigative, artistic, social, enterprising, conventional] = interests;
    return {
      ...entry,
      category,
      interests: { realistic, investigative, artistic, social, enterprising, conventional },
      skills: Object.entries(skills).map(([skillId, importance]) => ({ skillId, importance })),
      ...(workStyles && { workStyles: nameWorkStyles(workStyles) }),
    };
  });
}

function nameWorkStyles(figures: readonly number[]): Record<string, number> {
  return Object.fromEntries(workStyleNames.map((name, index) => [name, figures[index] ?? 0]));
}
