import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { devPages } from './dev-pages.ts';
import webPackage from './package.json' with { type: 'json' };

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000';
// The API refuses writes whose origin is another host.
const proxy = { target: apiUrl, changeOrigin: false };

// A module of a group goes into its file, and so does what it imports, unless a group of more priority has that.
const codeGroups = [
  // Every page has these: in one file they compress better, and stay cached when only our own code changes.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|clsx)\//,
    priority: 3,
  },
  // Many small modules that several screens share: one request is quicker than one for each.
  { name: 'everywhere', minShareCount: 16, priority: 2 },
  { name: 'icons', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2, priority: 1 },
  { name: 'hooks', test: /node_modules\/@mantine\/hooks\//, minShareCount: 2, priority: 1 },
];

// No words, because filter lists block files by theirs: a cookie notice, a share panel, the class Social.
const codeFileNames = 'assets/[hash:12].js';
const assetFileNames = 'assets/[hash:12][extname]';

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' && { logLevel: 'warn' }),
  appType: 'custom',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    devPages(apiUrl),
    // Once at the highest level, instead of on every request.
    isSsrBuild ? [] : compression({ algorithms: ['brotliCompress', 'gzip'] }),
  ],
  resolve: {
    alias: {
      // The shim brings its own copy of what React has had since version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // In one file with its libraries, which the installed product does not have.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': proxy,
      '/trpc': proxy,
      '/healthz': proxy,
      '^/card/[^/]+\\.png': proxy,
    },
  },
  build: {
    // The oldest promised browsers know all of it but static blocks and lookbehinds, which a journey looks for.
    // Named here, they would have every class with fields rewritten: 1 KiB more for all.
    target: 'es2022',
    // `safari >= 15.4` is `safari15.4` here.
    cssTarget: webPackage.browserslist.map((browser) => browser.replace(' >= ', '')),
    // A picture is a file of its own, fetched when it comes into view, and not a part of the code.
    assetsInlineLimit: 0,
    // Every browser of that target can preload modules by itself.
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames, hashCharacters: 'hex' } }
      : {
          input: 'src/entry-client.tsx',
          output: {
            assetFileNames,
            entryFileNames: codeFileNames,
            chunkFileNames: codeFileNames,
            hashCharacters: 'hex',
            codeSplitting: { groups: codeGroups },
          },
        },
  },
}));
