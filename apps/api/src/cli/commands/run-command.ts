import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { BackupError, migrateToLatest, type OpenDatabase, openDatabase } from '@guildpath/db';
import { type Env, EnvError, loadEnv } from '../../config/env.ts';
import { repositoryRoot } from '../../config/repository-root.ts';
import { AppError } from '../../shared/app-error.ts';
import { describeFailure, isPostgres, nameDatabase } from './describe-failure.ts';

/** The operator made a mistake, and the message says which: the command prints it without a stack. */
export class CommandError extends Error {}

export interface CommandEnvironment {
  readonly source: Readonly<Record<string, string | undefined>>;
  /** Relative settings start from this folder. */
  readonly root: string;
}

/** Runs a command with the settings of `.env` and prints its output, or a line that says what to correct. */
export async function runCommand(
  source: CommandEnvironment['source'],
  command: (argv: readonly string[], environment: CommandEnvironment) => Promise<string>,
): Promise<void> {
  const environment = { source, root: repositoryRoot };
  try {
    const envFile = path.join(repositoryRoot, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const text = await command(process.argv.slice(2), environment);
    if (text) process.stdout.write(`${text}\n`);
  } catch (error) {
    const isForOperator =
      error instanceof AppError ||
      error instanceof BackupError ||
      error instanceof CommandError ||
      error instanceof EnvError;
    const line = isForOperator
      ? error.message
      : describeFailure(error, loadCommandEnv(environment));
    process.stderr.write(`${line ?? inspect(error)}\n`);
    process.exitCode = 1;
  }
}

/** Loads the settings without those of the administrator, which commands do not need. Throws an EnvError. */
export function loadCommandEnv({ source, root }: CommandEnvironment): Env {
  return loadEnv({ ...source, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, root);
}

/** Parses arguments and flags. Throws a CommandError with the usage for an unknown flag. */
export function parseCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  { options, usage }: { readonly options: Options; readonly usage: string },
) {
  try {
    return parseArgs({
      args: argv.filter((argument) => argument !== '--'),
      options,
      allowPositionals: true,
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Resolves a path from the folder where the operator called pnpm, which runs its scripts in the root. */
export function toPath({ source }: CommandEnvironment, file: string): string {
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
