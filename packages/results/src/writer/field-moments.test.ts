import { expect, it } from 'vitest';
import { simulatedResults } from './testing/simulated-results.ts';
import { toWriterContext } from './writer-context.ts';

const results = simulatedResults('standard', 200).map((result) => ({
  ...result,
  told: toWriterContext(result.facts).moments,
}));

it('most fields have an answer of the person’s own, in which they did what most of its best careers do', () => {
  const shares = results.flatMap(({ facts: { fields, careersById }, fieldMoments, told }) =>
    fields.map(({ category, careerIds }) => {
      const moment = told.find(({ text }) => text && text === fieldMoments[category]);
      if (!moment?.chosenType) return undefined;
      const { activities, chosenType } = moment;
      const alike = careerIds.filter((id) =>
        careersById.get(id).activities?.[chosenType]?.some((one) => activities.includes(one)),
      );
      return alike.length / careerIds.length;
    }),
  );
  const found = shares.filter((share) => share !== undefined);
  expect(found.length / shares.length).toBeGreaterThan(0.5);
  expect(Math.min(...found)).toBeGreaterThan(0.5);
});

it('no answer stands under two fields, and few under one that also opens the portrait', () => {
  const shown = results.map(({ fieldMoments }) => Object.values(fieldMoments));
  for (const moments of shown) expect(new Set(moments).size).toBe(moments.length);
  const repeated = results.filter(({ moment = '' }, at) => shown[at]?.includes(moment));
  expect(repeated.length / results.length).toBeLessThan(0.3);
});
