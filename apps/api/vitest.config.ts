import { availableParallelism } from 'node:os';
import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    // Much of the time goes by in waiting for processes, databases and mail servers.
    maxWorkers: availableParallelism() * 2,
    // Each suite opens real databases and hashes real passwords.
    hookTimeout: 60_000,
  },
});
