import type { CharacterClass } from './traits.ts';
import type { Portrait } from './writer-texts.ts';

/** Describes a guild title without a person. */
export interface Shield extends Pick<Portrait, 'guildTitle' | 'welcome' | 'beside'> {
  readonly characterClass: CharacterClass;
  /** True when the class depends on other interests than those of the title. */
  readonly isOfEveryClass: boolean;
  /** Names, the leading one first; none where all are even. */
  readonly interests: readonly string[];
  readonly friends: readonly string[];
  readonly costs: readonly string[];
  /** The job families nearest to those interests. */
  readonly fields: readonly { readonly category: string; readonly sentence: string | undefined }[];
}
