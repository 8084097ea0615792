import { vitestConfig } from '@guildpath/vitest';

const config = vitestConfig({ test: { globalSetup: '@guildpath/db/testing/global-setup' } });

/** What takes too long for every run: `pnpm --filter @guildpath/api test:nightly`. */
export default {
  ...config,
  test: { ...config.test, include: ['src/**/*.nightly.ts'], reporters: ['default'] },
};
