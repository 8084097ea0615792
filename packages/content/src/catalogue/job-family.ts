import { type Career, workStyles } from '@guildpath/contract';
import type { JobFamily } from './job-families.ts';
import type { SkillId } from './skills.ts';

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
  /** In the order of `workStyles`. */
  readonly workStyles?: FiguresFor<typeof workStyles>;
  /**
   * Those of O*NET's related occupations that the catalogue has, then those that O*NET relates to this
   * one, at most five. Where that makes fewer than two, the nearest of the family by the correlation of
   * interests, centred over the catalogue.
   */
  readonly relatedCareers: readonly string[];
}

/** The careers of one job family. */
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
