import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginInput } from './auth.ts';
import { emailSchema, guestEmailInput } from './email.ts';

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

describe('an email address', () => {
  it.each([
    'ada@example.org',
    'Ada.Lovelace+quest@Example.org',
    'r&d@example.org',
    "o'@example.org",
    'first/last@example.org',
    '.dots..anywhere.@example.org',
    "!#$%&'*+-/=?^_`{|}~@example.org",
    'ada@intranet',
    'ada@192.0.2.1',
    'ivan@xn--e1afmkfd.xn--p1ai',
  ])('%s is taken as it is, as the browser takes it', (email) => {
    expect(z.regexes.html5Email.test(email)).toBe(true);
    expect(emailSchema.parse(email)).toBe(email);
  });

  it.each([
    ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['ivan@ПРИМЕР.XN--P1AI', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['jorg@bücher.example', 'jorg@xn--bcher-kva.example'],
    ['jorg@BU\u0308CHER.example', 'jorg@xn--bcher-kva.example'],
    ['hanako@例え。テスト', 'hanako@xn--r8jz45g.xn--zckzah'],
    ['J.Orwell@straße.example', 'J.Orwell@xn--strae-oqa.example'],
    ['jörg@example.org', 'jörg@example.org'],
    ['JO\u0308RG@bücher.example', 'jörg@xn--bcher-kva.example'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
  ])('%s is stored as %s, however often it is read', (email, stored) => {
    expect(emailSchema.parse(email)).toBe(stored);
    expect(emailSchema.parse(stored)).toBe(stored);
    expect(loginInput.parse({ identifier: email, password: 'secret' }).identifier).toBe(stored);
  });

  it.each([
    'ada',
    '@example.org',
    'ada@',
    'a da@example.org',
    'ada@exa mple.org',
    'ada@@example.org',
    'ada@example..org',
    'ada@-example.org',
    'ada@example.org.',
    'ada@bücher/x.example',
    'ada@bücher.example:25',
    'ada@b%fccher.ü',
    'ada@ü?x',
    '"a@b"@example.org',
    'ada\u0000@example.org',
    'ada\u200B@example.org',
    'ada\u202E@example.org',
    `${'ü'.repeat(64)}@${'ü'.repeat(60)}.${'ü'.repeat(60)}.${'ü'.repeat(60)}.${'ü'.repeat(60)}`,
  ])('%j is none', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });
});
