import config from './vitest.config.ts';

/** Statistics of a population, and the daily test of texts with ten times as many people. */
export default {
  ...config,
  test: {
    ...config.test,
    include: ['src/writer/texts.test.ts', 'src/**/*.nightly.ts'],
    provide: { people: 600 },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
};
