import { openDatabase, type Statement } from '@guildpath/db';
import { findScans } from '@guildpath/db/bench/query-plans';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { listCalls } from '../../bench/growth/calls.ts';
import { openFilledSite } from '../../bench/growth/site.ts';
import { deleteExpired } from '../jobs/housekeeping/housekeeping.ts';

/** More rows than fit on a page or two of PostgreSQL, but quick to write. */
const count = 1_000;

/** Tables whose size does not depend on the number of users. */
const boundedTables = new Set([
  ...['questions', 'skills', 'careers', 'career_skills', 'schools', 'programs', 'companies'],
  ...['consultants', 'settings', 'calibrations', 'quest_progress'],
  // Holds only the last minute.
  'request_counts',
]);

/** Indexes that are scanned from one end, up to a limit or condition. */
const limitedIndexes = new Set([
  // One page of the newest rows.
  'users_newest',
  'assessment_results_newest',
  'security_events_at',
  // Administrators count whole tables.
  'users_role',
  'assessment_results_of_tier',
  // Holds only unfinished jobs.
  'outbox_due',
  // Housekeeping limits the events of each type.
  'security_events_type',
]);

/** Excludes statements that begin or end a transaction. */
const readsOrWrites = /^\s*(with|select|insert|update|delete)\b/i;

describeOnBothDatabases('the calls of the API and housekeeping', (openTestDatabase) => {
  it('read no table from end to end that grows with the users', async () => {
    const { url } = await openTestDatabase();
    const statements = new Map<string, Statement>();
    const onStatement = (statement: Statement) => void statements.set(statement.sql, statement);
    const database = await openDatabase({ url, onStatement });
    onTestFinished(() => database.close());
    const site = await openFilledSite(database, count);
    onTestFinished(() => site.app.close());
    statements.clear();
    for (const { prepare } of await listCalls(site, count)) {
      const { by, call } = await prepare(0);
      const { status } = await by.call(call);
      expect(status, call.url).toBeLessThan(500);
    }
    await deleteExpired({ ...site.context, mailFolder: '/nowhere' });

    const queries = [...statements.values()].filter(({ sql }) => readsOrWrites.test(sql));
    const tables = ['users', 'assessment_results', 'responses', 'sessions', 'sign_in_tokens'];
    for (const table of tables) {
      expect(queries.filter(({ sql }) => sql.includes(`"${table}"`)).length).toBeGreaterThan(3);
    }
    const scans = await findScans(database, queries);
    const found = [...scans].flatMap(([sql, steps]) =>
      steps
        .filter(({ table, index }) => !boundedTables.has(table) && !limitedIndexes.has(index ?? ''))
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
