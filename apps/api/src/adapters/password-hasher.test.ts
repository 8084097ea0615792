import { hash, verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const cost = '$argon2id$v=19$m=19456,t=2,p=1';

it('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
  const passwords = await createPasswordHasher();
  expect(await passwords.hash('correct horse')).toMatch(cost);
});

it('verifies once, at the same cost, for someone with a password and someone without', async () => {
  const verified: string[] = [];
  const passwords = await createPasswordHasher(undefined, {
    hash,
    verify: (passwordHash, ...rest) => {
      verified.push(String(passwordHash).replace(/\$[^$]+\$[^$]+$/, ''));
      return verify(passwordHash, ...rest);
    },
  });
  const known = await passwords.hash('correct horse');
  expect(await passwords.verify(known, 'wrong horse')).toBe(false);
  expect(await passwords.verify(null, 'wrong horse')).toBe(false);
  expect(verified).toEqual([cost, cost]);
});

it('takes the right password only, and none for someone without', async () => {
  const passwords = await createPasswordHasher();
  const known = await passwords.hash('correct horse');
  expect(await passwords.verify(known, 'correct horse')).toBe(true);
  expect(await passwords.verify(await hash('x'), 'correct horse')).toBe(false);
  expect(await passwords.verify(null, 'correct horse')).toBe(false);
});
