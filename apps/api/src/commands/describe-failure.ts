import path from 'node:path';
import { DatabaseUnavailableError, isDiskFull, MigrationError } from '@guildpath/db';
import type { Env } from '../config/env.ts';

type Settings = Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>;

/** What Node.js, SQLite and PostgreSQL say of an error. */
interface Failure {
  readonly code: string;
  readonly syscall: string | undefined;
  readonly path: string | undefined;
  readonly message: string;
}

interface Rule {
  readonly fits: (failure: Failure, settings: Settings) => boolean;
  readonly say: (failure: Failure, settings: Settings) => string;
}

/** The other end, the name server or the network refuses a connection. */
const noConnection = /^(E(CONN\w+|HOSTUNREACH|NETUNREACH|TIMEDOUT)|ENOTFOUND|EAI_\w+)$/;
/** PostgreSQL refuses this user or database, or everyone for now. */
const refusedByPostgres = /^(28\w{3}|3D000|53300|57P03|08\w{3})$/;
/** It was ended by its administrator, or crashed, or the network between broke. */
const connectionLost = /^(57P0[125]|lost)$/;
const notWritable = /^(E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR|NOENT)|SQLITE_(CANTOPEN|READONLY)\w*)$/;

/** What goes wrong when a process starts, and which setting it is about. The first that fits is said. */
const rules: readonly Rule[] = [
  {
    fits: ({ code }) => /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/.test(code),
    say: ({ code }, { DATA_DIR, DATABASE_URL }) =>
      isPostgres(DATABASE_URL)
        ? `The disk of PostgreSQL, or of DATA_DIR (${DATA_DIR}), is full (${code}).`
        : `The disk is full (${code}): nothing can be written to DATA_DIR (${DATA_DIR}), or to the file that was named.`,
  },
  {
    fits: ({ code, syscall }) => code === 'EADDRINUSE' && syscall === 'listen',
    say: (_, { PORT, HOST }) => `PORT takes a free port: ${PORT} on ${HOST} is in use.`,
  },
  {
    fits: ({ code, syscall }) => /^E(ACCES|PERM)$/.test(code) && syscall === 'listen',
    say: ({ code }, { PORT }) =>
      `PORT takes a port that this user may listen on: ${PORT} is not one (${code}).`,
  },
  {
    fits: ({ syscall, message }, { HOST }) =>
      syscall === 'listen' || (syscall === 'getaddrinfo' && message.endsWith(` ${HOST}`)),
    say: ({ code }, { HOST }) =>
      `HOST takes an address of this machine: ${HOST} is none (${code}).`,
  },
  {
    fits: ({ code }, { DATABASE_URL }) =>
      isPostgres(DATABASE_URL) && (refusedByPostgres.test(code) || noConnection.test(code)),
    say: ({ code }, { DATABASE_URL }) =>
      `DATABASE_URL takes a database that lets this site in: ${nameDatabase(DATABASE_URL)} does not (${code}).`,
  },
  {
    fits: ({ code }) => connectionLost.test(code),
    say: ({ message }, { DATABASE_URL }) =>
      `The connection to ${nameDatabase(DATABASE_URL)} was lost: ${message}. Start again when it answers.`,
  },
  {
    fits: ({ code }) => /^SQLITE_(BUSY|LOCKED)/.test(code),
    say: ({ code }, { DATABASE_URL }) =>
      `DATA_DIR takes a folder that no other process uses: ${DATABASE_URL} is locked (${code}).`,
  },
  {
    fits: ({ code }) => code === 'SQLITE_NOTADB',
    say: (_, { DATABASE_URL }) => `${DATABASE_URL} is no database.`,
  },
  {
    fits: (failure, { DATA_DIR }) =>
      notWritable.test(failure.code) &&
      (failure.code.startsWith('SQLITE_') || isAround(DATA_DIR, failure.path)),
    say: ({ code }, { DATA_DIR }) =>
      `DATA_DIR takes a folder that this user can write to: ${DATA_DIR} is none (${code}).`,
  },
];

/**
 * The one line that says what to correct, when the error or one of its causes is an expected failure; undefined for
 * anything else, which is a bug and keeps its stack. Passwords are never in it.
 */
export function describeFailure(error: unknown, settings: Settings): string | undefined {
  const failures = toFailures(error);
  for (const rule of rules) {
    const failure = failures.find((each) => rule.fits(each, settings));
    if (failure) return rule.say(failure, settings);
  }
  return error instanceof MigrationError ? error.message : undefined;
}

/** Where a database is: the path of its file, or name and host of one on PostgreSQL. */
export function nameDatabase(url: string): string {
  if (!isPostgres(url)) return url;
  const { host, pathname, searchParams } = new URL(url);
  const place = host || searchParams.get('host') || 'localhost';
  return `PostgreSQL ${place}${pathname}`;
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

function toFailures(error: unknown, depth = 0): Failure[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const { syscall, path: file, message } = error as NodeJS.ErrnoException;
  const code = toCode(error);
  const own = code === undefined ? [] : [{ code, syscall, path: file, message }];
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [...own, ...[error.cause, ...parts].flatMap((part) => toFailures(part, depth + 1))];
}

function toCode(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (isDiskFull(error)) return 'ENOSPC';
  // Node.js has a code for a connection that was refused, and none for one that ended in the middle.
  const { cause } = error;
  const isLost =
    error instanceof DatabaseUnavailableError && !(cause instanceof Error && 'code' in cause);
  return isLost ? 'lost' : undefined;
}

/** Whether a path is the folder, something in it, or a folder above it. */
function isAround(folder: string, file: string | undefined): boolean {
  if (file === undefined) return false;
  const inside = (outer: string, inner: string) =>
    `${inner}/`.startsWith(`${path.resolve(outer)}/`);
  return inside(folder, path.resolve(file)) || inside(file, folder);
}
