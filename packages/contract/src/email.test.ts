import { describe, expect, it } from 'vitest';
import { guestEmailInput } from './email.ts';

describe('the guest’s email', () => {
  it.each([undefined, '', '   '])('%o is missing', (guestEmail) => {
    expect(guestEmailInput.safeParse({ guestEmail }).error?.issues).toMatchObject([
      { message: 'Please enter your email to see your results.' },
    ]);
  });

  it('is trimmed', () => {
    expect(guestEmailInput.parse({ guestEmail: ' ada@example.org ' })).toEqual({
      guestEmail: 'ada@example.org',
    });
  });

  it('is rejected when it is not an email address', () => {
    expect(guestEmailInput.safeParse({ guestEmail: 'ada@' }).error?.issues).toMatchObject([
      { message: 'Please enter a valid email address' },
    ]);
  });
});
