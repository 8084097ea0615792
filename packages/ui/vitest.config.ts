import { vitestConfig } from '@guildpath/vitest';
import react from '@vitejs/plugin-react';

const inChromium = 'src/**/*.browser.test.ts';

export default vitestConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [inChromium],
          environment: 'jsdom',
          // One jsdom for all files takes a third of the time: each test cleans up after itself.
          isolate: false,
          setupFiles: ['./src/testing/setup.ts'],
          // What the tokens are is read out of their stylesheet; the others are of no use here.
          css: { include: [/tokens\.css/] },
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'chromium', include: [inChromium], hookTimeout: 60_000, testTimeout: 60_000 },
      },
    ],
  },
});
