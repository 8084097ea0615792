import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentNetwork {
  /** The database through this network. */
  readonly url: string;
  /** While silent, nothing is refused and nothing is answered. */
  readonly setSilent: (isSilent: boolean) => void;
  /** Ends every connection. */
  readonly close: () => void;
}

/** A way to the PostgreSQL of `databaseUrl` that can go silent, as a network or a frozen server does. */
export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  const url = new URL(databaseUrl);
  const server = { port: Number(url.port), host: url.hostname };
  const sockets: Socket[] = [];
  let isSilent = false;
  const network = createServer((near) => {
    const far = connect(server);
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => {
        if (!isSilent) to.write(data);
      });
      // The close that follows is passed on.
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!isSilent) to.destroy();
      });
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  const address = network.address();
  if (typeof address !== 'object' || !address) throw new Error('The network has no port.');
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    setSilent: (value) => {
      isSilent = value;
    },
    close: () => {
      network.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
