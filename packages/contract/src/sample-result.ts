import type { CharacterClass } from './traits.ts';

/** The result on the landing page: what one set of answers to the Quick Quest gives, word for word. */
export const sampleResult = {
  characterClass: 'Mage' satisfies CharacterClass,
  guildTitle: 'Codebreaker',
  archetype: 'Investigative',
  personalityType: 'Visionary',
  welcome:
    'Patience is your quiet power, and you’ll stay with a hard question until every piece fits.',
  moment: 'On your first night in the hall, you puzzled out where a map with no names belonged.',
  bestMatches: ['Mathematician', 'Geneticist', 'Archivist'],
} as const;

/** Names the sample's picture among those of public cards. */
export const sampleCardId = 'sample';
