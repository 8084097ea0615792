import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { rootDir } from './run.mjs';

// What commands make is there only after they have run.
/** @type {readonly string[]} */
const ignored = readText('.gitignore').match(/[^/\n]+/g) ?? [];
const paths = new Set(listPaths(''));
// The changelog also tells of what is gone.
const documents = [...paths].filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');

test('every path and link in a document leads to something', () => {
  const missing = documents.flatMap((document) =>
    readText(document)
      .split('\n')
      .flatMap((line, index) =>
        [...findMissingNames(document, line), ...findMissingLinks(document, line)].map(
          (path) => `${document}:${index + 1} ${path}`,
        ),
      ),
  );
  expect(missing).toEqual([]);
});

/**
 * A path stands in backticks, begins in lower case and has a slash or a known ending. It starts at the root,
 * at the document's folder, at its package or `src`, or at the first path of the line. A file may be named by
 * the end of its path.
 * @param {string} document
 * @param {string} line
 */
function findMissingNames(document, line) {
  const [ownPackage = ''] = /^(apps|packages)\/[^/]+\//.exec(document) ?? [];
  const names = [...line.matchAll(/`([a-z.][\w.$-]*(?:\/[\w.$-]+)*\/?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\/|^[^.].*\.(css|html|js|json|md|mjs|svg|tsx?|txt|ya?ml)$/.test(name))
    .filter((name) => !isMade(name) && name !== 'zod/mini');
  const [first = ''] = names;
  const bases = ['', dirname(document), ownPackage, `${ownPackage}src`, join(ownPackage, first)];
  return names.filter((name) => {
    const endsLike = (/** @type {string} */ path) =>
      path.startsWith(ownPackage) && path.endsWith(`/${name}`);
    const isThere = bases.some((base) => paths.has(join(base, name)));
    return !isThere && !(extname(name) && [...paths].some(endsLike));
  });
}

/**
 * @param {string} document
 * @param {string} line
 */
function findMissingLinks(document, line) {
  return [...line.matchAll(/\]\(([^):#]+)[)#]/g)]
    .map(([, target = '']) => join(dirname(document), target))
    .filter((path) => !paths.has(path));
}

/** @param {string} path */
function isMade(path) {
  return path.split('/').some((name) => name === '.git' || ignored.includes(name));
}

/**
 * Lists files, and folders with and without a slash at the end.
 * @param {string} folder
 * @returns {string[]}
 */
function listPaths(folder) {
  return readdirSync(join(rootDir, folder), { withFileTypes: true })
    .filter(({ name }) => !isMade(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [path, `${path}/`, ...listPaths(path)] : [path];
    });
}

/** @param {string} path */
function readText(path) {
  return readFileSync(join(rootDir, path), 'utf8');
}
