import { type DatabaseProxy, openProxy } from './proxy.ts';

export interface SilentNetwork extends DatabaseProxy {
  /** While silent, the network neither refuses nor answers anything. */
  readonly setSilent: (isSilent: boolean) => void;
}

/** Opens a proxy to the PostgreSQL of `databaseUrl` that can go silent like a network or a frozen server. */
export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  let isSilent = false;
  const proxy = await openProxy(databaseUrl, (client, server) => {
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (data) => {
        if (!isSilent) to.write(data);
      });
      from.on('close', () => {
        if (!isSilent) to.destroy();
      });
    }
  });
  return {
    ...proxy,
    setSilent: (value) => {
      isSilent = value;
    },
  };
}
