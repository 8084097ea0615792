import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { migrateToLatest, type OpenDatabase, openDatabase } from '@guildpath/db';
import { type Env, EnvError } from '../config/env.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What the operator can correct: its message is the one line that a command prints. */
export class CommandError extends Error {}

/** Where the environment of a command comes from, as `loadEnv` takes it. */
export interface CommandEnvironment {
  readonly source: Readonly<Record<string, string | undefined>>;
  readonly root: string;
}

/** Runs a command of the operator with the .env file: prints what it returns, or the one line that says what to correct. */
export async function runCommand(
  source: CommandEnvironment['source'],
  command: (argv: readonly string[], environment: CommandEnvironment) => Promise<string>,
): Promise<void> {
  try {
    const envFile = path.join(root, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const text = await command(process.argv.slice(2), { source, root });
    process.stdout.write(`${text}\n`);
  } catch (error) {
    const isForOperator = error instanceof CommandError || error instanceof EnvError;
    process.stderr.write(`${isForOperator ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}

/** Works on the site's database, which may be in use. */
export async function withDatabase<Result>(
  env: Pick<Env, 'DATABASE_URL'>,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url: env.DATABASE_URL });
  try {
    await migrateToLatest(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
