import { dirname, join } from 'node:path';
import { riasecTypes } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { countResultsByTier, countUsersByRole } from '../queries/admin-counts.ts';
import { listUsers } from '../queries/admin-lists.ts';
import { findResult, insertResult } from '../queries/assessment-results.ts';
import { insertUser } from '../queries/users.ts';
import { aNewUser, aResult } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { migrateTo } from '../testing/migrate-to.ts';
import { startProcess } from '../testing/start-process.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { migrations } from './migrations.ts';

const names = Object.keys(migrations);

/** Percentages, and the class that was shown with them before classes were stored. */
const examples = [
  { characterClass: 'Warrior', scores: scored(50, 50, 50, 50, 50, 50) },
  // Against the archetype, Enterprising, of which later rules make a Warrior.
  { characterClass: 'Healer', scores: scored(1, 10, 20, 60, 90, 60) },
  { characterClass: 'Mage', scores: scored(40, 80, 41, 60, 60, 60) },
  { characterClass: 'Warrior', scores: scored(99, 70, 70, 80, 42, 61) },
];

function scored(...percentages: number[]): Record<string, number> {
  return Object.fromEntries(riasecTypes.map((type, index) => [type, percentages[index] ?? 0]));
}

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
    // Conflicts with a later migration.
    await database.db.schema.createTable('outbox').addColumn('id', 'integer').execute();
    await expect(migrateToLatest(database)).rejects.toThrow(/outbox/);
    await database.db.schema.dropTable('outbox').execute();
    await expect(migrateToLatest(database)).resolves.toEqual(names);
  });

  it('keeps the class of the results that a database of the version before holds', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    await migrateTo(database, '0007-login-failures');
    const { db } = database;
    // More than one batch, so that none is left out between two.
    const results = Array.from({ length: 2500 }, (_, index) => ({
      id: `result-${index}`,
      guest_email: 'ada@example.com',
      tier: 'quick' as const,
      completed_at: '2026-11-01T08:00:00.000Z',
      bank_version: '2',
      scoring_version: '1',
      riasec_scores: JSON.stringify(examples[index % examples.length]?.scores),
      big_five_scores: '{}',
      aptitude_scores: '{}',
      score_bands: '{}',
      insight: 'You look twice.',
      recommendations: '{}',
    }));
    for (let start = 0; start < results.length; start += 500) {
      await db
        .insertInto('assessment_results')
        .values(results.slice(start, start + 500))
        .execute();
    }
    await migrateToLatest(database);
    for (const [index, { characterClass }] of examples.entries()) {
      await expect(findResult(db, `result-${index}`)).resolves.toMatchObject({
        snapshot: { characterClass },
      });
    }
    const rows = await db
      .selectFrom('assessment_results')
      .select(['character_class', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('character_class')
      .orderBy('character_class')
      .execute();
    expect(rows).toEqual([
      { character_class: 'Healer', count: 625 },
      { character_class: 'Mage', count: 625 },
      { character_class: 'Warrior', count: 1250 },
    ]);
  });

  it('counts and finds the users and results that a database of the version before holds', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    await migrateTo(database, '0019-quest-progress');
    const { db } = database;
    await db.transaction().execute(async (trx) => {
      for (const name of ['ada', 'bob']) {
        await insertUser(trx, aNewUser({ id: name, email: `${name}@example.com` }));
        await insertResult(trx, aResult({ userId: name }));
      }
    });
    await migrateToLatest(database);
    await expect(countUsersByRole(db)).resolves.toMatchObject({ quick: 2, admin: 0 });
    await expect(countResultsByTier(db)).resolves.toMatchObject({ quick: 2, epic: 0 });
    const search = { limit: 5, offset: 0, search: 'bob@' };
    await expect(listUsers(db, search)).resolves.toMatchObject([{ id: 'bob' }]);
    await expect(listUsers(db, { limit: 5, offset: 1 })).resolves.toHaveLength(1);
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
