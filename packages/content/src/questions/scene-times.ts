import type { ScoredQuestion, Tier, Time } from '@guildpath/contract';

// Rows of five scenes, and in the Epic Journey of eight, a chapter each. Biome would give each time a line.
// biome-ignore format: a table
const sceneTimes: Readonly<Record<Tier, readonly Time[]>> = {
  quick: [
    'dusk', 'dusk', 'night', 'morning', 'noon',
    'dusk', 'morning', 'night', 'noon', 'morning',
    'night', 'morning', 'noon', 'dusk', 'night',
  ],
  standard: [
    'night', 'morning', 'morning', 'noon', 'night',
    'morning', 'noon', 'dusk', 'night', 'noon',
    'night', 'noon', 'dusk', 'night', 'morning',
    'dusk', 'noon', 'noon', 'dusk', 'morning',
    'night', 'noon', 'night', 'morning', 'dusk',
  ],
  epic: [
    'dusk', 'night', 'morning', 'morning', 'noon', 'dusk', 'morning', 'dusk',
    'noon', 'night', 'morning', 'noon', 'dusk', 'night', 'morning', 'morning',
    'morning', 'night', 'morning', 'noon', 'dusk', 'noon', 'dusk', 'night',
    'morning', 'noon', 'dusk', 'dusk', 'night', 'dusk', 'morning', 'noon',
    'dusk', 'night', 'dusk', 'night', 'morning', 'dusk', 'night', 'morning',
  ],
};

/** Adds the time of day that the picture of each scene shows, in the order of the story. */
export function withTimes(
  tier: Tier,
  questions: readonly ScoredQuestion[],
): readonly ScoredQuestion[] {
  return questions.map((question, index) => ({ ...question, time: sceneTimes[tier][index] }));
}
