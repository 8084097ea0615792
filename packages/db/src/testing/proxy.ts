import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** Reaches the database through the proxy. */
  readonly url: string;
  /** Closes every connection. */
  readonly close: () => void;
}

/** Opens a proxy to the PostgreSQL of `databaseUrl`. `forward` passes on what the two sockets receive. */
export async function openProxy(
  databaseUrl: string,
  forward: (client: Socket, server: Socket) => void,
): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const target = { port: Number(url.port), host: url.hostname };
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(target);
    sockets.push(client, server);
    // The close event that follows is what `forward` may listen to.
    for (const socket of [client, server]) socket.on('error', () => undefined);
    forward(client, server);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
