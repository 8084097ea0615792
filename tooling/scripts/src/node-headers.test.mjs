import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNodeHeaders } from './node-headers.mjs';
import { aFolder } from './testing/a-folder.mjs';

const header = `
#define NODE_MAJOR_VERSION 20
#define NODE_MINOR_VERSION 19
#define NODE_PATCH_VERSION 3
`;

test('headers that came with this Node.js are found beside its binary', () => {
  const prefix = aFolder({ 'include/node/node_version.h': header });
  expect(findNodeHeaders(join(prefix, 'bin/node'), 'v20.19.3')).toBe(prefix);
});

test('headers of another version are of no use', () => {
  const prefix = aFolder({ 'include/node/node_version.h': header });
  expect(findNodeHeaders(join(prefix, 'bin/node'), 'v22.0.0')).toBeUndefined();
});

test('a Node.js without headers has none', () => {
  expect(findNodeHeaders(join(aFolder({}), 'bin/node'), 'v20.19.3')).toBeUndefined();
});
