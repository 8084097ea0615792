import { exec } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { findResult } from '../queries/results/assessment-results.ts';
import { findUserByEmail } from '../queries/users/users.ts';
import { addUser } from '../testing/add-rows.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { readSchema } from '../testing/read-schema.ts';
import { startProcess } from '../testing/start-process.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import type { MigrationError } from './migration-error.ts';
import { migrations } from './migrations.ts';

const names = Object.keys(migrations);

/** Creates an empty database on the run's server with these options, and returns its URL. */
async function createDatabase(options: string) {
  const { db, url, close } = await openTestDatabase('postgres', { isMigrated: false });
  onTestFinished(close);
  const created = new URL(`${url}_other`);
  const name = sql.id(created.pathname.slice(1));
  await sql`create database ${name} template template0 ${sql.raw(options)}`.execute(db);
  return { url: created, db };
}

async function migrateAt({ href }: URL) {
  const database = await openDatabase({ url: href });
  onTestFinished(database.close);
  return migrateToLatest(database);
}

it.each([
  ['LATIN1', 'The encoding of this database is LATIN1, which cannot store every text: create one'],
  ['SQL_ASCII', undefined],
])(
  'an empty PostgreSQL database in %s is refused when it cannot store every text',
  async (encoding, reason) => {
    const { url } = await createDatabase(`encoding '${encoding}' locale_provider libc locale 'C'`);
    const migrated = migrateAt(url);
    if (reason) await expect(migrated).rejects.toThrow(reason);
    else await expect(migrated).resolves.toEqual(names);
  },
);

it('a role that may not create tables is refused with what to grant', async () => {
  const { url, db } = await createDatabase('');
  const role = `Site ${url.pathname.slice(-12)}`;
  await sql`create role ${sql.id(role)} login password 'secret'`.execute(db);
  onTestFinished(() => sql`drop role ${sql.id(role)}`.execute(db).then(() => undefined));
  url.username = role;
  url.password = 'secret';
  await expect(migrateAt(url)).rejects.toThrow(
    `permission denied for schema public. Let the owner of the database run: grant usage, create on schema public to "${role}";`,
  );
});

it('a SQLite file of a preview is whole without its log once it is refused', async () => {
  const database = await openTestDatabase('sqlite');
  onTestFinished(database.close);
  await addUser(database.db);
  await sql`update kysely_migration set name = '0001-initial'`.execute(database.db);
  await expect(migrateToLatest(database)).rejects.toThrow('of a preview');
  const moved = `${database.url}.preview`;
  await copyFile(database.url, moved);
  const { db, close } = await openDatabase({ url: moved });
  onTestFinished(close);
  expect(await findUserByEmail(db, 'ada@example.com')).toBeDefined();
});

describeOnBothDatabases('migrating', (openTestDatabase, dialect) => {
  it('runs every migration of an empty database in order, and none the second time', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    await expect(migrateToLatest(database)).resolves.toEqual(names);
    await expect(migrateToLatest(database)).resolves.toEqual([]);
  });

  it('runs each migration once when two processes start together', async () => {
    const { url } = await openTestDatabase({ isMigrated: false });
    // On SQLite the processes also race to make the file a database.
    const target = dialect === 'sqlite' ? join(dirname(url), 'new.db') : url;
    const processes = [1, 2].map(() => startProcess('migrate.ts', target));
    for (const started of processes) await started.nextLine();
    for (const started of processes) started.process.stdin.write('go\n');
    const ran = await Promise.all(
      processes.map(async (started): Promise<unknown> => JSON.parse(await started.nextLine())),
    );
    expect(ran.flat()).toEqual(names);
  });

  it('leaves nothing behind when a migration fails', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    await sql`create view outbox as select 1 as id`.execute(database.db);
    await expect(migrateToLatest(database)).rejects.toThrow(
      /^Migration 0001-first-release failed, and nothing was changed: .*outbox/,
    );
    await database.db.schema.dropView('outbox').execute();
    await expect(migrateToLatest(database)).resolves.toEqual(names);
  });

  it('refuses a database that a newer version has migrated', async () => {
    const database = await openTestDatabase();
    await addMigration(database.db, '9999-of-tomorrow');
    await expect(migrateToLatest(database)).rejects.toThrow('newer than this version');
  });

  it.each([
    ['of a preview', '0001-initial'],
    ['of something else', undefined],
  ])('refuses a database %s, with the command that keeps it aside', async (_kind, migration) => {
    const { url } = await openTestDatabase({ isMigrated: false });
    const target = dialect === 'sqlite' ? join(dirname(url), 'site.db') : url;
    const database = await openDatabase({ url: target });
    onTestFinished(database.close);
    await migrateToLatest(database);
    await addUser(database.db);
    await sql`delete from kysely_migration`.execute(database.db);
    if (migration) await addMigration(database.db, migration);
    const before = await readSchema(database);

    const refusal: unknown = await migrateToLatest(database).catch((error: unknown) => error);
    const { message } = refusal as MigrationError;
    expect(message).toMatch(/^This database is of a preview of Guildpath, .+$/);
    expect(await readSchema(database)).toEqual(before);
    expect(await findUserByEmail(database.db, 'ada@example.com')).toBeDefined();

    await database.close();
    await keepAside(message, target);
    const empty = await openDatabase({ url: target });
    onTestFinished(empty.close);
    await expect(migrateToLatest(empty)).resolves.toEqual(names);
    await expect(findUserByEmail(empty.db, 'ada@example.com')).resolves.toBeUndefined();
  });

  it('brings a database of 1.0.0 to the schema of a new one, with its rows', async () => {
    const [database, fresh] = [
      await openTestDatabase({ isMigrated: false }),
      await openTestDatabase(),
    ];
    const file = new URL(`releases/1.0.0.${dialect}.sql`, import.meta.url);
    for (const statement of (await readFile(file, 'utf8')).trim().split(/;\n/)) {
      await sql.raw(statement).execute(database.db);
    }
    expect(await migrateToLatest(database)).toEqual(names.slice(1));
    expect(await readSchema(database)).toEqual(await readSchema(fresh));
    const user = await findUserByEmail(database.db, 'ada@example.com');
    expect(await findResult(database.db, 'r1')).toMatchObject({ userId: user?.id, tier: 'quick' });
  });
});

function addMigration(db: Db, name: string) {
  const timestamp = '2026-11-21T00:00:00.000Z';
  return sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(db);
}

/** Runs the command that a refusal ends with; the statements of one for psql, which tests do not need. */
async function keepAside(refusal: string, url: string): Promise<void> {
  const [, command = ''] = / (mv '.+')$/.exec(refusal) ?? [];
  if (command) {
    await promisify(exec)(command);
    return;
  }
  const [, statements = ''] = / psql "\$DATABASE_URL" --command '(.+)'$/.exec(refusal) ?? [];
  const { db, close } = await openDatabase({ url });
  await sql.raw(statements).execute(db);
  await close();
}
