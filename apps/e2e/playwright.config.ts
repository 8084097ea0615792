import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: '.test-results/artifacts',
  // The JSON report is what `npm test` adds up for its closing line.
  reporter: [['list'], ['json', { outputFile: '.test-results/playwright.json' }]],
  forbidOnly: Boolean(process.env.CI),
  // One after another, with room for slow machines: two at a time take longer, as each browser fills the cores.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: getLaunchOptions(),
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the run: ask for it (`--trace retain-on-failure`) when a cause is looked for.
    trace: 'off',
  },
});
