import { createHmac } from 'node:crypto';

/**
 * What is stored of something that could be guessed, such as an address: without the secret nobody can try guesses. The
 * same for every process of a site; `purpose` keeps hashes for different uses apart. Base64url.
 */
export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}
