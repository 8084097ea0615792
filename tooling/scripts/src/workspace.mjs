import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The folders that pnpm-workspace.yaml names: each of their subfolders with a manifest is a package. */
const packageGroups = ['apps', 'packages', 'tooling'];

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {Record<string, string>} [scripts]
 */

/** @typedef {Manifest & { packageManager: string, engines: { node: string } }} RootManifest */

/**
 * Reads the package.json of a folder.
 * @param {string} dir
 * @returns {Manifest}
 */
export function readManifest(dir) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
}

/**
 * The folders of all packages of a workspace, sorted, without its root.
 * @param {string} root
 * @returns {string[]}
 */
export function listPackageDirs(root) {
  return packageGroups
    .map((group) => join(root, group))
    .filter((groupDir) => existsSync(groupDir))
    .flatMap((groupDir) => readdirSync(groupDir).map((name) => join(groupDir, name)))
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .sort();
}

/** Reads the package.json of this repository. */
export function readRootManifest() {
  return /** @type {RootManifest} */ (readManifest(rootDir));
}
