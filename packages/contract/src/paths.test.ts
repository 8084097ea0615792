import { describe, expect, it } from 'vitest';
import { toSafeRedirect } from './paths.ts';

describe('the redirect after a login', () => {
  it.each([
    '/',
    '/results/abc',
    '/assessment/quick?from=mail',
    '/results/a#careers',
    '/login?next=//there',
    '/login?next=/api/auth/logout',
    '/apiary',
    '/results/%C3%A4',
  ])('to %s is kept', (path) => {
    expect(toSafeRedirect(path)).toBe(path);
  });

  it.each(['/results/abc.', '/results/abc).', '/results/abc”', '/results/abc>', '/results/abc/'])(
    'to %s loses what followed the link in a sentence',
    (path) => {
      expect(toSafeRedirect(path)).toBe('/results/abc');
    },
  );

  it.each([
    undefined,
    null,
    '',
    'results/abc',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/results\\..\\..\\evil',
    '/..//evil.example',
    '/results/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    `/${'x'.repeat(1000)}`,
  ])('to %o leads to another site or nowhere, and becomes /', (path) => {
    expect(toSafeRedirect(path)).toBe('/');
  });

  it.each([
    '/api',
    '/api/auth/logout',
    '/api/user/export?now',
    '/API/auth/logout',
    '/%61pi/auth/logout',
    '/results/../api/auth/logout',
    '/results/%2e%2e/%2E/api/auth/logout',
    '/./api/auth/logout',
    '/trpc/auth.user',
    '/healthz',
    '/readyz',
    '/metrics#there',
    '/.well-known/security.txt',
    '/results/%zz',
  ])('to %s leads to no page of the web app, and becomes /', (path) => {
    expect(toSafeRedirect(path)).toBe('/');
  });
});
