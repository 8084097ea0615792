import { hash, randomBytes } from 'node:crypto';

/** A fresh secret of 256 random bits, fit for cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is random, so a plain SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
