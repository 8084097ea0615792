// Builds the web app: the client, the public pages as finished HTML, and a shell for each kind of page that depends on the
// visitor.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.mjs';
import { findLateStyles, findParts, findVendor } from './find-parts.mjs';
import { toPageDocument, toSceneDocument, toShellDocument } from './to-document.mjs';

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

const { pages, shells, crawlerFiles } = await renderSite();

for (const page of pages) {
  await write(
    path.join(page.path, toFileName(page)),
    toPageDocument(template, page, await toParts(page)),
  );
}
for (const shell of shells) {
  const parts = await toParts(shell);
  await write(`${shell.name}.html`, toShellDocument(template, shell, parts));
  if (!shell.scene) continue;
  await write(path.join(shell.scene.path, 'index.html'), toSceneDocument(template, shell, parts));
}
for (const [name, content] of Object.entries(crawlerFiles)) {
  await write(name, content);
}
await rm(serverDist, { recursive: true });
await rm(path.join(dist, '.vite'), { recursive: true });
await compressFiles(dist);

/** As the server looks for it (`apps/api/src/http/templated-files.ts`): with Quick Quest alone, the plain name. */
function toFileName({ openTiers = ['quick'] }) {
  return openTiers.length === 1 ? 'index.html' : `index.${openTiers.join('-')}.html`;
}

/** What stands in the head of a page besides its own tags. */
async function toParts({ routeIds, requests = [] }) {
  const { styles, scripts } = findParts(manifest, routeIds);
  const contents = await Promise.all(styles.map((file) => readFile(path.join(dist, file), 'utf8')));
  return {
    stylesheets: styles,
    styles: contents.join('').trim(),
    scripts,
    requests,
    lateStyles: findLateStyles(manifest),
    entryFile: manifest['index.html'].file,
    vendorFile: findVendor(manifest),
  };
}

async function write(name, content) {
  const file = path.join(dist, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
