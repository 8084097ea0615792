import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentNetwork {
  /** Reaches the database through this network. */
  readonly url: string;
  /** While silent, the network neither refuses nor answers anything. */
  readonly setSilent: (isSilent: boolean) => void;
  /** Closes every connection. */
  readonly close: () => void;
}

/** Opens a proxy to the PostgreSQL of `databaseUrl` that can go silent like a network or a frozen server. */
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
      // The close event that follows ends the other socket.
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
