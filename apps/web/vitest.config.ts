import { vitestConfig } from '@guildpath/vitest';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';

export default vitestConfig({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react()],
  test: {
    environment: 'jsdom',
    // A test opens the whole app, and the first of a file compiles the screens it comes to: long on a busy machine.
    testTimeout: 15_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
