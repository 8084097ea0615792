import { describe, expect, it } from 'vitest';
import { guestEmailInput } from './guest-email.ts';

describe('the guest’s email', () => {
  it.each([undefined, '', '   '])('%o is missing', (guestEmail) => {
    expect(guestEmailInput.safeParse({ guestEmail }).error?.issues).toMatchObject([
      { message: 'Please enter your email to see your results.' },
    ]);
  });

  it('is taken without the blanks around it', () => {
    expect(guestEmailInput.parse({ guestEmail: ' ada@example.org ' })).toEqual({
      guestEmail: 'ada@example.org',
    });
  });

  it('is refused when no mail could reach it', () => {
    expect(guestEmailInput.safeParse({ guestEmail: 'ada@' }).error?.issues).toMatchObject([
      { message: 'Please enter a valid email address' },
    ]);
  });
});
