import { describe, expect, it } from 'vitest';
import { setPasswordForm, setPasswordInput } from './set-password.ts';

describe('the form for a password', () => {
  const twice = { password: 'open sesame', confirmPassword: 'open sesame' };

  it('takes a first password without a current one', () => {
    expect(setPasswordForm.safeParse(twice).success).toBe(true);
  });

  it.each([
    [{ currentPassword: '' }, 'Please enter your current password'],
    [{ currentPassword: '12345' }, 'Password must be at least 6 characters'],
    [{ confirmPassword: 'open barley' }, "Passwords don't match"],
  ])('with %o says "%s"', (change, message) => {
    const problems = setPasswordForm.safeParse({ ...twice, ...change }).error?.issues;
    expect(problems).toMatchObject([{ message, path: Object.keys(change) }]);
  });

  it('keeps the repeated password out of what is sent', () => {
    expect(setPasswordInput.parse(twice)).toEqual({ password: 'open sesame' });
  });
});
