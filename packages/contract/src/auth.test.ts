import { describe, expect, it } from 'vitest';
import {
  emailLinkInput,
  loginInput,
  setPasswordForm,
  setPasswordInput,
  signupForm,
  signupInput,
  toCleanName,
} from './auth.ts';

const form = {
  email: 'ada@example.org',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  firstName: 'Ada',
};

function problemsOf(value: object): string[] {
  const parsed = signupForm.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the signup form', () => {
  it('accepts a person without a last name', () => {
    expect(problemsOf(form)).toEqual([]);
  });

  it.each([
    [{ email: 'ada' }, 'email: Please enter a valid email address'],
    [
      { password: '12345', confirmPassword: '12345' },
      'password: Password must be at least 6 characters',
    ],
    [
      { password: ' \u00A0\t   ', confirmPassword: ' \u00A0\t   ' },
      'password: Password must be at least 6 characters',
    ],
    [{ confirmPassword: 'another' }, "confirmPassword: Passwords don't match"],
    [{ firstName: '  ' }, 'firstName: First name is required'],
    [{ firstName: '\u200B' }, 'firstName: First name is required'],
    [{ firstName: 'Ada\uD800' }, 'firstName: Please remove control characters'],
    [{ firstName: 'Ada\u0007' }, 'firstName: Please remove control characters'],
    [{ firstName: '\u202Ekcalb' }, 'firstName: Please remove control characters'],
    [{ lastName: 'Love\u2066lace' }, 'lastName: Please remove control characters'],
    [{ lastName: 'Love\u200Flace' }, 'lastName: Please remove control characters'],
    [{ lastName: 'Love\nlace' }, 'lastName: Please remove control characters'],
    [{ lastName: 'x'.repeat(101) }, 'lastName: Please use at most 100 characters'],
  ])('with %o says "%s"', (change, problem) => {
    expect(problemsOf({ ...form, ...change })).toEqual([problem]);
  });

  it('reports different passwords even while another field is invalid', () => {
    expect(problemsOf({ ...form, firstName: '', confirmPassword: 'another' })).toEqual([
      'firstName: First name is required',
      "confirmPassword: Passwords don't match",
    ]);
  });

  it('keeps the spaces around and in a password', () => {
    expect(signupInput.parse({ ...form, password: '  a b ' }).password).toBe('  a b ');
  });

  it('keeps the repeated password out of what is sent', () => {
    expect(signupInput.parse(form)).not.toHaveProperty('confirmPassword');
  });
});

it('names in any script, with joiners and emoji, are names', () => {
  for (const firstName of [
    'Zoë',
    'עדה',
    'عائشة',
    'می\u200Cنا',
    '愛',
    '👩\u200D🚀',
    'O’Neill-Smith',
  ]) {
    expect(problemsOf({ ...form, firstName })).toEqual([]);
  }
});

describe('a name from elsewhere', () => {
  it.each([
    ['  Ada\u202E\r\n ', 'Ada'],
    ['\u200B\u3164', undefined],
    ['a'.repeat(300), 'a'.repeat(100)],
    [`${'a'.repeat(99)}👩`, 'a'.repeat(99)],
    ['\u2066\u2069', undefined],
    [{ given: 'Ada' }, undefined],
    [undefined, undefined],
  ])('%j becomes %j, which the name form takes', (given, name) => {
    expect(toCleanName(given)).toBe(name);
    if (name) expect(problemsOf({ ...form, firstName: name })).toEqual([]);
  });
});

it('a password is the same however its accents are encoded', () => {
  for (const password of ['cafe\u0301 noir', 'caf\u00E9 noir']) {
    const sent = { password: 'caf\u00E9 noir' };
    expect(signupInput.parse({ ...form, password, confirmPassword: password })).toMatchObject(sent);
    expect(loginInput.parse({ identifier: 'ada', password })).toMatchObject(sent);
  }
});

describe('the login form', () => {
  it.each([
    [{ identifier: ' ', password: '123456' }, 'Email or username is required'],
    [{ identifier: 'ada', password: '12345' }, 'Password must be at least 6 characters'],
  ])('with %o says "%s"', (value, message) => {
    expect(loginInput.safeParse(value).error?.issues).toMatchObject([{ message }]);
  });

  it('trims the identifier', () => {
    expect(loginInput.parse({ identifier: ' ada ', password: '123456' }).identifier).toBe('ada');
  });
});

describe('the password form', () => {
  const twice = { password: 'open sesame', confirmPassword: 'open sesame' };

  it('accepts a first password without a current one', () => {
    expect(setPasswordForm.safeParse(twice).success).toBe(true);
  });

  it('takes no blank password', () => {
    const blank = { password: '      ', confirmPassword: '      ' };
    expect(setPasswordForm.safeParse(blank).error?.issues).toMatchObject([
      { message: 'Password must be at least 6 characters', path: ['password'] },
    ]);
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

describe('the token of an emailed link', () => {
  const token = `3D${'aB-_9'.repeat(8)}x`;

  it.each([
    token,
    ` ${token}\n`,
    `${token.slice(0, 20)} ${token.slice(20)}`,
    `${token.slice(0, 20)}=\r\n${token.slice(20)}`,
    `3D${token}`,
    `=3D${token}`,
    `<${token}>.`,
    `${token.slice(0, 9)}\u200B${token.slice(9)}`,
  ])('is read from %j', (mailed) => {
    expect(emailLinkInput.parse({ token: mailed }).token).toBe(token);
  });
});
