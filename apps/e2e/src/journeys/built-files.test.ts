import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { clientRoot } from '../steps/built-code.ts';

// Words in the rules of EasyList, EasyPrivacy and EasyList Cookie.
const listedWords =
  /(?:^|[-_./@])(?:ads?|advert\w*|affiliates?|analytics|banners?|beacons?|ccpa|consent|cookies?|gdpr|metrics|newsletter|notices?|pixels?|pop-?(?:ups?|overs?|unders?)|promos?|shar(?:e|es|ing)|social|sponsor\w*|stats?|telemetry|track(?:ers?|ing)?|widgets?)(?:$|[-_./@])/i;

// Methods and syntax that Chrome 92 or Safari 15.4 lack.
const newer = /\.(?:findLast|findLastIndex|toReversed|toSorted|toSpliced)\(|\bstatic ?\{|\(\?<[=!]/;

test('no built file has a name that filter lists block, or code that the oldest browsers lack', async () => {
  const files = await readdir(clientRoot, { recursive: true });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => listedWords.test(file))).toEqual([]);
  expect('assets/cookie-notice-Dzb6NfKF.js', 'the rule itself').toMatch(listedWords);
  for (const file of files.filter((name) => /assets.*\.js$/.test(name))) {
    expect.soft(await readFile(path.join(clientRoot, file), 'utf8'), file).not.toMatch(newer);
  }
});
