import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { startProcess } from '../testing/start-process.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { migrations } from './migrations.ts';

const names = Object.keys(migrations);

type AppliedMigration = { name: string; timestamp: string };

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
