import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * The code of a thread as Piscina takes it: the file of that name beside the module at `url`, which is the bundle; or
 * its source, where the server itself runs from sources.
 */
export function findThreadFile(
  name: string,
  url: string,
): { readonly filename: string; readonly execArgv?: string[] } {
  if (!url.endsWith('.ts')) return { filename: new URL(`./${name}.js`, url).href };
  const loader = createRequire(import.meta.url).resolve('tsx');
  return {
    filename: new URL(`./${name}.ts`, url).href,
    // Node.js 20 runs no TypeScript by itself.
    execArgv: ['--import', pathToFileURL(loader).href],
  };
}
