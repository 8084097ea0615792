import config from './vitest.config.ts';

// For tests that take too long for every run.
export default {
  ...config,
  test: { ...config.test, include: ['src/**/*.nightly.ts'], testTimeout: 180_000 },
};
