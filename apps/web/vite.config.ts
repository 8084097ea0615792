import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** In one file it compresses better, and stays cached when only our own code changes. */
const neededByEveryPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiUrl, '/trpc': apiUrl, '/healthz': apiUrl },
  },
  build: {
    target: 'es2022',
    // Every browser of that target can preload modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [{ name: 'vendor', test: neededByEveryPage }] } } },
  },
}));
