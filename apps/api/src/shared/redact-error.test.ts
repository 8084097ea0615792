import { expect, it } from 'vitest';
import { redactError, withoutPersonalData } from './redact-error.ts';

it.each([
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 <grace@example.org>: unknown",
    "Can't send mail - all recipients were rejected: 550 5.1.1 <[email]>: unknown",
  ],
  ['connect ECONNREFUSED 203.0.113.9:25', 'connect ECONNREFUSED [address]:25'],
  ['connect ECONNREFUSED 2001:db8::1', 'connect ECONNREFUSED [address]'],
  [
    'GET https://id.example/cb?code=abc&state=xyz failed',
    'GET https://id.example/cb?[query] failed',
  ],
  ['The token 3q2-7wABCDEFGHIJKLMNOPQRSTUVWXYZ012345678 is used', 'The token [secret] is used'],
  [
    'at /srv/node_modules/.pnpm/pg-pool@3.14.0_pg@8.23.1/node_modules/pg-pool/index.js:45:11',
    'at /srv/node_modules/pg-pool/index.js:45:11',
  ],
  [
    'at a (file:///srv/node_modules/.pnpm/@fastify+static@8.1.0/node_modules/@fastify/static/index.js:45:11)',
    'at a (file:///srv/node_modules/@fastify/static/index.js:45:11)',
  ],
  [
    'no file /srv/outbox/ada@example.org.eml at node_modules/.pnpm/ada@example.org',
    'no file [email] at [email]',
  ],
  ['UNIQUE constraint failed: users.email', 'UNIQUE constraint failed: users.email'],
])('of the text %s the log keeps %s', (text, redacted) => {
  expect(withoutPersonalData(text)).toBe(redacted);
});

it('keeps type, code, message, stack and causes of an error, and no other field', () => {
  const cause = Object.assign(new TypeError('Key (email)=(ada@example.org) exists'), {
    detail: 'Key (lower(email))=(ada@example.org) already exists.',
    rawPacket: Buffer.from('cookie: guildpath_session=secret'),
  });
  const error = Object.assign(new Error('wrapped for ada@example.org', { cause }), {
    code: '23505',
    rejected: ['ada@example.org'],
  });
  const safe = redactError(error);
  expect(safe).toEqual({
    type: 'Error',
    code: '23505',
    message: 'wrapped for [email]',
    stack: expect.stringMatching(/^ {4}at .*redact-error\.test\.ts/),
    cause: expect.objectContaining({ type: 'TypeError', message: 'Key (email)=([email]) exists' }),
  });
  expect(JSON.stringify(safe)).not.toMatch(/ada@|guildpath_session/);
});

it('ends with errors that are their own cause, and takes what is no error', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(redactError(error)).length).toBeLessThan(20_000);
  expect(redactError('ada@example.org said no')).toMatchObject({ message: '[email] said no' });
  expect(redactError({ email: 'ada@example.org' })).toMatchObject({ type: 'object' });
});
