import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.mjs';
import { aFolder } from './testing/a-folder.mjs';

/** @param {string} name */
function aFolderWithProgram(name) {
  const dir = aFolder({ [name]: '#!/bin/sh\n' });
  chmodSync(join(dir, name), 0o755);
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

test('Chromium is preferred to Google Chrome, in whatever order the PATH has them', () => {
  const chrome = aFolderWithProgram('google-chrome');
  const chromium = aFolderWithProgram('chromium');
  expect(findChromium({ PATH: [chrome, chromium].join(delimiter) })).toBe(
    join(chromium, 'chromium'),
  );
});

test('a file that cannot be run is passed over', () => {
  const PATH = aFolder({ chromium: 'not a program' });
  const chrome = aFolderWithProgram('google-chrome-stable');
  expect(findChromium({ PATH: [PATH, chrome].join(delimiter) })).toBe(
    join(chrome, 'google-chrome-stable'),
  );
});
