import { vitestConfig } from '@guildpath/vitest';
import react from '@vitejs/plugin-react';

export default vitestConfig({
  plugins: [react()],
  test: { environment: 'jsdom', setupFiles: ['./src/testing/setup.ts'] },
});
