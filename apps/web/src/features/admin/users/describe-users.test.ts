import { expect, it } from 'vitest';
import { aPageOfUsers } from '../../../testing/admin-builders.ts';
import { describeUsers } from './describe-users.ts';

it.each([
  [25, '', 1, 'Users 1 to 25 of 1,204, newest first'],
  [4, '', 49, 'Users 1,201 to 1,204 of 1,204, newest first'],
  [2, 'ada', 2, 'Users 26 to 27 matching “ada”'],
  [0, 'ada', 1, 'No users found matching “ada”'],
  [0, '', 1, 'No users found'],
  [0, 'ada', 3, 'No more users matching “ada”'],
])('%i users found by "%s" on page %i: %s', (length, search, page, sentence) => {
  expect(describeUsers(aPageOfUsers(length), { search, page })).toBe(sentence);
});
