import type { Socket } from 'node:net';
import { type DatabaseProxy, openProxy } from './proxy.ts';

/** What PgBouncer takes by default. */
const knownParameters = /^(user|database|application_name|client_encoding|datestyle|timezone)$/i;

/**
 * Opens a proxy to the PostgreSQL of `databaseUrl` that behaves like PgBouncer between transactions: it refuses
 * unknown parameters of a startup, and no client hears notifications.
 */
export function openPooler(databaseUrl: string): Promise<DatabaseProxy> {
  return openProxy(databaseUrl, (client, server) => {
    client.once('data', (startup: Buffer) => {
      const refused = findUnknownParameter(startup);
      if (refused !== undefined) {
        client.end(toFatalError('08P01', `unsupported startup parameter: ${refused}`));
        return;
      }
      server.write(startup);
      client.pipe(server);
    });
    forwardWithoutNotifications(server, client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
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
