import config from './vitest.config.ts';

/** The texts of a large population: `pnpm --filter @guildpath/results test:nightly`. */
export default {
  ...config,
  test: {
    ...config.test,
    include: ['src/writer/texts.test.ts'],
    provide: { populationFactor: 10 },
  },
};
