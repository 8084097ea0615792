import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    globalSetup: '@guildpath/db/testing/global-setup',
    // Each suite opens real databases and hashes real passwords.
    hookTimeout: 30_000,
  },
});
