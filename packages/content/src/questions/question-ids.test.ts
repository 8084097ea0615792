import { tiers } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { questionBank } from './question-bank.ts';

const ids = tiers.flatMap((tier) => questionBank[tier].map(({ id }) => id));

// Stored answers refer to these ids, so a line of the file changes only when its scene is rewritten.
test('the scenes keep their ids and their order', async () => {
  await expect(ids.map((id) => `${id}\n`).join('')).toMatchFileSnapshot('question-ids.txt');
});

test('no scene has the id of one that was rewritten, because stored answers refer to its old text', () => {
  const rewritten = [
    'quick-01-the-open-gate',
    'quick-01-four-people-at-the-gate',
    'quick-09-an-idle-mill',
    'quick-10-a-mule-in-the-way',
    'quick-13-the-gate-goes-up',
    'quick-15-a-light-of-your-own',
    'quick-15-a-year-to-begin',
    'standard-15-three-old-coins',
    'standard-25-the-seventh-house',
    'epic-12-not-a-breath-of-wind',
    'epic-24-tea-with-vane',
    'epic-28-one-plate-too-many',
    'epic-31-a-morning-of-wind',
    'epic-35-two-hundred-on-the-stair',
    'epic-38-thirty-letters',
    'epic-40-the-only-rule-one',
  ];
  expect(ids.filter((id) => rewritten.includes(id))).toEqual([]);
});
