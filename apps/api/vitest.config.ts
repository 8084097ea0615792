import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    include: ['{src,testing}/**/*.test.{ts,tsx}'],
    globalSetup: './testing/global-setup.ts',
  },
});
