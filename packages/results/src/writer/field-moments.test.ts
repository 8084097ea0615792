import { repeated } from '@guildpath/content/testing';
import { expect, it } from 'vitest';
import { interestsOf } from './appeals.ts';
import { simulatedResults } from './testing/simulated-results.ts';
import { toWriterContext } from './writer-context.ts';

const results = simulatedResults('standard', 200);

it('an answer stands under a field whose best career is of the interest chosen, and has people do the same', () => {
  const told = results.flatMap(({ facts, fieldMoments }) =>
    facts.fields.flatMap(({ category, careerIds: [id = ''] }) => {
      const { moments } = toWriterContext(facts);
      const answer = moments.find(({ text }) => text && text === fieldMoments[category]);
      return answer ? [{ answer, career: facts.careersById.get(id) }] : [];
    }),
  );
  const untrue = told.filter(({ answer: { activities, chosenType }, career }) => {
    const [first = 'realistic'] = interestsOf(career);
    const isShared = activities.some((one) => career.activities?.[first]?.includes(one));
    return chosenType !== first || !isShared;
  });
  expect(told.length).toBeGreaterThan(100);
  expect(untrue).toEqual([]);
});

it('a field tells nothing that the portrait, another field or an analysis below it tells', () => {
  const twice = results.flatMap(({ facts, fieldMoments, moment, careerAnalyses }) => {
    const below = Object.entries(careerAnalyses).flatMap(([id, { appeals }]) =>
      appeals.map((appeal) => `${facts.careersById.get(id).category}: ${appeal.moment}`),
    );
    const lines = Object.entries(fieldMoments).filter(
      ([category, line]) => line === moment || below.includes(`${category}: ${line}`),
    );
    return [...lines.flat(), ...repeated(Object.values(fieldMoments))];
  });
  expect(twice).toEqual([]);
});
