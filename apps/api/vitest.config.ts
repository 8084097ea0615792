import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    // Only what hangs takes as long as any of these.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
