import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EnvError, sessionSecretMinLength } from './env.ts';

/**
 * Returns the session secret stored in the data folder. Creates it on first use, readable by its owner
 * alone. Throws an EnvError when the stored secret is too short.
 */
export function findOrCreateSessionSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createSecret(file);
  const secret = readFileSync(file, 'utf8');
  // A power cut may leave a file without its bytes, or with zeros in their place.
  if (secret.replaceAll('\0', '').trim().length < sessionSecretMinLength) {
    throw new EnvError(
      `${file} holds no secret of at least ${sessionSecretMinLength} characters: restore a copy, or delete the file to create a new secret (everyone has to sign in again).`,
    );
  }
  return secret;
}

function createSecret(file: string): void {
  // Cookies outlive this process, so the secret must be on the disk before anything is encrypted with it.
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(descriptor, randomBytes(32).toString('base64url'));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    // Linking fails if the file exists: when two processes start together, one creates it and both read it.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(path.dirname(file));
}

function syncFolder(folder: string): void {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
