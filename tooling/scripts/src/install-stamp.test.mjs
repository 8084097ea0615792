import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computeInstallStamp, findInstallStamp, writeInstallStamp } from './install-stamp.mjs';
import { aFolder, putFiles } from './testing/a-folder.mjs';

function aWorkspace() {
  return aFolder({
    'package.json': { name: 'root' },
    'pnpm-lock.yaml': 'lockfileVersion: 9',
    'pnpm-workspace.yaml': 'packages: [apps/*]',
    'apps/web/package.json': { name: 'web' },
    'apps/web/src/main.ts': 'export {};',
    'node_modules/.modules.yaml': '',
  });
}

test('a workspace that was never installed has no stamp', () => {
  expect(findInstallStamp(aWorkspace())).toBeUndefined();
});

test('nothing has to be installed again when nothing has changed', () => {
  const root = aWorkspace();
  writeInstallStamp(root, '/somewhere/pnpm');
  expect(findInstallStamp(root)).toMatchObject(computeInstallStamp(root));
});

test('a change of source code asks for no install', () => {
  const root = aWorkspace();
  writeInstallStamp(root, '/somewhere/pnpm');
  putFiles(root, { 'apps/web/src/main.ts': 'export const changed = true;' });
  expect(findInstallStamp(root)).toMatchObject(computeInstallStamp(root));
});

test.each([
  ['the lockfile', { 'pnpm-lock.yaml': 'lockfileVersion: 10' }],
  ['the workspace settings', { 'pnpm-workspace.yaml': 'packages: [apps/*, packages/*]' }],
  ['the root manifest', { 'package.json': { name: 'root', version: '2' } }],
  ['the manifest of a package', { 'apps/web/package.json': { name: 'web', version: '2' } }],
  ['a new package', { 'packages/ui/package.json': { name: 'ui' } }],
])('a change of %s asks for an install', (_what, files) => {
  const root = aWorkspace();
  writeInstallStamp(root, '/somewhere/pnpm');
  putFiles(root, files);
  expect(findInstallStamp(root)).not.toMatchObject(computeInstallStamp(root));
});

test('a package that moved asks for an install', () => {
  const root = aWorkspace();
  writeInstallStamp(root, '/somewhere/pnpm');
  mkdirSync(join(root, 'packages'));
  renameSync(join(root, 'apps/web'), join(root, 'packages/web'));
  expect(findInstallStamp(root)).not.toMatchObject(computeInstallStamp(root));
});

test('a stamp that was cut short counts as none', () => {
  const root = aWorkspace();
  putFiles(root, { 'node_modules/.install-stamp.json': '{"sources":"12' });
  expect(findInstallStamp(root)).toBeUndefined();
});

test('the stamp names the Node.js that native modules were compiled for', () => {
  expect(computeInstallStamp(aWorkspace()).runtime).toContain(process.version);
});

test('the stamp remembers where the package manager is', () => {
  const root = aWorkspace();
  writeInstallStamp(root, '/somewhere/pnpm');
  expect(findInstallStamp(root)).toMatchObject({ pnpm: '/somewhere/pnpm' });
});
