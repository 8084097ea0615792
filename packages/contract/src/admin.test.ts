import { describe, expect, it } from 'vitest';
import { adminUsersInput } from './admin.ts';

describe('the list of users', () => {
  it('starts with the first fifty by default', () => {
    expect(adminUsersInput.parse({})).toEqual({ page: 1, pageSize: 50 });
  });

  it('accepts numbers as text, as in a query string', () => {
    expect(adminUsersInput.parse({ search: ' ada ', page: '3', pageSize: '200' })).toEqual({
      search: 'ada',
      page: 3,
      pageSize: 200,
    });
  });

  it.each(['0', '-1', '1.5', 'one', '', '1e9', ['1', '2'], null])('has no page %o', (page) => {
    expect(adminUsersInput.safeParse({ page }).error?.issues).toMatchObject([
      { path: ['page'], message: 'Must be a whole number from 1 to 1000000' },
    ]);
  });

  it.each(['0', '201', 'all'])('has no page of %o', (pageSize) => {
    expect(adminUsersInput.safeParse({ pageSize }).error?.issues).toMatchObject([
      { path: ['pageSize'], message: 'Must be a whole number from 1 to 200' },
    ]);
  });
});
