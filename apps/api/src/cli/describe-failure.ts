import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import {
  DamagedFileError,
  DatabaseUnavailableError,
  DatabaseUrlError,
  isDiskFull,
  MigrationError,
} from '@guildpath/db';
import type { Env } from '../config/env.ts';

type Settings = Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>;

/** Lists remedies for connections that PostgreSQL or a pooler refuses, by code and message. */
const remedies: readonly (readonly [refusal: RegExp, remedy: string])[] = [
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/,
    'The certificate is not trusted: add sslrootcert=/path to DATABASE_URL, the file of the provider’s certificate authority, or, knowing that nobody is then kept from posing as the server, sslmode=no-verify.',
  ],
  [
    /ALTNAME_INVALID/,
    'The certificate is of another host: write that host in DATABASE_URL, or sslmode=verify-ca with sslrootcert=/path.',
  ],
  [
    /does not support SSL/,
    'It takes no encrypted connections: write sslmode=disable in DATABASE_URL, where the network may be trusted.',
  ],
  [
    // Of PostgreSQL (before and since 14), poolers and other servers.
    /no encryption|SSL off|insecure|\b(SSL|TLS|encryption)\b.* required|requires? (SSL|TLS|encryption)/i,
    'It takes encrypted connections only: write sslmode=require in DATABASE_URL, as in postgres://…/name?sslmode=require.',
  ],
  [
    /unsupported startup parameter/,
    'Take that parameter out of DATABASE_URL, name it in the pooler’s ignore_startup_parameters, or give the address of the database itself.',
  ],
];

const ownErrors = [DamagedFileError, DatabaseUrlError, MigrationError] as const;
const unusableFile = /^SQLITE_(BUSY|LOCKED|NOTADB|CANTOPEN|READONLY)/;
const unusableFolder = /^E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR|NOENT)$/;

/**
 * Returns one line that says what to correct, without passwords, when the error or one of its causes is a
 * known failure. Returns undefined for anything else: that is a bug, and its stack should be printed.
 */
export function describeFailure(error: unknown, settings: Settings): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { PORT, HOST, DATA_DIR, DATABASE_URL } = settings;
  const { code = '', syscall, path: file, message } = error as NodeJS.ErrnoException;
  const reason = toReason(error);
  if (ownErrors.some((kind) => error instanceof kind)) return message;
  if (code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error)) {
    const place = isPostgres(DATABASE_URL) ? 'PostgreSQL, or of DATA_DIR' : 'DATA_DIR';
    return `The disk of ${place} (${DATA_DIR}) is full: ${reason}.`;
  }
  if (error instanceof DatabaseUnavailableError) {
    const refusal = toReason(error.cause) || reason;
    const remedy = remedies.find(([pattern]) => pattern.test(refusal))?.[1];
    const line = `Cannot use ${nameDatabase(DATABASE_URL)} of DATABASE_URL: ${refusal}.`;
    return remedy ? `${line} ${remedy}` : line;
  }
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && message.endsWith(` ${HOST}`))) {
    return `Cannot listen on HOST ${HOST}, PORT ${PORT}: ${reason}.`;
  }
  if (unusableFile.test(code)) return `Cannot use the database ${DATABASE_URL}: ${reason}.`;
  if (unusableFolder.test(code) && isInOrAbove(DATA_DIR, file)) {
    const isFileInside = file !== undefined && file !== DATA_DIR && existsSync(file);
    const place = isFileInside ? `file ${file}` : `folder DATA_DIR, ${DATA_DIR}`;
    return `The user ${nameUser()} cannot write to the ${place}: ${reason}.`;
  }
  return describeFailure(error.cause, settings);
}

function nameUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container, a user may be a number alone.
    return String(process.getuid?.());
  }
}

/** Names a database by the path of its file, or by host and name on PostgreSQL; never with its password. */
export function nameDatabase(url: string): string {
  if (!isPostgres(url)) return url;
  const { host, pathname, searchParams } = new URL(url);
  const place = host || searchParams.get('host') || 'localhost';
  return `PostgreSQL ${place}${pathname}`;
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** An error for several addresses, as of `localhost`, has a code and no message. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const [line = ''] = error.message.split('\n', 1);
  const code = 'code' in error ? String(error.code) : '';
  return code === '' || line.includes(code) ? line : `${line} (${code})`.trim();
}

function isInOrAbove(folder: string, file: string | undefined): boolean {
  if (file === undefined) return false;
  const inside = (outer: string, inner: string) =>
    `${inner}/`.startsWith(`${path.resolve(outer)}/`);
  return inside(folder, path.resolve(file)) || inside(file, folder);
}
