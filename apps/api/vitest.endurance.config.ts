import { vitestConfig } from '@guildpath/vitest';

const config = vitestConfig({ test: { globalSetup: './testing/global-setup.ts' } });

/** Kills, outages and load on real processes, minutes each: `pnpm test:endurance`. */
export default {
  ...config,
  test: {
    ...config.test,
    include: ['{src,testing}/**/*.endurance.ts'],
    reporters: ['default'],
    // One site under load at a time: two would measure each other.
    fileParallelism: false,
    testTimeout: 30 * 60_000,
  },
};
