import { tierFacts, tiers } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { findPlace, questPlaces } from './quest-places.ts';

test.each(tiers)('every scene of the %s story has a place', (tier) => {
  const sceneCounts = questPlaces[tier].map(([, sceneCount]) => sceneCount);
  expect(sceneCounts.reduce((sum, count) => sum + count)).toBe(tierFacts[tier].questionCount);
});

test('a scene shows its place, and the completion that of the last scene', () => {
  expect([0, 1, 2, 3, 14, 15].map((position) => findPlace('quick', position))).toEqual([
    'gate',
    'hall',
    'hall',
    'gate',
    'gate',
    'gate',
  ]);
  expect(findPlace('standard', 25)).toBe('feast');
});
