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

/** Every story in Chromium on a phone, on one of the two surfaces. */
const storiesOn = (surface: 'night' | 'parchment'): TestProjectConfiguration => ({
  optimizeDeps: { include: bundledUpFront },
  plugins: [
    storybookTest({
      initialGlobals: { surface, viewport: { value: 'phone' } },
      tags: { exclude: surface === 'parchment' ? ['night-only'] : [] },
    }),
    // The addon gives all projects one cache, but their servers bundle into it at the same time.
    {
      name: 'cache-per-surface',
      enforce: 'post',
      config: () => ({ cacheDir: `node_modules/.cache/stories-on-${surface}` }),
    },
  ],
  test: {
    name: surface,
    isolate: false,
    fileParallelism: false,
    // After the unit tests, which use all cores.
    sequence: { groupOrder: 1 },
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
});

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
      storiesOn('night'),
      storiesOn('parchment'),
    ],
  },
});
