import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder, deleted when the test ends. */
export async function openDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildpath-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}
