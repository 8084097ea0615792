import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: '.test-results/artifacts',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  globalSetup: '@guildpath/scripts/require-chromium',
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: getLaunchOptions(),
    screenshot: 'only-on-failure',
    // Tracing takes a quarter of the run. `--trace retain-on-failure` turns it on to find a cause.
    trace: 'off',
  },
});
