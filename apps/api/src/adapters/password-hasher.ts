import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';

type Cost = Pick<argon2.Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

/** The OWASP Password Storage Cheat Sheet recommends argon2id with 19 MiB, two passes and one lane. */
const defaultCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time for an account without a password (null) as for a wrong password. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>;
}

/** Hashes with argon2id, off the main thread. Tests pass a lower cost. */
export async function createPasswordHasher(
  cost = defaultCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Promise<PasswordHasher> {
  const dummyHash = await hash(randomUUID(), cost);
  return {
    hash: (password) => hash(password, cost),
    verify: async (passwordHash, password) => {
      const isRight = await verify(passwordHash ?? dummyHash, password);
      return passwordHash !== null && isRight;
    },
  };
}
