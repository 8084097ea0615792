import { createHmac } from 'node:crypto';

/**
 * Hashes text that could be guessed, such as an address, so that guesses cannot be tested without the
 * secret. Returns base64url, the same in every process of a site. Hashes for different purposes differ.
 */
export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}
