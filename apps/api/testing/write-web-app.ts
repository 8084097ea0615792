import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDataDir } from './open-data-dir.ts';

/**
 * Its pages show what the entry was given. The query of a page sets its status and headers (`?status=404`,
 * `?cache-control=no-store`), or makes it fail or never end; `?utm` is not read.
 */
const entry = `
let renderings = 0;

export const webEntry = {
  composeRobots: (siteUrl) => 'Sitemap: ' + siteUrl + '/sitemap.xml',
  composeSitemap: (siteUrl) => '<loc>' + siteUrl + '/</loc>',
  toPageAddress: (pathname, query) => pathname + query.replace(/^\\?utm.*/, ''),
  renderPage: async ({ request, siteUrl, nonce, calls }) => {
    renderings += 1;
    const { status = '200', fails, hangs, ...headers } = Object.fromEntries(new URL(request.url).searchParams);
    if (fails) throw new Error('This page fails.');
    if (hangs) await new Promise(() => {});
    const { supportEmail } = await calls.router.createCaller(await calls.createContext()).site.settings();
    const html = [
      '<!doctype html><title>Rendering ' + renderings + '</title>',
      '<script nonce="' + nonce + '">start()</script>',
      '<script>smuggled()</script>',
      '<p>' + request.method + ' ' + request.url + ' of ' + siteUrl + '</p>',
      '<p>Write to ' + supportEmail + '</p>',
      '!'.repeat(2_000),
    ];
    return new Response(html.join('\\n'), {
      status: Number(status),
      headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
    });
  },
};
`;

/** Writes a built web app and returns its folder, whose parent belongs to the test too. */
export async function writeWebApp(clientFiles: Readonly<Record<string, string | Buffer>> = {}) {
  // Node.js caches modules by URL, so each test needs a folder of its own.
  const webRoot = path.join(await openDataDir(), 'dist');
  const files = { 'server/entry-server.js': entry, 'server/package.json': '{"type":"module"}' };
  await writeFiles(webRoot, files);
  await writeFiles(path.join(webRoot, 'client'), clientFiles);
  return webRoot;
}

async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>) {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
