import { type Career, riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../model/seeded-random.ts';
import { careerFor } from '../testing/arbitraries.ts';
import { mean } from '../testing/statistics.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { preparedCatalogue } from './prepared-catalogue.ts';
import { commonnessAt, rowWidth } from './row-layout.ts';

function commonnessIn(catalogue: readonly Career[]): number[] {
  const { rows } = preparedCatalogue(catalogue);
  return catalogue.map((_, i) => -(rows[i * rowWidth + commonnessAt] ?? 0));
}

test('the only career for many people is lowered most, by no more than 4 points', () => {
  const random = seededRandom(1);
  const others = riasecTypes
    .filter((type) => type !== 'artistic')
    .flatMap((type) =>
      Array.from({ length: 25 }, (_, i) => {
        const interests = riasecTypes.map((each) => [each, 3 + random.normal()]);
        return careerFor(`${type}-${i}`, {
          ...Object.fromEntries(interests),
          [type]: 6.5,
          artistic: 2,
        });
      }),
    );
  const [ofPainter = 0, ...ofOthers] = commonnessIn([
    careerFor('painter', { artistic: 7 }),
    ...others,
  ]);
  expect(ofPainter).toBeCloseTo(0.08);
  expect(mean(ofOthers)).toBeLessThan(0.02);
});

test('few careers of a large catalogue are lowered', () => {
  const lowered = commonnessIn(syntheticCareers(923)).filter((by) => by > 0);
  expect(lowered.length).toBeGreaterThan(0);
  expect(lowered.length).toBeLessThan(30);
});

test('in a catalogue of a few careers none is lowered', () => {
  const six = riasecTypes.map((type) => careerFor(type, { [type]: 7 }));
  expect(commonnessIn(six).every((by) => by === 0)).toBe(true);
});
