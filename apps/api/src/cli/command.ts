import { existsSync } from 'node:fs';
import path from 'node:path';
import { migrateToLatest, type OpenDatabase, openDatabase } from '@guildpath/db';
import { type Env, loadEnv } from '../config/env.ts';
import type { EventLog } from '../observability/audit/record-event.ts';
import { isPostgres, nameDatabase } from './describe-failure.ts';

/** The operator made a mistake, and the message says which: the command prints it without a stack. */
export class CommandError extends Error {}

/** Contains what a command takes from its process. */
export interface Shell {
  readonly source: Readonly<Record<string, string | undefined>>;
  /** Relative settings start from this folder. */
  readonly root: string;
  /** Someone is there to answer a question. */
  readonly isTerminal: boolean;
  readonly getPassword: (email: string) => Promise<string | undefined>;
  readonly ask: (question: string) => Promise<string | undefined>;
  /** Shows progress. */
  readonly report: (line: string) => void;
  /** Logs changes by the id of their account. */
  readonly log: EventLog;
}

/** Adds to the output of the command. */
export type Print = (text: string) => void;

/** Loads the settings without those of the administrator, which commands do not need. Throws an EnvError. */
export function loadCommandEnv({ source, root }: Pick<Shell, 'source' | 'root'>): Env {
  return loadEnv({ ...source, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, root);
}

/** Resolves a path from the folder where the operator called pnpm, which runs its scripts in the root. */
export function toPath({ source }: Pick<Shell, 'source'>, file: string): string {
  return path.resolve(source.INIT_CWD ?? process.cwd(), file);
}

/** Turns an error of the file system about `file` into a CommandError that names it. */
export async function atFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path: failed } = error as NodeJS.ErrnoException;
    const isAtFile =
      failed !== undefined && path.dirname(path.resolve(failed)) === path.dirname(file);
    if (code === undefined || code === 'ENOSPC' || !isAtFile) throw error;
    throw new CommandError(`${file} cannot be used (${code}).`);
  }
}

/**
 * Throws a CommandError when there is no SQLite file: with settings that are not the site's, a command would
 * report success on a new, empty database.
 */
export function requireDatabase({ DATABASE_URL: url }: Pick<Env, 'DATABASE_URL'>): void {
  if (isPostgres(url) || existsSync(url)) return;
  throw new CommandError(
    `There is no database ${url}: call the command with the site's DATA_DIR or DATABASE_URL.`,
  );
}

/** Opens and migrates the site's database, which may be in use. Throws like `requireDatabase`. */
export async function withDatabase<Result>(
  env: Pick<Env, 'DATABASE_URL'>,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  requireDatabase(env);
  const database = await openDatabase({ url: env.DATABASE_URL });
  try {
    await migrateToLatest(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Adds the name of the database to a command's output. */
export function withDatabaseName(
  text: string,
  { DATABASE_URL }: Pick<Env, 'DATABASE_URL'>,
): string {
  return `${text}\nDatabase: ${nameDatabase(DATABASE_URL)}`;
}
