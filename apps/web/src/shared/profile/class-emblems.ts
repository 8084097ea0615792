import type { CharacterClass } from '@guildpath/contract';
import type { Emblem } from '@guildpath/ui';

export const classEmblems: Readonly<Record<CharacterClass, Emblem>> = {
  Warrior: 'warrior',
  Mage: 'mage',
  Healer: 'healer',
};
