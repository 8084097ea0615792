import type { CharacterClass } from './traits.ts';

/** The result on the landing page: what one set of answers to the Quick Quest gives, word for word. */
export const sampleResult = {
  characterClass: 'Mage' satisfies CharacterClass,
  guildTitle: 'Seeker',
  archetype: 'Investigative',
  personalityType: 'Visionary',
  welcome:
    "Curiosity leads you, and you're happiest with a question that nobody's managed to answer yet.",
  moment: 'On your first night in the hall, you puzzled out where a map with no names belonged.',
  bestMatches: ['Archivist', 'Mathematician', 'Geneticist'],
} as const;
