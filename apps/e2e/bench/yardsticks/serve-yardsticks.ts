import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface Yardsticks {
  readonly url: string;
  readonly close: () => void;
}

/** Serves pages as the site serves its own: compressed ahead of time, out of memory. */
export async function serveYardsticks(
  pages: Readonly<Record<string, string>>,
): Promise<Yardsticks> {
  const bodies = new Map(
    Object.entries(pages).map(([path, html]) => [path, brotliCompressSync(html)]),
  );
  const server = createServer(({ url }, response) => {
    const body = bodies.get(url ?? '');
    // A browser asks for an icon by itself; nothing, and no error in its console.
    if (!body) return response.writeHead(204).end();
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
