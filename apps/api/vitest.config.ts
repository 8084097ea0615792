import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    globalSetup: '@guildpath/db/testing/global-setup',
    // Each suite opens real databases and hashes real passwords.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
