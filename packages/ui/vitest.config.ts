import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { vitestConfig } from '@guildpath/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';

/**
 * What stories import, so that Vite finds nothing new during the run: it would bundle again and reload the page, which
 * fails the tests.
 */
const bundledUpFront = [
  '@mantine/core',
  '@tabler/icons-react',
  'axe-core',
  'clsx',
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
];

/** Every story in Chromium on a phone. */
const stories: TestProjectConfiguration = {
  optimizeDeps: { include: bundledUpFront },
  plugins: [storybookTest({ initialGlobals: { viewport: { value: 'phone' } } })],
  test: {
    name: 'stories',
    isolate: false,
    fileParallelism: false,
    // After the unit tests, which use all cores.
    sequence: { groupOrder: 1 },
    globalSetup: ['@guildpath/scripts/require-chromium'],
    setupFiles: ['.storybook/vitest.setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      // A first run bundles the dependencies before the page can answer, which takes a busy machine longer than 60 s.
      connectTimeout: 300_000,
      headless: true,
      provider: playwright({
        launchOptions: getLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default vitestConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // One window for all files takes a third of the time: each test cleans up after itself.
          isolate: false,
          setupFiles: ['./src/testing/setup.ts'],
          // What the tokens are is read out of their stylesheet; the others are of no use here.
          css: { include: [/tokens\.css/] },
          restoreMocks: true,
          testTimeout: 60_000,
        },
      },
      stories,
    ],
  },
});
