import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { migrateToLatest, type OpenDatabase, openDatabase } from '@guildpath/db';
import { type Env, EnvError, loadEnv } from '../config/env.ts';
import { repositoryRoot } from '../repository-root.ts';
import { describeFailure, isPostgres, nameDatabase } from './describe-failure.ts';

/** What the operator can correct: its message is the one line that a command prints. */
export class CommandError extends Error {}

/** Where the environment of a command comes from, as `loadEnv` takes it. */
export interface CommandEnvironment {
  readonly source: Readonly<Record<string, string | undefined>>;
  readonly root: string;
}

/** Runs a command of the operator with the .env file: prints what it returns, if anything, or the one line that says what to correct. */
export async function runCommand(
  source: CommandEnvironment['source'],
  command: (argv: readonly string[], environment: CommandEnvironment) => Promise<string>,
): Promise<void> {
  try {
    const envFile = path.join(repositoryRoot, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const text = await command(process.argv.slice(2), { source, root: repositoryRoot });
    if (text) process.stdout.write(`${text}\n`);
  } catch (error) {
    const isForOperator = error instanceof CommandError || error instanceof EnvError;
    const line = isForOperator ? error.message : explain(error, source);
    process.stderr.write(`${line ?? inspect(error)}\n`);
    process.exitCode = 1;
  }
}

/** The line about a failure that has to do with a setting. */
function explain(error: unknown, source: CommandEnvironment['source']): string | undefined {
  return describeFailure(
    error,
    loadEnv({ ...source, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, repositoryRoot),
  );
}

/** A path that the operator named: pnpm runs its scripts in the root, and a relative one is of where it was called. */
export function toPath({ source }: CommandEnvironment, file: string): string {
  return path.resolve(source.INIT_CWD ?? process.cwd(), file);
}

/** Says of a file that the operator named that it cannot be used, and why. */
export async function atFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path: failed } = error as NodeJS.ErrnoException;
    const isAtFile = failed !== undefined && isIn(path.dirname(file), failed);
    if (code === undefined || code === 'ENOSPC' || !isAtFile) throw error;
    throw new CommandError(`${file} cannot be used (${code}).`);
  }
}

function isIn(folder: string, file: string): boolean {
  return path.dirname(path.resolve(file)) === path.resolve(folder);
}

/**
 * Throws where there is no SQLite file: an operator whose environment is not the site's would otherwise read of success
 * on a new, empty database.
 */
export function requireDatabase({ DATABASE_URL: url }: Pick<Env, 'DATABASE_URL'>): void {
  if (isPostgres(url) || existsSync(url)) return;
  throw new CommandError(
    `There is no database ${url}: call the command with the site's DATA_DIR or DATABASE_URL.`,
  );
}

/** Works on the site's database, which may be in use. Throws as `requireDatabase` does. */
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

/** The success of a command, with the database that it was on. */
export function withDatabaseName(
  line: string,
  { DATABASE_URL }: Pick<Env, 'DATABASE_URL'>,
): string {
  return `${line}\nDatabase: ${nameDatabase(DATABASE_URL)}`;
}
