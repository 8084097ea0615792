import type { CharacterClass } from './traits.ts';

/** The result on the landing page: what one set of answers to the Quick Quest gives, word for word. */
export const sampleResult = {
  characterClass: 'Mage' satisfies CharacterClass,
  guildTitle: 'Codebreaker',
  archetype: 'Investigative',
  personalityType: 'Visionary',
  welcome:
    'Patience is your quiet power, and you’ll stay with a hard question until every piece fits.',
  moment: 'For the feast, you tested powder after powder to see what made a flame burn blue.',
  bestMatches: ['Mathematician', 'Geneticist', 'Archivist'],
} as const;
