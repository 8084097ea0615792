import path from 'node:path';
import { backUpSqlite, migrateToLatest, openDatabase, restoreSqlite } from '@guildpath/db';
import type { Command } from 'commander';
import { type Env, loadEnv } from '../config/env.ts';
import { atFile, CommandError, type Print, type Shell, toPath } from './command.ts';
import { isPostgres, nameDatabase } from './describe-failure.ts';

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'SESSION_SECRET'>;

export function addDbCommand(program: Command, shell: Shell, print: Print): void {
  const db = program.command('db').description('looks after the database');
  const load = () => loadEnv(shell.source, shell.root);
  db.command('migrate')
    .description('brings the database up to date')
    .action(async () => print(await migrate(load())));
  for (const [name, work, description] of [
    ['backup', backUp, 'copies the SQLite database, which may be in use'],
    ['restore', restore, 'puts a backup in place of the SQLite database of a stopped site'],
  ] as const) {
    db.command(name)
      .argument('<file>')
      .description(description)
      .action(async (name: string) => {
        const file = toPath(shell, name);
        print(await atFile(file, () => work(load(), file)));
      });
  }
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
