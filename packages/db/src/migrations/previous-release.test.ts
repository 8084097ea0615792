import { sql, type TableMetadata } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { insertResult } from '../queries/assessment-results.ts';
import { saveDraft } from '../queries/drafts.ts';
import { insertIdempotencyKey } from '../queries/idempotency-keys.ts';
import { enqueue } from '../queries/outbox.ts';
import { insertPublicCard } from '../queries/public-cards.ts';
import { insertSession } from '../queries/sessions.ts';
import { insertSignInToken } from '../queries/sign-in-tokens.ts';
import { insertUser } from '../queries/users.ts';
import { aNewUser, aResult, minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { migrateTo } from '../testing/migrate-to.ts';
import { migrateToLatest } from './migrate-to-latest.ts';

/** The newest migration of the release before this one, whose processes run beside new ones during an upgrade. */
const previousRelease = '0019-quest-progress';

/** In the order in which they refer to one another. */
const filled = [
  'users',
  'sessions',
  'drafts',
  'assessment_results',
  'sign_in_tokens',
  'idempotency_keys',
  'public_cards',
  'outbox',
] as const;

type Row = Readonly<Record<string, unknown>>;
type AnyTables = Record<string, Row>;

describeOnBothDatabases('a process of the previous release', (openTestDatabase, dialect) => {
  it('finds every table and column that it knows in the schema of this one, and none stricter', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    const { db } = database;
    await migrateTo(database, previousRelease);
    const [before, rulesBefore] = [await readTables(db), await readRules(db, dialect)];
    await migrateToLatest(database);
    const after = await readTables(db);
    expect(before.length).toBeGreaterThan(15);
    expect(before.flatMap((table) => listBreaks(table, after))).toEqual([]);
    const known = new Set(before.map(({ name }) => name));
    const added = (await readRules(db, dialect)).filter(
      ({ table, rule }) =>
        known.has(table) && !rulesBefore.some((old) => old.table === table && old.rule === rule),
    );
    expect(added).toEqual([]);
  });

  it('reads and writes its rows beside this release as before', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    const { db } = database;
    await migrateTo(database, previousRelease);
    await fill(db);
    const rows = await readRows(db);
    for (const table of filled) expect(rows[table], table).toHaveLength(1);

    await migrateToLatest(database);
    const columns = Object.fromEntries(
      filled.map((table) => [table, Object.keys(rows[table]?.[0] ?? {})]),
    );
    expect(await readRows(db, columns)).toEqual(rows);

    // Without a value for any column that came later.
    const any = db.withTables<AnyTables>();
    for (const table of filled.toReversed()) await any.deleteFrom(table).execute();
    for (const table of filled) {
      await any
        .insertInto(table)
        .values([...(rows[table] ?? [])])
        .execute();
    }
    expect(await readRows(db, columns)).toEqual(rows);
  });
});

async function fill(db: Db): Promise<void> {
  const times = { now: minutesLater(0), expiresAt: minutesLater(60) };
  const [userId, resultId, email] = ['ada', 'result-of-ada', 'ada@example.com'];
  await db.transaction().execute(async (trx) => {
    await insertUser(trx, aNewUser({ id: userId, email }));
    await insertSession(trx, { user: { id: userId, passwordHash: null }, ...times });
    await saveDraft(trx, { userId, tier: 'epic', responses: [], now: times.now });
    await insertResult(trx, aResult({ id: resultId, userId }));
    await insertSignInToken(trx, { email, purpose: 'results', resultId, ...times });
    await insertIdempotencyKey(trx, {
      key: 'k',
      owner: userId,
      body: '',
      resultId,
      now: times.now,
    });
    await insertPublicCard(trx, { resultId, now: times.now });
    await enqueue(trx, { kind: 'sign-in-link', payload: { email }, now: times.now });
  });
}

function readTables(db: Db): Promise<TableMetadata[]> {
  return db.introspection.getTables();
}

/** What the table of the previous release misses in the schema of this one, or cannot satisfy. */
function listBreaks(table: TableMetadata, after: readonly TableMetadata[]): readonly string[] {
  const now = after.find(({ name }) => name === table.name);
  if (!now) return [`${table.name} is gone`];
  const known = new Map(table.columns.map((column) => [column.name, column]));
  const lost = table.columns
    .filter(({ name }) => !now.columns.some((column) => column.name === name))
    .map(({ name }) => `${table.name}.${name} is gone`);
  const stricter = now.columns.flatMap((column) => {
    const label = `${table.name}.${column.name}`;
    const was = known.get(column.name);
    const isRequired = !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing;
    if (!was) return isRequired ? [`${label} is new and required`] : [];
    const changes = [
      ...(was.dataType === column.dataType ? [] : [`${label} has another type`]),
      ...(was.isNullable && !column.isNullable ? [`${label} is no longer nullable`] : []),
      ...(was.hasDefaultValue && isRequired ? [`${label} lost its default`] : []),
    ];
    return changes;
  });
  return [...lost, ...stricter];
}

/** What a row has to satisfy beside the types of its columns: unique indexes and, on PostgreSQL, constraints too. */
async function readRules(
  db: Db,
  dialect: 'sqlite' | 'postgres',
): Promise<readonly { readonly table: string; readonly rule: string }[]> {
  const query =
    dialect === 'sqlite'
      ? sql<{ table: string; rule: string }>`
          select tbl_name as "table", sql as rule from sqlite_master
          where type = 'index' and sql like 'create unique%'`
      : sql<{ table: string; rule: string }>`
          select tablename as "table", indexdef as rule from pg_indexes
          where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
          union all
          select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'`;
  return (await query.execute(db)).rows;
}

/** The rows of the filled tables: all columns, or those alone that are named. */
async function readRows(
  db: Db,
  columns?: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const any = db.withTables<AnyTables>();
  const rows: Record<string, readonly Row[]> = {};
  for (const table of filled) {
    const named = columns?.[table];
    const query = any.selectFrom(table);
    rows[table] = await (named
      ? query.select(named.map((name) => sql.ref(name).as(name)))
      : query.selectAll()
    ).execute();
  }
  return rows;
}
