// Builds the web app: the client, the shell for pages that depend on the visitor, and the public pages as finished HTML.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.argv[2] ?? 'dist');
const serverDist = path.join(root, 'node_modules/.prerender');

await build({ root, build: { manifest: true, outDir: dist, emptyOutDir: true } });
const bootFile = await buildBoot();
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: serverDist, copyPublicDir: false },
});

const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
const shell = await readFile(path.join(dist, 'index.html'), 'utf8');
const { renderPages } = await import(pathToFileURL(path.join(serverDist, 'prerender.js')).href);

await writeFile(path.join(dist, 'shell.html'), shell);
for (const page of await renderPages()) {
  const folder = path.join(dist, page.path);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), await toDocument(page));
}
await rm(serverDist, { recursive: true });
await rm(path.join(dist, '.vite'), { recursive: true });
await compressFiles();

/** On its own: as a second entry it would keep the app's chunks from being joined. */
async function buildBoot() {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts' },
    },
  });
  return output[0].fileName;
}

/** The shell with the page in it, its own title, its styles inside, and the app's code for later. */
async function toDocument({ path: pagePath, html, meta, links, routeIds }) {
  const styles = await stylesOf(routeIds);
  const entry = manifest['index.html'].file;
  const title = meta.findLast((tag) => tag.title)?.title ?? 'Guildpath';
  const named = meta.filter((tag) => !tag.title);
  const replaced = new Set(named.map(({ name }) => name).filter(Boolean));
  const tags = [
    ...named.map((tag) => toTag('meta', tag)),
    ...links.map((tag) => toTag('link', tag)),
    `<style>${styles}</style>`,
    `<script type="module" src="/${bootFile}" data-entry="/${entry}"></script>`,
  ];
  return shell
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /\s*<(script|link)\b[^>]*(type="module"|rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
      '',
    )
    .replace(/\s*<meta\s+name="([^"]+)"[^>]*>/g, (tag, name) => (replaced.has(name) ? '' : tag))
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${pagePath}">${html}</div>`);
}

/** The stylesheets of the app and of a page's routes, in the order in which the app would load them. */
async function stylesOf(routeIds) {
  const files = new Set();
  const visited = new Set();
  const visit = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) files.add(file);
  };
  visit('index.html');
  for (const routeId of routeIds) {
    for (const key of Object.keys(manifest))
      if (key.startsWith(`${toSource(routeId)}?`)) visit(key);
  }
  const sheets = await Promise.all(
    [...files].map((file) => readFile(path.join(dist, file), 'utf8')),
  );
  return sheets.join('').trim();
}

/** Where a route of a public page is written: they stand flat in one folder. */
function toSource(routeId) {
  const name = routeId === '/' ? 'index' : routeId.replace(/^\//, '').replaceAll('/', '.');
  return `src/routes/${name}.tsx`;
}

function toTag(name, attributes) {
  const text = Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(String(value))}"`)
    .join(' ');
  return `<${name} ${text} />`;
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Compressed once, as well as can be, instead of on every request. */
async function compressFiles() {
  const files = await readdir(dist, { recursive: true });
  for (const file of files.filter((name) =>
    /\.(html|js|css|svg|txt|xml|webmanifest)$/.test(name),
  )) {
    const content = await readFile(path.join(dist, file));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(
      path.join(dist, `${file}.br`),
      await promisify(brotliCompress)(content, { params: quality }),
    );
    await writeFile(path.join(dist, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}
