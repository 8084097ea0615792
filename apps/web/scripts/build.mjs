// Builds the web app: the client, the shell for pages that depend on the visitor, and the public pages as finished HTML.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.mjs';
import { findFonts, findStylesheets } from './find-styles.mjs';
import { toPageDocument, toShellDocument } from './to-document.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.argv[2] ?? 'dist');
const serverDist = path.join(root, 'node_modules/.prerender');

await build({ root, build: { manifest: true, outDir: dist, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender/prerender.tsx', outDir: serverDist, copyPublicDir: false },
});

const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
const template = await readFile(path.join(dist, 'index.html'), 'utf8');
const { renderSite } = await import(pathToFileURL(path.join(serverDist, 'prerender.js')).href);

const { pages, shellHeadTags, crawlerFiles } = await renderSite();

const fonts = findFonts(manifest);
const shell = toShellDocument(template, { headTags: shellHeadTags, fonts });
await writeFile(path.join(dist, 'shell.html'), shell);
for (const page of pages) {
  const folder = path.join(dist, page.path);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), await finishPage(page));
}
for (const [name, content] of Object.entries(crawlerFiles)) {
  await writeFile(path.join(dist, name), content);
}
await rm(serverDist, { recursive: true });
await rm(path.join(dist, '.vite'), { recursive: true });
await compressFiles(dist);

/** The page inside the template, with inline styles and the app's code deferred. */
async function finishPage(page) {
  const stylesheets = findStylesheets(manifest, page.routeIds);
  const styles = await Promise.all(
    stylesheets.map((file) => readFile(path.join(dist, file), 'utf8')),
  );
  return toPageDocument(template, page, {
    stylesheets,
    styles: styles.join('').trim(),
    fonts,
    entryFile: manifest['index.html'].file,
  });
}
