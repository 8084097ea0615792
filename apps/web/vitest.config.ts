import { vitestConfig } from '@guildpath/vitest';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';

export default vitestConfig({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react()],
  test: {
    environment: 'happy-dom',
    // From version 25 on, Node.js has storage globals of its own, which would hide those of happy-dom.
    execArgv: 'localStorage' in globalThis ? ['--no-experimental-webstorage'] : [],
    // Times are shown in the zone of the reader.
    env: { TZ: 'America/New_York' },
    setupFiles: ['src/testing/setup.ts'],
  },
});
