import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './find-chromium.mjs';

/**
 * @param {string} name
 * @param {number} [mode]
 */
function aFolderWithProgram(name, mode = 0o755) {
  const dir = mkdtempSync(join(tmpdir(), 'guildpath-scripts-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(join(dir, name), '#!/bin/sh\n', { mode });
  return dir;
}

test('CHROMIUM_PATH wins over what is in the PATH', () => {
  const named = join(aFolderWithProgram('my-browser'), 'my-browser');
  const PATH = aFolderWithProgram('chromium');
  expect(findChromium({ CHROMIUM_PATH: named, PATH })).toBe(named);
});

test('a CHROMIUM_PATH that is no program is not replaced by another browser', () => {
  const PATH = aFolderWithProgram('chromium');
  expect(findChromium({ CHROMIUM_PATH: join(PATH, 'missing'), PATH })).toBeUndefined();
});

test.each([
  { better: 'chromium', other: 'google-chrome' },
  { better: 'chromium-headless-shell', other: 'chromium' },
])('$better is preferred to $other, in whatever order the PATH has them', ({ better, other }) => {
  const betterDir = aFolderWithProgram(better);
  const PATH = [aFolderWithProgram(other), betterDir].join(delimiter);
  expect(findChromium({ PATH })).toBe(join(betterDir, better));
});

test('a file that cannot be run is passed over', () => {
  const PATH = aFolderWithProgram('chromium', 0o644);
  const chrome = aFolderWithProgram('google-chrome-stable');
  expect(findChromium({ PATH: [PATH, chrome].join(delimiter) })).toBe(
    join(chrome, 'google-chrome-stable'),
  );
});
