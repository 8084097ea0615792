import { openDatabase, type Statement } from '@guildpath/db';
import { findScans } from '@guildpath/db/bench/query-plans';
import { describeOnBothDatabases } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { listCalls } from '../../bench/growth/calls.ts';
import { openFilledSite } from '../../bench/growth/site.ts';
import { deleteExpired } from '../housekeeping/housekeeping.ts';

/** More than PostgreSQL keeps on a page or two, and few enough to be written in a second. */
const count = 1_000;

/** What holds as many rows in a site of any size: the catalogue, and sums. */
const boundedTables = new Set([
  ...['questions', 'skills', 'careers', 'career_skills', 'schools', 'programs', 'companies'],
  ...['consultants', 'settings', 'calibrations', 'quest_progress', 'row_counts'],
  // Of the last minute.
  'request_counts',
  // Subqueries with a limit.
  ...['days', 'newest'],
]);

/** Indexes that are read from their end, and only as far as a limit or a condition says. */
const limitedIndexes = new Set([
  // The newest, of which a page is shown.
  'users_newest',
  'assessment_results_newest',
  'security_events_at',
  // It holds only what is not done.
  'outbox_due_of_kind',
  // Housekeeping keeps so many events of each type.
  'security_events_type',
]);

/** Not what begins or ends a transaction. */
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

    const asked = [...statements.values()].filter(({ sql }) => readsOrWrites.test(sql));
    const tables = ['users', 'assessment_results', 'responses', 'sessions', 'sign_in_tokens'];
    for (const table of tables) {
      expect(asked.filter(({ sql }) => sql.includes(`"${table}"`)).length).toBeGreaterThan(3);
    }
    const scans = await findScans(database, asked);
    const found = [...scans].flatMap(([sql, steps]) =>
      steps
        .filter(({ table, index }) => !boundedTables.has(table) && !limitedIndexes.has(index ?? ''))
        .filter(({ table }) => !(table === 'responses' && isQuestionInsert(sql)))
        .map((step) => ({ ...step, sql })),
    );
    expect(found).toEqual([]);
  });
});

/**
 * SQLite would look for responses to a question that is missing, which it would only have to after a deferred foreign
 * key was broken. None to questions is deferred.
 */
function isQuestionInsert(sql: string): boolean {
  return sql.trimStart().startsWith('insert into "questions"');
}
