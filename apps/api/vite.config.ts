import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
  },
  // The workspace's own packages are TypeScript sources and must be in the bundle.
  ssr: { noExternal: [/^@guildpath\//] },
});
