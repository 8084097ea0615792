import { riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../model/seeded-random.ts';
import { careerFor } from '../testing/arbitraries.ts';
import { mean } from '../vectors.ts';
import { preparedCatalogue } from './prepared-catalogue.ts';

test('the only career for many people is their best match', () => {
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
  const catalogue = [careerFor('painter', { artistic: 7 }), ...others];
  const { popularity } = preparedCatalogue(catalogue);
  expect(popularity[0]).toBeGreaterThan(5 * mean([...popularity]));
});
