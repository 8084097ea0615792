import type { Career } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { type Candidate, noVariety, spreadNearTies } from './spread-near-ties.ts';

const anyVariety = { families: true, trainings: true, reach: 2 };

// A line `80 Healing 4` is a match of 80 % in the job family Healing and Job Zone 4; a fourth figure is its
// popularity.
function candidates(...lines: readonly string[]): Candidate[] {
  return lines.map((line, index) => {
    const [percentage, category = '', zone, popularity = 0] = line.split(' ');
    const jobZone = Number(zone) as Career['jobZone']; // as written in the tests below
    return {
      career: aCareer({ id: line, category, jobZone }),
      index,
      training: jobZone,
      matchPercentage: Number(percentage),
      popularity: Number(popularity),
    };
  });
}

function order(list: readonly Candidate[]): string[] {
  return list.map(({ career }) => career.id);
}

test('among near-ties the family and zone that occur least come next', () => {
  const list = candidates(
    '80 Healing 4',
    '80 Healing 4',
    '80 Healing 3',
    '80 Building 2',
    '79 Trading 4',
  );
  expect(order(spreadNearTies(list, 5, anyVariety))).toEqual([
    '80 Healing 4',
    '80 Building 2',
    '80 Healing 3',
    '80 Healing 4',
    '79 Trading 4',
  ]);
});

test('among near-ties of equal variety the least popular comes next', () => {
  const list = candidates('80 Healing 4 9', '80 Healing 4 2', '80 Healing 4 5', '79 Healing 4 0');
  expect(order(spreadNearTies(list, 4, noVariety))).toEqual([
    '80 Healing 4 2',
    '80 Healing 4 5',
    '80 Healing 4 9',
    '79 Healing 4 0',
  ]);
});

test('the last places go to a second family and zone at most two points below', () => {
  const list = candidates(
    '80 Healing 4',
    '79 Healing 4',
    '78 Healing 4',
    '77 Healing 4',
    '76 Healing 4',
    '75 Healing 2',
    '74 Building 4',
  );
  expect(order(spreadNearTies(list, 5, anyVariety))).toEqual([
    '80 Healing 4',
    '79 Healing 4',
    '78 Healing 4',
    '75 Healing 2',
    '74 Building 4',
  ]);
});
