import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ConnectionOptions, createSecureContext } from 'node:tls';
import type { ClientConfig } from 'pg';

/** DATABASE_URL cannot be used as it is. The message is one line for the operator. */
export class DatabaseUrlError extends Error {
  override readonly name = 'DatabaseUrlError';
}

const optionOfFile = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;

/** Maps the values of `ssl`, which some providers use, to those of `sslmode`. */
const modesOfSsl: Readonly<Record<string, string>> = {
  true: 'require',
  1: 'require',
  false: 'disable',
  0: 'disable',
};

/**
 * Splits the TLS parameters off a `postgres://` URL. The driver would warn about some of them, fail with
 * others, and verify less in its next major version. Throws a DatabaseUrlError for a mode that may leave the
 * connection unencrypted, and for files that are not usable.
 */
export function toConnection(
  url: string,
): Pick<ClientConfig, 'connectionString' | 'ssl' | 'sslnegotiation'> {
  const [address, query] = url.split(/\?(.*)/s, 2);
  const parameters = new URLSearchParams(query);
  const take = (name: string) => {
    const value = parameters.get(name);
    parameters.delete(name);
    return value || undefined;
  };
  const [ssl = '', sslmode] = [take('ssl'), take('sslmode')];
  const isDirect = take('sslnegotiation') === 'direct';
  const isCompatible = take('uselibpqcompat') === 'true';
  const files = Object.entries(optionOfFile).map(
    ([name, option]) => [name, option, take(name)] as const,
  );
  const isTlsImplied = isDirect || files.some(([, , file]) => file);
  const mode = sslmode || modesOfSsl[ssl] || ssl || (isTlsImplied ? 'verify-full' : '');
  // The driver then reads PGSSLMODE.
  if (!mode) return { connectionString: url };
  return {
    connectionString: `${address}?${parameters.toString()}`,
    ssl: toTls(mode, readFiles(files), isCompatible),
    ...(isDirect ? { sslnegotiation: 'direct' } : {}),
  };
}

function toTls(
  mode: string,
  files: ConnectionOptions,
  isCompatible: boolean,
): boolean | ConnectionOptions {
  const unverified = { ...files, rejectUnauthorized: false };
  const ofAnyHost = { ...files, checkServerIdentity: () => undefined };
  switch (mode) {
    case 'disable':
      return false;
    case 'no-verify':
      return unverified;
    case 'verify-ca':
      // Anyone can get a certificate for some host from a public authority.
      if (files.ca) return ofAnyHost;
      throw new DatabaseUrlError('sslmode=verify-ca in DATABASE_URL takes sslrootcert=/path too.');
    case 'require':
      // Of libpq, which verifies less, only with `uselibpqcompat`.
      if (!isCompatible) return files;
      return files.ca ? ofAnyHost : unverified;
    case 'verify-full':
      return files;
    default:
      throw new DatabaseUrlError(
        `sslmode in DATABASE_URL takes require, verify-full, verify-ca, no-verify or disable, not ${encodeURIComponent(mode)}.`,
      );
  }
}

function readFiles(
  files: readonly (readonly [name: string, option: 'ca' | 'cert' | 'key', file?: string])[],
): ConnectionOptions {
  const options: ConnectionOptions = {};
  for (const [name, option, file] of files) {
    // The authorities that Node.js trusts, which it does without this parameter too.
    if (!file || file === 'system') continue;
    try {
      const text = readFileSync(file, 'utf8');
      // Node.js ignores an authority that it cannot read.
      if (option === 'ca') new X509Certificate(text);
      options[option] = text;
      createSecureContext(options);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new DatabaseUrlError(
        `${name} in DATABASE_URL takes a PEM file that this user can read: ${file} is not one (${code}).`,
        { cause: error },
      );
    }
  }
  return options;
}
