import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { startProcess } from '../testing/start-process.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { migrations } from './migrations.ts';

const names = Object.keys(migrations);

describeOnBothDatabases('migrating', (openTestDatabase, dialect) => {
  it('runs every migration of an empty database in order, and none the second time', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    await expect(migrateToLatest(database)).resolves.toEqual(names);
    await expect(migrateToLatest(database)).resolves.toEqual([]);
  });

  it('runs each migration once when two connections start together', async () => {
    const { url } = await openTestDatabase({ isMigrated: false });
    const databases = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    const ran = await Promise.all(databases.map(migrateToLatest));
    for (const { close } of databases) await close();
    expect(ran.flat()).toEqual(names);
  });

  it('runs each migration once when four processes start together', {
    timeout: 60_000,
  }, async () => {
    const { url } = await openTestDatabase({ isMigrated: false });
    // On SQLite the processes also race to make the file a database.
    const target = dialect === 'sqlite' ? join(dirname(url), 'new.db') : url;
    const processes = Array.from({ length: 4 }, () => startProcess('migrate.ts', target));
    for (const started of processes) await started.nextLine();
    for (const started of processes) started.process.stdin.write('go\n');
    const ran = await Promise.all(
      processes.map(async (started): Promise<unknown> => JSON.parse(await started.nextLine())),
    );
    expect(ran.flat()).toEqual(names);
  });

  it('leaves nothing behind when a migration fails', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    // Conflicts with a later migration.
    await database.db.schema.createTable('outbox').addColumn('id', 'integer').execute();
    await expect(migrateToLatest(database)).rejects.toThrow(/outbox/);
    await database.db.schema.dropTable('outbox').execute();
    await expect(migrateToLatest(database)).resolves.toEqual(names);
  });

  it('refuses a database that a newer version has migrated', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    await migrateToLatest(database);
    await database.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-of-tomorrow', timestamp: '2099-01-01T00:00:00.000Z' })
      .execute();
    await expect(migrateToLatest(database)).rejects.toThrow('9999-of-tomorrow');
  });
});
