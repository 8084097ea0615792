import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { startProcess } from '../testing/start-process.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { migrations } from './migrations.ts';

const names = Object.keys(migrations);

type AppliedMigration = { name: string; timestamp: string };

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
    await database.db.schema.createTable('outbox').addColumn('id', 'integer').execute();
    await expect(migrateToLatest(database)).rejects.toThrow(/outbox/);
    await database.db.schema.dropTable('outbox').execute();
    await expect(migrateToLatest(database)).resolves.toEqual(names);
  });

  it.each([
    ['a newer version', '9999-of-tomorrow', 'newer than this version'],
    ['a version before 1.0.0', '0001-accounts', 'before 1.0.0, which cannot be upgraded'],
  ])('refuses a database that %s has migrated', async (_version, name, reason) => {
    const database = await openTestDatabase({ isMigrated: false });
    await migrateToLatest(database);
    const applied = database.db.withTables<{ kysely_migration: AppliedMigration }>();
    await applied.deleteFrom('kysely_migration').execute();
    const migration = { name, timestamp: '2026-11-21T00:00:00.000Z' };
    await applied.insertInto('kysely_migration').values(migration).execute();
    await expect(migrateToLatest(database)).rejects.toThrow(reason);
  });
});
