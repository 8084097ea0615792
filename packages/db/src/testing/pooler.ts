import { type DatabaseProxy, openProxy } from './proxy.ts';

/** The parameters that PgBouncer takes by default. */
const knownParameters = /^(user|database|application_name|client_encoding|datestyle|timezone)$/i;

/**
 * Opens a proxy to the PostgreSQL of `databaseUrl` that refuses unknown parameters of a startup, like
 * PgBouncer.
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
    server.pipe(client);
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
