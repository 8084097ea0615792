import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    include: ['testing/**/*.test.ts'],
    globalSetup: './testing/global-setup.ts',
  },
});
