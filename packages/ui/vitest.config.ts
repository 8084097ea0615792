import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { vitestConfig } from '@guildpath/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';

// A dependency that Vite discovers during the run makes it bundle again and reload the page, which fails the
// tests.
const prebundled = [
  '@mantine/core',
  '@tabler/icons-react',
  'axe-core',
  'clsx',
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
];

const stories: TestProjectConfiguration = {
  optimizeDeps: { include: prebundled },
  plugins: [storybookTest({ initialGlobals: { viewport: { value: 'phone' } } })],
  test: {
    name: 'stories',
    isolate: false,
    fileParallelism: false,
    // Run after the unit tests, which use all cores.
    sequence: { groupOrder: 1 },
    globalSetup: ['@guildpath/scripts/require-chromium'],
    setupFiles: ['.storybook/vitest.setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      // The first run bundles the dependencies, which takes a busy machine longer than the default of 60 s.
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
          // One window for all files takes a third of the time, and each test cleans up after itself.
          isolate: false,
          setupFiles: ['./src/testing/setup.ts'],
          // Tests read the tokens from their stylesheet and need no other.
          css: { include: [/tokens\.css/] },
          restoreMocks: true,
          testTimeout: 60_000,
        },
      },
      stories,
    ],
  },
});
