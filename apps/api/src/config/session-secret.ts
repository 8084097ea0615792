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
 * The session secret of this data folder, made on first use and readable by its owner alone. Throws an EnvError when the
 * file holds less than a secret.
 */
export function findOrMakeSessionSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8');
  // A power cut may leave a file without its bytes, or with zeros in their place.
  if (secret.replaceAll('\0', '').trim().length < sessionSecretMinLength) {
    throw new EnvError(
      `${file} holds no secret of at least ${sessionSecretMinLength} characters: put a copy of it back, or delete it and a new one is made (everyone signs in again).`,
    );
  }
  return secret;
}

/** On the disk before it has its name: what it encrypts outlives this process. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(descriptor, randomBytes(32).toString('base64url'));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    // Linking fails when the file exists: of two processes that start together, one creates it and both read all of it.
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
