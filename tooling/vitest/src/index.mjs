import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';

const shared = defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // The report is for the list of failed tests at the end of `npm test`.
    reporters: ['default', ['json', { outputFile: '.test-results/report.json' }]],
    includeTaskLocation: true,
    silent: 'passed-only',
    slowTestThreshold: 600_000,
    // By default vitest leaves one core free, which is half of two.
    maxWorkers: availableParallelism(),
    // Sharing modules between files halves the run, but no test may mock a module.
    isolate: false,
    // Only what hangs takes as long as these; what waits in vain ends in half a minute, even on a busy
    // machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    unstubEnvs: true,
  },
});

/**
 * Merges a package's vitest settings into the shared ones.
 * @param {import('vitest/config').ViteUserConfig} [own]
 */
export function vitestConfig(own = {}) {
  return mergeConfig(shared, own);
}
