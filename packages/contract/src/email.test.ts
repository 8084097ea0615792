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
    ' ada@example.org\n',
    'ada\u200B@exam\u00ADple.org\u202C',
    '\u200E\u2068ada@example.org\u2069\uFEFF',
    'ada＠example．org',
    'ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ',
    'ada@example。org',
    'mailto:ada@example.org',
    'MAILTO:ada@example.org?subject=Hello%20there',
    '<mailto:ada@example.org>',
    'Ada <ada@example.org>',
    '"Lovelace, Ada" <ada@example.org>;',
    '<ada@example.org>',
    'ada@example.org,',
    'ada@example.org.',
    'ada@example.org >',
    '"ada@example.org"',
    "'ada@example.org'",
    '(ada@example.org)',
    '„ada@example.org“',
    '\u00A0ada@example.org;\u00A0',
  ])('%j is taken without what copying added', (written) => {
    expect(emailSchema.parse(written)).toBe('ada@example.org');
    expect(loginInput.parse({ identifier: written, password: 'secret' }).identifier).toBe(
      'ada@example.org',
    );
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
    'ada@bücher/x.example',
    'ada@bücher.example:25',
    'ada@b%fccher.ü',
    'ada@ü?x',
    '"a@b"@example.org',
    'ada\u0000@example.org',
    'ada@example.org, bob@example.org',
    'Ada <ada@example.org>, Bob <bob@example.org>',
    `${'!'.repeat(100_000)}@`,
    `${'ü'.repeat(64)}@${'ü'.repeat(60)}.${'ü'.repeat(60)}.${'ü'.repeat(60)}.${'ü'.repeat(60)}`,
  ])('%j is none', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });
});
