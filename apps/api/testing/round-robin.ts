import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RoundRobin {
  readonly url: URL;
  /** Counts the requests to each server, in the order of the servers. */
  readonly counts: readonly number[];
}

/**
 * Opens a reverse proxy on loopback, closed with the test, that sends each request to the next server. It
 * never retries, but answers 502 when a server does not respond.
 */
export async function openRoundRobin(servers: readonly URL[]): Promise<RoundRobin> {
  const counts = servers.map(() => 0);
  let next = 0;
  const proxy = createServer((incoming, outgoing) => {
    const index = next;
    next = (next + 1) % servers.length;
    counts[index] = (counts[index] ?? 0) + 1;
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const { method, url: path } = incoming;
    const forwarded = request(servers[index] ?? '', { method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // If a server dies in the middle of a response, the client's connection must end too.
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    forwarded.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return { url: new URL(`http://localhost:${port}`), counts };
}
