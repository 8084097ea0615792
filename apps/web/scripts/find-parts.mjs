/** What the app and a page load at once, in the order in which the app would load it. */
export function findParts(manifest, routeIds) {
  const parts = { styles: new Set(), scripts: new Set() };
  const visited = new Set();
  const visit = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) parts.styles.add(file);
    parts.scripts.add(chunk.file);
  };
  visit('index.html');
  for (const routeId of routeIds) {
    for (const key of Object.keys(manifest)) {
      if (key.startsWith(`${toSource(routeId)}?`)) visit(key);
    }
  }
  return { styles: [...parts.styles], scripts: [...parts.scripts] };
}

/** The stylesheet that is applied after the first paint, and those of its fonts that every page needs. */
export function findLateStyles(manifest) {
  const key = Object.keys(manifest).find((source) => source.endsWith('ui/src/late.css'));
  if (!key) throw new Error('The build has no late.css.');
  const files = Object.values(manifest).map(({ file }) => file);
  // Extended Latin is for names: a browser fetches it when it meets such a letter.
  return {
    file: manifest[key].file,
    fonts: files.filter((file) => /-latin-(?!ext).*woff2$/.test(file)),
  };
}

/** The libraries that every page needs. */
export function findVendor(manifest) {
  const vendor = Object.values(manifest).find(({ name }) => name === 'vendor');
  if (!vendor) throw new Error('The build has no chunk with the name vendor.');
  return vendor.file;
}

/** The source file of a route: `/_authenticated/results/$id` is in a folder, the others lie flat in one. */
function toSource(routeId) {
  const layout = '/_authenticated/';
  if (routeId.startsWith(layout))
    return `src/routes${layout}${toName(routeId.slice(layout.length))}`;
  return `src/routes/${routeId === '/' ? 'index.tsx' : toName(routeId.replace(/^\//, ''))}`;
}

function toName(path) {
  return `${path.replaceAll('/', '.')}.tsx`;
}
