import { createHash } from 'node:crypto';
import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000';
const workspace = path.resolve(import.meta.dirname, '../..');

/** In one file it compresses better, and stays cached when only our own code changes. */
const neededByEveryPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|clsx|@mantine\/core\/esm\/core\/MantineProvider)\//;

/** Small parts that most screens have: one request for all of them is quicker than one for each. */
const sharedByScreens = /packages\/(ui|contract)\/|web\/src\/shared\/|@tabler\/|@mantine\/hooks\//;

/** Fewer screens have these, but each is smaller than the request for it. */
const tiny = /\/(waiting-quest|visitor-storage|new-idempotency-key|use-send-once)\.ts$/;

/** What toasts and other parts of Mantine have in common: every screen with one of those has toasts too. */
const sharedByToasts =
  /@mantine\/core\/esm\/(core|components\/(UnstyledButton|Loader|CloseButton|Portal))\/|@mantine\/hooks\/esm\/use-(reduced-motion|media-query|did-update|merged-ref|force-update)\/|node_modules\/(tslib|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    ...(isSsrBuild ? [] : [minifyAgain()]),
  ],
  resolve: {
    alias: {
      // The shim brings its own copy of what React has had since version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { modules: { generateScopedName: toClassName } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiUrl, '/trpc': apiUrl, '/healthz': apiUrl },
  },
  build: {
    target: 'es2022',
    // A picture is a file of its own, fetched when it comes into view, and not a part of the code.
    assetsInlineLimit: 0,
    // Every browser of that target can preload modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: neededByEveryPage, priority: 2 },
                { name: 'shared', test: sharedByScreens, minShareCount: 9, priority: 1 },
                { name: 'small', test: tiny, priority: 1 },
                { name: 'mantine', test: sharedByToasts, minShareCount: 2 },
              ],
            },
          },
        },
  },
}));

/** Terser after Vite's own minifier: together they make every page more than a KiB smaller than either does alone. */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, {
          ecma: 2020,
          module: true,
          // Vite marks so what runs at once. Without the mark the browser reads all of React twice.
          format: { wrap_func_args: true },
        });
        file.code = code ?? file.code;
      }
    },
  };
}

/** The name in the file and four letters that tell the file: short, because every page carries them twice. */
function toClassName(name: string, file: string): string {
  const hash = createHash('sha256').update(path.relative(workspace, file)).digest('base64url');
  return `${name}-${hash.slice(0, 4)}`;
}
