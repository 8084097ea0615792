import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderSamples } from './samples.ts';

const file = path.resolve(import.meta.dirname, '../.test-results/samples.md');

it('eight people are told whole results, each another one', async () => {
  const results = await renderSamples();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${results.join('\n\n')}\n`);
  expect(new Set(results).size).toBe(8);
  for (const result of results) {
    expect(result).not.toMatch(/undefined|NaN|\[object|[{}]/);
    expect(result.match(/^### .+, \d+%$/gm)?.length).toBeGreaterThanOrEqual(5);
  }
});
