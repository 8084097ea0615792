import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: '.test-results/artifacts',
  // The report is for the list of failed tests at the end of `npm test`.
  reporter: [['list'], ['json', { outputFile: '.test-results/report.json' }]],
  quiet: true,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: '@guildpath/scripts/require-chromium',
  fullyParallel: true,
  workers: 2,
  // Only what hangs ends here. What waits in vain ends in half a minute, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: getLaunchOptions(),
    screenshot: 'only-on-failure',
    // Tracing takes a quarter of the run. `--trace retain-on-failure` turns it on to find a cause.
    trace: 'off',
  },
});
