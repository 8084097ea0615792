import path from 'node:path';
import {
  DatabaseUnavailableError,
  DatabaseUrlError,
  isDiskFull,
  MigrationError,
} from '@guildpath/db';
import type { Env } from '../config/env.ts';

type Settings = Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>;

interface Failure {
  readonly code: string;
  readonly syscall: string | undefined;
  readonly path: string | undefined;
  readonly message: string;
  /** True when it is why a connection to the database broke or could not be made. */
  readonly isOfConnection: boolean;
}

interface Rule {
  readonly matches: (failure: Failure, settings: Settings) => boolean;
  readonly describe: (failure: Failure, settings: Settings) => string;
}

const noConnection = /^(E(CONN\w+|HOSTUNREACH|NETUNREACH|TIMEDOUT)|ENOTFOUND|EAI_\w+)$/;
/** SQLSTATE codes of a rejected user, an unknown database, or a server that accepts no connections yet. */
const refusedByPostgres = /^(28\w{3}|3D000|53300|57P03|08\w{3})$/;
const startupParameter = /unsupported startup parameter(?: in options)?: (\w+)/;
/** Codes of a certificate whose authority Node.js does not know. An expired one has a code of its own. */
const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER_CERT\w*|VERIFY_LEAF_SIGNATURE)|CERT_UNTRUSTED)$/;
/** Answers of PostgreSQL (before and since 14), poolers and other servers to a connection without TLS. */
const wantsTls =
  /no encryption|SSL off|insecure|\b(SSL|TLS|encryption)\b.* required|requires? (SSL|TLS|encryption)/i;
/** SQLSTATE codes of a server that shuts down or crashes; `lost` is our own, see `toCode`. */
const connectionLost = /^(57P0[125]|lost)$/;
const notWritable = /^(E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR|NOENT)|SQLITE_(CANTOPEN|READONLY)\w*)$/;

const listenReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use',
  EACCES: 'this user may not use the port',
  EPERM: 'this user may not use the port',
};

