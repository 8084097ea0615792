import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RoundRobin {
  readonly url: URL;
  /** How many requests each server has been sent, in the order of the servers. */
  readonly counts: readonly number[];
}

/**
 * A reverse proxy on loopback, gone with the test, that sends each request to the next of the servers. It repeats nothing:
 * where a server does not answer, its own answer is 502.
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
      // A server that dies in the middle of its answer ends the client's connection too.
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
  const { port } = proxy.address() as AddressInfo; // as it listens on TCP
  return { url: new URL(`http://localhost:${port}`), counts };
}
