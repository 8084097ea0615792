import { hash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits for cookies and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for storage. Secrets are random, so a plain SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
