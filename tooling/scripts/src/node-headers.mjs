import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder whose `include/node` holds the C headers of the running Node.js, when they came with it.
 *
 * Where no finished binary of a native module can be had, it is compiled; node-gyp then downloads
 * these headers unless it is told where they are.
 * @param {string} execPath path of the node binary
 * @param {string} version as `process.version` gives it
 * @returns {string | undefined}
 */
export function findNodeHeaders(execPath, version) {
  const prefix = dirname(dirname(execPath));
  const header = join(prefix, 'include/node/node_version.h');
  if (!existsSync(header)) return undefined;
  const text = readFileSync(header, 'utf8');
  const found = ['MAJOR', 'MINOR', 'PATCH'].map(
    (part) => new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(text)?.[1],
  );
  return `v${found.join('.')}` === version ? prefix : undefined;
}
