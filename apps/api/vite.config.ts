import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
  },
  ssr: {
    // The workspace's own packages are TypeScript sources and must be in the bundle.
    noExternal: [/^@guildpath\//],
    // A native addon cannot be bundled; the manifest names both versions, so that the bundle finds them.
    external: ['better-sqlite3', 'better-sqlite3-napi'],
  },
});
