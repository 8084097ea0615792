import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';

const shared = defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Left alone, vitest keeps a core free: of two, that is half the time.
    maxWorkers: availableParallelism(),
    // Files share what they import, which halves the run: no test may replace a module.
    isolate: false,
    // A slow machine is no failure.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    unstubEnvs: true,
  },
});

/**
 * The vitest configuration of a package: the shared settings with its own on top.
 * @param {import('vitest/config').ViteUserConfig} [own]
 */
export function vitestConfig(own = {}) {
  return mergeConfig(shared, own);
}
