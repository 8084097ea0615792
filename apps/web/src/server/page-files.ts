import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';

/** The files of the built client that a route needs in addition to those of every page. */
interface RouteFiles {
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  readonly scripts: readonly string[];
}

const entry = 'src/entry-client.tsx';
const clientRoot = new URL('../client/', import.meta.url);
const built = import.meta.env.DEV ? {} : readManifest();
const filesOfRoutes: ReadonlyMap<string, RouteFiles> = import.meta.env.DEV
  ? new Map()
  : toFilesOfRoutes();

/** Starts Vite's client and fast refresh before the app. */
const devStartScript = `
import('/@react-refresh')
  .then(({ injectIntoGlobalHook }) => {
    injectIntoGlobalHook(window);
    Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type) => type });
    return import('/@vite/client');
  })
  .then(() => import('/${entry}'))`;

/** Returns the styles of a page, and the script that loads the app. */
export function findPageParts(routeIds: readonly string[]) {
  const files = routeIds.map((id) => filesOfRoutes.get(id)).filter((found) => found !== undefined);
  const styles = files.flatMap((route) => route.styles);
  const scripts = files.flatMap((route) => route.scripts);
  const startScript = import.meta.env.DEV ? devStartScript : composeStartScript(styles, scripts);
  return { styles, startScript };
}

/**
 * Waits for the first paint, because code would compete with the text for a slow connection; three seconds
 * in browsers that report no paint.
 */
function composeStartScript(
  styles: RouteFiles['styles'],
  [entryFile, ...scripts]: readonly string[],
): string {
  const links = [
    // Vite would fetch the styles again, unless it finds a link. A disabled one is not fetched.
    ...styles.map(({ href }) => ({ rel: 'stylesheet', disabled: true, href })),
    ...scripts.map((href) => ({ rel: 'modulepreload', href })),
  ];
  return `{
const start = () => {
  observer.disconnect();
  clearTimeout(timer);
  for (const link of ${JSON.stringify(links)}) document.head.append(Object.assign(document.createElement('link'), link));
  import('${entryFile}');
};
const observer = new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && start());
observer.observe({ type: 'paint', buffered: true });
const timer = setTimeout(start, 3000);
}`;
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', clientRoot), 'utf8')) as Manifest;
}

function toFilesOfRoutes(): ReadonlyMap<string, RouteFiles> {
  const entryChunk = built[entry];
  if (!entryChunk) throw new Error(`The build has no ${entry}.`);
  const ofEveryPage = withImports(entryChunk);
  const files = new Map([['__root__', toFiles([...ofEveryPage])]]);
  for (const [source, chunk] of Object.entries(built)) {
    const name = /^src\/routes\/(?<name>.+)\.tsx\?tsr-split=component$/.exec(source)?.groups?.name;
    if (!name) continue;
    const own = [...withImports(chunk)].filter((imported) => !ofEveryPage.has(imported));
    // `results.index` is the route `/results/`.
    files.set(`/${name.replaceAll('.', '/').replace(/index$/, '')}`, toFiles(own));
  }
  return files;
}

function withImports(chunk: ManifestChunk, found = new Set<ManifestChunk>()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const key of chunk.imports ?? []) {
    const imported = built[key];
    if (imported) withImports(imported, found);
  }
  return found;
}

function toFiles(chunks: readonly ManifestChunk[]): RouteFiles {
  const stylesheets = chunks.flatMap(({ css = [] }) => css);
  return {
    styles: stylesheets.map((file) => ({
      href: `/${file}`,
      css: readFileSync(new URL(file, clientRoot), 'utf8').trim(),
    })),
    scripts: chunks.map(({ file }) => `/${file}`),
  };
}
