import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Pooler {
  /** Reaches the database through the pooler. */
  readonly url: string;
  /** Closes every connection. */
  readonly close: () => void;
}

/** What PgBouncer takes by default. */
const knownParameters = /^(user|database|application_name|client_encoding|datestyle|timezone)$/i;

/**
 * Opens a proxy to the PostgreSQL of `databaseUrl` that behaves like PgBouncer between transactions: it refuses
 * unknown parameters of a startup, and no client hears notifications.
 */
export async function openPooler(databaseUrl: string): Promise<Pooler> {
  const url = new URL(databaseUrl);
  const server = { port: Number(url.port), host: url.hostname };
  const sockets: Socket[] = [];
  const pooler = createServer((near) => {
    const far = connect(server);
    sockets.push(near, far);
    near.once('data', (startup: Buffer) => {
      const refused = findUnknownParameter(startup);
      if (refused !== undefined) {
        near.end(toFatalError('08P01', `unsupported startup parameter: ${refused}`));
        return;
      }
      far.write(startup);
      near.pipe(far);
    });
    forwardWithoutNotifications(far, near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      // The close event that follows ends the other socket.
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const address = pooler.address();
  if (typeof address !== 'object' || !address) throw new Error('The pooler has no port.');
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    close: () => {
      pooler.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

// After length and version, names and values alternate, each ended by a zero.
function findUnknownParameter(startup: Buffer): string | undefined {
  const names = startup.toString('utf8', 8).split('\0');
  return names.find((name, index) => index % 2 === 0 && name !== '' && !knownParameters.test(name));
}

function toFatalError(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E0000');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

// A message is a letter, its length without the letter, and its content.
function forwardWithoutNotifications(from: Socket, to: Socket): void {
  let pending: Buffer = Buffer.alloc(0);
  from.on('data', (data: Buffer) => {
    pending = Buffer.concat([pending, data]);
    while (pending.length >= 5) {
      const end = pending.readInt32BE(1) + 1;
      if (pending.length < end) return;
      if (pending[0] !== 'A'.charCodeAt(0)) to.write(pending.subarray(0, end));
      pending = pending.subarray(end);
    }
  });
}
