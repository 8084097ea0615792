import { tablesInPolicy } from '@guildpath/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';

const tableQueries = {
  sqlite: sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite%'`,
  postgres: sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`,
} as const;

async function listTables(db: Db, dialect: keyof typeof tableQueries): Promise<string[]> {
  const { rows } = await tableQueries[dialect].execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
}

describeOnBothDatabases('the privacy policy', (openTestDatabase, dialect) => {
  it('names every table of the database', async () => {
    const { db } = await openTestDatabase();
    const tables = await listTables(db, dialect);
    expect(tables.sort()).toEqual(Object.keys(tablesInPolicy).sort());
  });
});
