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
  // Room for slow machines.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: getLaunchOptions(),
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the run: turn it on (`--trace retain-on-failure`) to look for a cause.
    trace: 'off',
  },
});
