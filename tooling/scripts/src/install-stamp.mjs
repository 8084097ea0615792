import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPackageDirs } from './workspace.mjs';

/**
 * @typedef {object} InstallStamp
 * @property {string} sources hash of everything that decides what gets installed
 * @property {string} runtime what native modules were compiled for
 */

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules/.install-stamp.json');
}

/**
 * What an install of the workspace as it is now amounts to: two equal stamps, nothing to install.
 * @param {string} root
 * @returns {InstallStamp}
 */
export function computeInstallStamp(root) {
  const manifests = [root, ...listPackageDirs(root)].map((dir) => join(dir, 'package.json'));
  const files = [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests];
  const hash = createHash('sha256');
  for (const file of files) {
    // The name counts too: a package that moved needs its links made again.
    hash.update(`${relative(root, file)}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  const runtime = `${process.platform}-${process.arch}-node-${process.version}`;
  return { sources: hash.digest('hex'), runtime };
}

/**
 * The stamp of the last complete install, undefined when there was none.
 * @param {string} root
 * @returns {(InstallStamp & { pnpm: string }) | undefined} with the path of the pnpm that did it
 */
export function findInstallStamp(root) {
  const path = stampPath(root);
  if (!existsSync(path)) return undefined;
  try {
    return /** @type {InstallStamp & { pnpm: string }} */ (JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // A file cut short by a full disk or a power cut: installing again is always right.
    return undefined;
  }
}

/**
 * Notes that the workspace as it is now is installed.
 * @param {string} root
 * @param {string} pnpm path of the pnpm that did it
 */
export function writeInstallStamp(root, pnpm) {
  writeFileSync(stampPath(root), `${JSON.stringify({ ...computeInstallStamp(root), pnpm })}\n`);
}
