import path from 'node:path';
import { backUpSqlite, migrateToLatest, openDatabase, restoreSqlite } from '@guildpath/db';
import { type Env, loadEnv } from '../../config/env.ts';
import { isPostgres, nameDatabase } from './describe-failure.ts';
import { atFile, type CommandEnvironment, CommandError, toPath } from './run-command.ts';

const usage = 'Usage: pnpm db backup <file> | pnpm db restore <file> | pnpm db migrate';

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'SESSION_SECRET'>;

/** Runs `pnpm db …` and returns its output. */
export async function runDbCommand(
  [command, file, ...rest]: readonly string[],
  environment: CommandEnvironment,
): Promise<string> {
  const env = loadEnv(environment.source, environment.root);
  if (command === 'migrate' && file === undefined) return migrate(env);
  if (file === undefined || rest.length > 0) throw new CommandError(usage);
  const target = toPath(environment, file);
  if (command === 'backup') return atFile(target, () => backUp(env, target));
  if (command === 'restore') return atFile(target, () => restore(env, target));
  throw new CommandError(usage);
}

async function migrate(env: Settings): Promise<string> {
  const database = await openDatabase({ url: env.DATABASE_URL });
  try {
    const names = await migrateToLatest(database);
    const name = nameDatabase(env.DATABASE_URL);
    return names.length === 0
      ? `The database ${name} is up to date.`
      : `Ran ${names.join(', ')} on ${name}.`;
  } finally {
    await database.close();
  }
}

async function backUp(env: Settings, target: string): Promise<string> {
  refusePostgres(env, `pg_dump --format=custom --no-owner --file='${target}' "$DATABASE_URL"`);
  const bytes = await backUpSqlite(env.DATABASE_URL, target);
  const lines = [
    `Backed up ${env.DATABASE_URL} to ${target} (${(bytes / 1e6).toFixed(1)} MB, checked).`,
  ];
  if (env.SESSION_SECRET === undefined) {
    const key = path.join(env.DATA_DIR, 'session-secret');
    lines.push(
      `The backup does not include the session secret, ${key}: without a copy of it, everyone has to sign in again.`,
    );
  }
  return lines.join('\n');
}

async function restore(env: Settings, source: string): Promise<string> {
  refusePostgres(
    env,
    `pg_restore --schema=public --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" '${source}'`,
  );
  const file = env.DATABASE_URL;
  const aside = `${file}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}.old`;
  const isMoved = await restoreSqlite(source, { file, aside });
  return `Restored ${file}.${isMoved ? `\nThe previous database is now ${aside}.` : ''}`;
}

function refusePostgres({ DATABASE_URL }: Settings, commandLine: string): void {
  if (!isPostgres(DATABASE_URL)) return;
  // PostgreSQL's own tools match the version of the server and back up what else belongs to its cluster.
  throw new CommandError(`The database is PostgreSQL. Use its own tool:\n${commandLine}`);
}