/** Known failures of a start and the setting that each is about. The first match wins. */
const rules: readonly Rule[] = [
  {
    matches: ({ code }) => /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/.test(code),
    describe: ({ code }, { DATA_DIR, DATABASE_URL }) =>
      isPostgres(DATABASE_URL)
        ? `The disk of PostgreSQL, or of DATA_DIR (${DATA_DIR}), is full (${code}).`
        : `The disk is full (${code}): nothing can be written to DATA_DIR (${DATA_DIR}) or the named file.`,
  },
  {
    matches: ({ syscall, message }, { HOST }) =>
      syscall === 'listen' || (syscall === 'getaddrinfo' && message.endsWith(` ${HOST}`)),
    describe: ({ code }, { HOST, PORT }) =>
      `Cannot listen on HOST ${HOST}, PORT ${PORT}: ${listenReasons[code] ?? 'this machine does not have that address'} (${code}).`,
  },
  {
    matches: ({ code, isOfConnection }) => isOfConnection && untrusted.test(code),
    describe: ({ code }, { DATABASE_URL }) =>
      `The certificate of ${nameDatabase(DATABASE_URL)} is not trusted (${code}): add sslrootcert=/path to DATABASE_URL, the file of the provider's certificate authority, or, knowing that nobody is then kept from posing as the server, sslmode=no-verify.`,
  },
  {
    matches: ({ code, isOfConnection }) =>
      isOfConnection && code === 'ERR_TLS_CERT_ALTNAME_INVALID',
    describe: ({ code }, { DATABASE_URL }) =>
      `The certificate of ${nameDatabase(DATABASE_URL)} is of another host (${code}): write that host in DATABASE_URL, or sslmode=verify-ca with sslrootcert=/path.`,
  },
  {
    matches: ({ message, isOfConnection }) =>
      isOfConnection && message.includes('does not support SSL'),
    describe: (_, { DATABASE_URL }) =>
      `${nameDatabase(DATABASE_URL)} takes no encrypted connections: write sslmode=disable in DATABASE_URL, where the network may be trusted.`,
  },
  {
    matches: ({ code, message }) => refusedByPostgres.test(code) && wantsTls.test(message),
    describe: ({ code }, { DATABASE_URL }) =>
      `${nameDatabase(DATABASE_URL)} takes encrypted connections only (${code}): write sslmode=require in DATABASE_URL, as in postgres://…/name?sslmode=require.`,
  },
  {
    matches: ({ message }) => startupParameter.test(message),
    describe: ({ code, message }, { DATABASE_URL }) =>
      `The pooler at ${nameDatabase(DATABASE_URL)} refuses the startup parameter ${startupParameter.exec(message)?.[1]} (${code}): take it out of DATABASE_URL, name it in the pooler's ignore_startup_parameters, or give the address of the database itself.`,
  },
  {
    matches: ({ code }, { DATABASE_URL }) =>
      isPostgres(DATABASE_URL) && (refusedByPostgres.test(code) || noConnection.test(code)),
    describe: ({ code, message }, { DATABASE_URL }) => {
      const reason = refusedByPostgres.test(code) ? `: ${toLine(message)}` : '';
      return `Cannot connect to ${nameDatabase(DATABASE_URL)} of DATABASE_URL${reason} (${code}).`;
    },
  },
  {
    matches: ({ code }) => connectionLost.test(code),
    describe: ({ message }, { DATABASE_URL }) =>
      `The connection to ${nameDatabase(DATABASE_URL)} was lost: ${message}. Start again when it responds.`,
  },
  {
    matches: ({ code }) => /^SQLITE_(BUSY|LOCKED)/.test(code),
    describe: ({ code }, { DATABASE_URL }) =>
      `DATA_DIR is in use by another process: ${DATABASE_URL} is locked (${code}).`,
  },
  {
    matches: ({ code }) => code === 'SQLITE_NOTADB',
    describe: (_, { DATABASE_URL }) => `${DATABASE_URL} is not a database.`,
  },
  {
    matches: (failure, { DATA_DIR }) =>
      notWritable.test(failure.code) &&
      (failure.code.startsWith('SQLITE_') || isInOrAbove(DATA_DIR, failure.path)),
    describe: ({ code }, { DATA_DIR }) =>
      `This user cannot write to the folder DATA_DIR, ${DATA_DIR} (${code}).`,
  },
  {
    matches: ({ isOfConnection }) => isOfConnection,
    describe: ({ code, message }, { DATABASE_URL }) =>
      `${nameDatabase(DATABASE_URL)} cannot be used: ${toLine(message)} (${code}).`,
  },
];

/**
 * Returns one line that says what to correct, without passwords, when the error or one of its causes is a
 * known failure. Returns undefined for anything else: that is a bug, and its stack should be printed.
 */
export function describeFailure(error: unknown, settings: Settings): string | undefined {
  // Its cause may be a file in DATA_DIR, about which there is a rule.
  if (error instanceof DatabaseUrlError) return error.message;
  const failures = toFailures(error);
  for (const rule of rules) {
    const failure = failures.find((each) => rule.matches(each, settings));
    if (failure) return rule.describe(failure, settings);
  }
  return error instanceof MigrationError ? error.message : undefined;
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

function toFailures(error: unknown, depth = 0, isOfBroken = false): Failure[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const { syscall, path: file, message } = error as NodeJS.ErrnoException;
  const isOfConnection = isOfBroken || error instanceof DatabaseUnavailableError;
  const code = toCode(error);
  const own = code === undefined ? [] : [{ code, syscall, path: file, message, isOfConnection }];
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  const causes = [error.cause, ...parts];
  return [...own, ...causes.flatMap((cause) => toFailures(cause, depth + 1, isOfConnection))];
}

function toLine(message: string): string {
  return message.split('\n', 1).join();
}

function toCode(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (isDiskFull(error)) return 'ENOSPC';
  // Node.js has a code for a refused connection but none for one that ends in the middle.
  const { cause } = error;
  const isLost =
    error instanceof DatabaseUnavailableError && !(cause instanceof Error && 'code' in cause);
  return isLost ? 'lost' : undefined;
}

function isInOrAbove(folder: string, file: string | undefined): boolean {
  if (file === undefined) return false;
  const inside = (outer: string, inner: string) =>
    `${inner}/`.startsWith(`${path.resolve(outer)}/`);
  return inside(folder, path.resolve(file)) || inside(file, folder);
}
