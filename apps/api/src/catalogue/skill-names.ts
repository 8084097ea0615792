import type { Career } from '@guildpath/contract';
import type { Catalogue } from './catalogue.ts';

/** What the career's skills are called, the most important first. */
export function skillNamesOf(
  { skillsById }: Pick<Catalogue, 'skillsById'>,
  { skills }: Pick<Career, 'skills'>,
): string[] {
  return skills.map(({ skillId }) => skillsById.get(skillId).name);
}
