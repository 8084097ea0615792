import { DiskFullError } from '@guildpath/db';
import { describeOnBothDatabases, preventGrowth } from '@guildpath/db/testing';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { openSqlite } from '../../../testing/open-sqlite.ts';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { logSettings } from '../../observability/log.ts';

describeOnBothDatabases('the health of the server', (openTestDatabase, dialect) => {
  const notReady = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };

  // On SQLite a transaction holds the only connection; on PostgreSQL probes have one of their own.
  const whileBusy = dialect === 'sqlite' ? notReady : { status: 200 };

  it('is known while every connection is in use, and good once they are free', async () => {
    const site = await openTestSite({ database: await openTestDatabase() });
    // Polled, because on a slow machine a probe may miss its own time limit.
    const readiness = () => expect.poll(() => site.browse().get('/readyz'));
    await readiness().toMatchObject({ status: 200 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Occupies all connections.
    const held = Array.from({ length: 10 }, () =>
      site.context.db.transaction().execute(() => released),
    );
    try {
      await readiness().toMatchObject(whileBusy);
      expect(await site.browse().get('/healthz')).toMatchObject({ status: 200 });
    } finally {
      release();
    }
    await Promise.all(held);
    await readiness().toMatchObject({ status: 200 });
  });

  it('is up but not ready once the database is gone', async () => {
    const database = await openTestDatabase();
    const site = await openTestSite({ database });
    await database.close();
    expect(await site.browse().get('/healthz')).toMatchObject({ status: 200 });
    expect(await site.browse().get('/readyz')).toMatchObject(notReady);
  });

  it('is not good while the disk is full, whose end the log says once', async () => {
    const database = await openTestDatabase();
    const lines: string[] = [];
    const log = pino(logSettings('info'), { write: (line: string) => void lines.push(line) });
    const check = vi.fn(database.check);
    const site = await openTestSite({ database: { ...database, check }, log });
    check.mockRejectedValue(new DiskFullError('The disk of the database is full.'));
    for (let probe = 0; probe < 3; probe += 1) {
      expect(await site.browse().get('/readyz')).toMatchObject({
        status: 503,
        body: { message: 'The database has no space left to write.', code: 'SERVICE_UNAVAILABLE' },
      });
    }
    check.mockResolvedValue();
    expect(await site.browse().get('/readyz')).toMatchObject({ status: 200 });
    // When it began was reported by the database.
    expect(lines.filter((line) => line.includes('not ready'))).toEqual([]);
    expect(lines.filter((line) => line.includes('ready again'))).toHaveLength(1);
  });
});

it('a full SQLite disk makes writes fail and the server not ready, without a line in the log for each', async () => {
  const database = await openSqlite();
  const lines: string[] = [];
  const log = pino(logSettings('info'), { write: (line: string) => void lines.push(line) });
  const site = await openTestSite({ database, log });
  await preventGrowth(database.db);
  const submit = (url: string) => {
    const responses = quickResponses(site.context);
    const submission = { responses, assessmentType: 'quick', guestEmail: 'ada@example.org' };
    return site.browse().post(url, submission);
  };
  // The first ones fit into free space of existing pages.
  let refused = await submit('/api/assessment/submit');
  while (refused.status === 200) refused = await submit('/api/assessment/submit');
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { message: 'We can’t reach our database. Please try again in a few seconds.' },
  });
  expect(await submit('/trpc/assessment.submit')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { error: { data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } } },
  });
  expect(await site.browse().get('/readyz')).toMatchObject({ status: 503 });
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
});
