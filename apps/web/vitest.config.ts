import { vitestConfig } from '@guildpath/vitest';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';

export default vitestConfig({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react()],
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
  },
});
