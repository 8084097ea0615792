import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './find-chromium.mjs';

/**
 * @param {string} name
 * @param {number} [mode]
 */
function createProgram(name, mode = 0o755) {
  const dir = mkdtempSync(join(tmpdir(), 'guildpath-scripts-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(join(dir, name), '#!/bin/sh\n', { mode });
  return dir;
}

test('CHROMIUM_PATH takes precedence over the PATH', () => {
  const named = join(createProgram('my-browser'), 'my-browser');
  const PATH = createProgram('chromium');
  expect(findChromium({ CHROMIUM_PATH: named, PATH })).toBe(named);
});

test('a wrong CHROMIUM_PATH is not replaced by another browser', () => {
  const PATH = createProgram('chromium');
  expect(findChromium({ CHROMIUM_PATH: join(PATH, 'missing'), PATH })).toBeUndefined();
});

test.each([
  { better: 'chromium', other: 'google-chrome' },
  { better: 'chromium-headless-shell', other: 'chromium' },
])('$better is preferred to $other, whatever their order in the PATH', ({ better, other }) => {
  const betterDir = createProgram(better);
  const PATH = [createProgram(other), betterDir].join(delimiter);
  expect(findChromium({ PATH })).toBe(join(betterDir, better));
});

test('a file that is not executable is skipped', () => {
  const PATH = createProgram('chromium', 0o644);
  const chrome = createProgram('google-chrome-stable');
  expect(findChromium({ PATH: [PATH, chrome].join(delimiter) })).toBe(
    join(chrome, 'google-chrome-stable'),
  );
});
