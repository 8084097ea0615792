import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { EnvError } from './env.ts';
import { findOrCreateSessionSecret } from './session-secret.ts';

describe('the session secret of a data folder', () => {
  it('is made once, for its owner alone, and leaves no other file', async () => {
    const folder = path.join(await openDataDir(), 'new');
    const secret = findOrCreateSessionSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(findOrCreateSessionSecret(folder)).toBe(secret);
    expect(await readdir(folder)).toEqual(['session-secret']);
    expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is taken as the operator wrote it', async () => {
    const folder = await openDataDir();
    await writeFile(path.join(folder, 'session-secret'), `${'x'.repeat(32)}\n`);
    expect(findOrCreateSessionSecret(folder)).toBe(`${'x'.repeat(32)}\n`);
  });

  it.each([
    ['empty', ''],
    ['short', `${'x'.repeat(31)}\n`],
    ['nothing but zeros', '\0'.repeat(43)],
  ])('is refused in one line when its file is %s, and left as it is', async (_, content) => {
    const folder = await openDataDir();
    const file = path.join(folder, 'session-secret');
    await writeFile(file, content);
    expect(() => findOrCreateSessionSecret(folder)).toThrow(
      new EnvError(
        `${file} holds no secret of at least 32 characters: restore a copy, or delete the file to create a new secret (everyone has to sign in again).`,
      ),
    );
    expect(await readFile(file, 'utf8')).toBe(content);
  });
});
