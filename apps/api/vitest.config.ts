import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    // Each suite opens real databases and hashes real passwords.
    hookTimeout: 30_000,
  },
});
