import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), 'src/workbench');

/** The workbench: every component in every state, without the API. */
export default defineConfig({
  root,
  base: './',
  plugins: [react()],
  server: { host: '127.0.0.1', port: 5174, open: false },
  preview: { host: '127.0.0.1', port: 5174 },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: ['index.html', 'frame.html'].map((name) => join(root, name)),
    },
  },
});
