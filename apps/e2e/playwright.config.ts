import { findChromium } from '@guildpath/scripts/find-chromium';
import { defineConfig } from 'playwright/test';

const executablePath = findChromium();
if (!executablePath)
  throw new Error('Install Chromium or Google Chrome, or name it in CHROMIUM_PATH.');

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: '.test-results/artifacts',
  // The JSON report is what `npm test` adds up for its closing line.
  reporter: [['list'], ['json', { outputFile: '.test-results/playwright.json' }]],
  forbidOnly: Boolean(process.env.CI),
  // Journeys are long and machines are shared: one at a time, with room for slow ones.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the run: ask for it (`--trace retain-on-failure`) when a cause is looked for.
    trace: 'off',
  },
});
