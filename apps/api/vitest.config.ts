import { vitestConfig } from '@guildpath/vitest';

export default vitestConfig({
  test: {
    include: ['testing/**/*.test.ts'],
    globalSetup: './testing/global-setup.ts',
    // Requests create much garbage, and copying it took a tenth of the run; `src/main.ts` does the same.
    execArgv: ['--max-semi-space-size=32'],
  },
});
