import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        // The operator's commands, which the image runs without pnpm and tsx.
        admin: 'src/cli/admin.ts',
        catalogue: 'src/cli/catalogue.ts',
        db: 'src/cli/db.ts',
        instrument: 'src/cli/instrument.ts',
        thread: 'src/threads/thread.ts',
      },
      // All side by side: code that looks for files goes by its own place.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
  },
  ssr: {
    // The workspace's own packages are TypeScript sources and must be in the bundle. Of react-email it takes in what the
    // mails are made of: with Tailwind, highlighted code and a formatter, each thread takes 0.6 s more to start.
    noExternal: [/^@guildpath\//, /^@react-email\//],
    // A native addon cannot be bundled, and traces know only a pg of its own; the manifest names them for the bundle.
    external: ['better-sqlite3', 'better-sqlite3-napi', 'pg'],
  },
});
