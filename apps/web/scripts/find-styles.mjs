/** The two fonts that every page shows above the fold; the third holds letters that only occur in names. */
const fontsAboveTheFold = /(texturina-latin-600|hyperlegible-next-latin-wght)-normal\.woff2$/;

/** The stylesheets of the app and of a page, in the order in which the app would load them. */
export function findStylesheets(manifest, routeIds) {
  const files = new Set();
  const visited = new Set();
  const visit = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) files.add(file);
  };
  visit('index.html');
  for (const routeId of routeIds) {
    for (const key of Object.keys(manifest)) {
      if (key.startsWith(`${toSource(routeId)}?`)) visit(key);
    }
  }
  return [...files];
}

/** The fonts to preload, before the styles have been parsed. */
export function findFonts(manifest) {
  return Object.entries(manifest)
    .filter(([source]) => fontsAboveTheFold.test(source))
    .map(([, { file }]) => file);
}

/** The source file of a public page's route: they lie flat in one folder. */
function toSource(routeId) {
  const name = routeId === '/' ? 'index' : routeId.replace(/^\//, '').replaceAll('/', '.');
  return `src/routes/${name}.tsx`;
}
