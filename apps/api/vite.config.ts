import { defineConfig } from 'vite';

export default defineConfig({
  // Copies the crests beside the bundle: pictures show them.
  publicDir: '../../packages/ui/src/components/crest/pictures',
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        // The image runs the operator's commands without pnpm and tsx.
        cli: 'src/cli/main.ts',
        thread: 'src/threads/thread.ts',
      },
      // All in one folder: code resolves files relative to its own location.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
  },
  ssr: {
    // Workspace packages are TypeScript sources and must be bundled. Bundling react-email drops Tailwind,
    // code highlighting and a formatter, which would delay the start of each thread by 0.6 s.
    noExternal: [/^@guildpath\//, /^@react-email\//],
    // Native addons cannot be bundled.
    external: ['better-sqlite3', 'better-sqlite3-napi', 'pg'],
  },
});
