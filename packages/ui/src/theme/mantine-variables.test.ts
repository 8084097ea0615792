import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const read = (path: string) => readFileSync(join(here, path), 'utf8');
const defined = namesIn(read('./mantine-variables.css'), /(--mantine-[\w-]+):/g);

// Palettes that our theme does not use. Components refer to them only if a prop asks for them.
const otherPalettes =
  /^--mantine-color-(gray|red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-/;

function namesIn(css: string, pattern: RegExp): Set<string> {
  return new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
}

function findMissing(css: string): string[] {
  const used = namesIn(css, /var\((--mantine-[\w-]+)\)/g);
  return [...used].filter((name) => !defined.has(name) && !otherPalettes.test(name));
}

test('every custom property that the stylesheets in use refer to is defined', () => {
  const folder = join(here, '../mantine');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.stories)\.tsx?$/.test(name),
  );
  const imports = [...sources.map((name) => join('../mantine', name)), 'guild-theme-provider.tsx']
    .map((name) => read(name))
    .flatMap((source) => [...source.matchAll(/'(@mantine\/core\/styles\/[\w-]+\.layer\.css)'/g)]);
  expect(imports.length).toBeGreaterThan(0);
  const missing = imports.flatMap(([, path = '']) =>
    findMissing(readFileSync(require.resolve(path), 'utf8')),
  );
  expect(missing).toEqual([]);
});
