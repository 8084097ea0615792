import { vitestConfig } from '@guildpath/vitest';

const config = vitestConfig({
  test: { globalSetup: ['./testing/global-setup.ts', './testing/build-server.ts'] },
});

/**
 * Runs what takes too long for every run, starts processes or waits in real time:
 * `pnpm --filter @guildpath/api test:nightly`.
 */
export default {
  ...config,
  test: {
    ...config.test,
    include: [
      '{src,testing}/**/*.nightly.ts',
      'src/http/fuzz.test.ts',
      'src/http/raw-socket.test.ts',
    ],
    reporters: ['default'],
    provide: { fuzzFactor: 5 },
    // One site under load at a time: two would slow each other.
    fileParallelism: false,
    testTimeout: 30 * 60_000,
  },
};
