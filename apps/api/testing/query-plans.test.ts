import { openDatabase, type Statement } from '@guildpath/db';
import { describeOnBothDatabases, findScans } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { deleteExpired } from '../src/jobs/housekeeping/housekeeping.ts';
import { callableEnv, callEverything } from './call-everything.ts';
import { openTestSite } from './test-site.ts';

/** Tables of the same size on any site: the catalogue and the requests of a minute. */
const boundedTables = new Set([...['questions', 'catalogue_entries', 'settings']]);

const boundedIndexes = new Set([
  // One page is read.
  'users_newest',
  'assessment_results_newest',
  'security_events_at',
  // Contains unfinished jobs only.
  'outbox_due_of_kind',
  // Housekeeping limits the events of each type.
  'security_events_type',
]);

/** Administrators count everything. */
const countOfAll = /^select ("\w+", )?count\(\*\) as "count" from "\w+"( group by "\w+")?$/;

/** Excludes statements that begin or end a transaction. */
const readsOrWrites = /^\s*(with|select|insert|update|delete)\b/i;

describeOnBothDatabases('the calls of the API and housekeeping', (openTestDatabase) => {
  it('read no table from end to end that grows with the users', async () => {
    const { url } = await openTestDatabase();
    const statements = new Map<string, Statement>();
    const onStatement = (statement: Statement) => void statements.set(statement.sql, statement);
    const database = await openDatabase({ url, onStatement });
    onTestFinished(() => database.close());
    const site = await openTestSite({ database, env: callableEnv });
    statements.clear();
    await callEverything(site);
    await deleteExpired({ ...site.context, mailFolder: '/nowhere' });

    const queries = [...statements.values()].filter(
      ({ sql }) => readsOrWrites.test(sql) && !countOfAll.test(sql),
    );
    const tables = ['users', 'assessment_results', 'responses', 'sessions', 'sign_in_tokens'];
    for (const table of tables) {
      expect(queries.filter(({ sql }) => sql.includes(`"${table}"`)).length).toBeGreaterThan(3);
    }
    const scans = await findScans(database, queries);
    const found = [...scans].flatMap(([sql, steps]) =>
      steps
        .filter(({ table, index }) => !boundedTables.has(table) && !boundedIndexes.has(index ?? ''))
        .filter(({ table }) => !(table === 'responses' && isQuestionInsert(sql)))
        .map((step) => ({ ...step, sql })),
    );
    expect(found).toEqual([]);
  });
});

// SQLite plans a scan for responses to the new question, which only runs after a violated deferred foreign
// key. Foreign keys to questions are not deferred.
function isQuestionInsert(sql: string): boolean {
  return sql.trimStart().startsWith('insert into "questions"');
}
