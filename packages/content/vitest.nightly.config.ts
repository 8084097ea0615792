import config from './vitest.config.ts';

/** Tests that take too long for every run: `pnpm --filter @guildpath/content test:nightly`. */
export default { ...config, test: { ...config.test, include: ['src/**/*.nightly.ts'] } };
