import type { Career } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { type Candidate, spreadNearTies } from './spread-near-ties.ts';

const anyVariety = { families: true, zones: true };

// A line `80 Healing 4` is a match of 80 % in the job family Healing and Job Zone 4.
function candidates(...lines: readonly string[]): Candidate[] {
  return lines.map((line, index) => {
    const [percentage, category = '', zone] = line.split(' ');
    const jobZone = Number(zone) as Career['jobZone']; // as written in the tests below
    return {
      career: aCareer({ id: line, category, jobZone }),
      index,
      matchPercentage: Number(percentage),
    };
  });
}

function order(list: readonly Candidate[]): string[] {
  return list.map(({ career }) => career.id);
}

test('careers with different percentages keep their order', () => {
  const list = candidates(
    '80 Healing 4',
    '79 Healing 4',
    '78 Building 2',
    '77 Healing 4',
    '76 Trading 3',
  );
  expect(order(spreadNearTies(list, 5, anyVariety))).toEqual(order(list));
});

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

test('the last places are reserved for a second family and zone', () => {
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

test('one career may provide both a second family and a second zone', () => {
  const list = candidates(
    '80 Healing 4',
    '79 Healing 4',
    '78 Healing 4',
    '77 Building 2',
    '76 Healing 4',
    '75 Healing 4',
  );
  expect(order(spreadNearTies(list, 5, anyVariety))).toEqual(order(list).slice(0, 5));
});

test('no place is reserved in a catalogue of one family and one zone', () => {
  const list = candidates(
    '80 Healing 4',
    '79 Healing 4',
    '78 Healing 4',
    '77 Healing 4',
    '76 Healing 4',
  );
  expect(spreadNearTies(list, 5, { families: false, zones: false })).toHaveLength(5);
});

test('with too few candidates the list is short', () => {
  const list = candidates(
    '80 Healing 4',
    '79 Healing 4',
    '78 Healing 4',
    '77 Healing 4',
    '76 Healing 4',
  );
  expect(spreadNearTies(list, 5, anyVariety)).toHaveLength(3);
});
