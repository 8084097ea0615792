import { tiers } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { questionBank } from './question-bank.ts';

// Stored answers refer to these ids, so a line of the file may be added but never changed.
test('the scenes keep their ids and their order', async () => {
  const ids = tiers.flatMap((tier) => questionBank[tier].map(({ id }) => `${id}\n`)).join('');
  await expect(ids).toMatchFileSnapshot('question-ids.txt');
});
