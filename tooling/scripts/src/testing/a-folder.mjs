import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes a temporary folder with files, for the time of one test.
 * @param {Record<string, string | object>} files text, or an object to be written as JSON, by path
 * @returns {string} the folder
 */
export function aFolder(files) {
  const dir = mkdtempSync(join(tmpdir(), 'guildpath-scripts-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  putFiles(dir, files);
  return dir;
}

/**
 * @param {string} dir
 * @param {Record<string, string | object>} files
 */
export function putFiles(dir, files) {
  for (const [path, content] of Object.entries(files)) {
    const target = join(dir, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
}
