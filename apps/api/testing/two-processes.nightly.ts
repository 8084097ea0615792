import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SessionsOutput, SubmitAssessmentOutput } from '@guildpath/contract';
import { openTestDatabase, type TestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { runCommandLine } from '../src/cli/run-command-line.ts';
import { openDataDir } from './open-data-dir.ts';
import { openRoundRobin } from './round-robin.ts';
import { type ServerProcess, startProcess } from './start-process.ts';
import { toShell } from './to-shell.ts';

const guestEmail = 'grace@example.org';
const admin = { email: 'root@example.org', password: 'a good password' };

interface Fleet {
  readonly database: TestDatabase;
  readonly env: Readonly<Record<string, string>>;
  readonly servers: readonly ServerProcess[];
  readonly readMails: () => Promise<readonly string[]>;
}

async function startFleet(): Promise<Fleet> {
  const folder = await openDataDir();
  const database = await openTestDatabase('postgres', { isMigrated: false });
  onTestFinished(database.close);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'one secret for all processes of a site',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: 'true',
    RATE_LIMIT: 'on',
    LOG_LEVEL: 'error',
  };
  const servers = await Promise.all([startProcess(env), startProcess(env)]);
  const outbox = path.join(folder, 'outbox');
  const readMails = async () => {
    const names = await readdir(outbox).catch(() => []);
    return Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFile(path.join(outbox, name), 'utf8')),
    );
  };
  return { database, env, servers, readMails };
}

function openBrowser(url: URL, jar = new Map<string, string>()) {
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return async <Body>(
    method: 'GET' | 'POST',
    address: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: Body }> => {
    const answer = await fetch(new URL(address, url), {
      method,
      headers: {
        cookie: cookies(),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, body: (await answer.json()) as Body };
  };
}

it('two processes on one PostgreSQL are one site to a visitor whose every request reaches the other one', async () => {
  const { database, env, servers, readMails } = await startFleet();
  const { db } = database;
  // A second migration, seed or administrator would have failed in one of them.
  expect(servers.flatMap((server) => server.logged())).toEqual([]);
  const users = await db.selectFrom('users').select(['email', 'role']).execute();
  expect(users).toEqual([{ email: admin.email, role: 'admin' }]);
  for (const { url } of servers) {
    await expect.poll(async () => (await fetch(new URL('/readyz', url))).status).toBe(200);
  }

  const { url, counts } = await openRoundRobin(servers.map((server) => server.url));
  const ask = openBrowser(url);
  const questions = await ask<{ id: string; type: string }[]>(
    'GET',
    '/api/assessment/questions/quick',
  );
  const responses = questions.body.map(({ id, type }) => ({
    questionId: id,
    questionType: type,
    selectedOption: 'a',
  }));
  const quest = { responses, assessmentType: 'quick' };
  expect(await ask('POST', '/api/assessment/preview', quest)).toMatchObject({ status: 200 });
  const submit = () =>
    ask<SubmitAssessmentOutput>(
      'POST',
      '/api/assessment/submit',
      { ...quest, guestEmail },
      { 'idempotency-key': 'quest-1' },
    );
  const submitted = await submit();
  expect(submitted).toMatchObject({ status: 200, body: { requiresLogin: true } });
  expect(await submit()).toEqual(submitted);
  const { assessmentResultId } = submitted.body;

  await expect.poll(readMails).toHaveLength(1);
  const [mail = ''] = await readMails();
  const token = /\/login\?token=3D([\w-]+)|\/login\?token=([\w-]+)/
    .exec(mail.replaceAll('=\r\n', ''))
    ?.slice(1)
    .find(Boolean);
  const signIn = (browser: typeof ask) =>
    browser<{ email: string }>('POST', '/api/auth/email-link', { token });
  expect(await signIn(ask)).toMatchObject({ status: 200, body: { email: guestEmail } });
  expect(await signIn(openBrowser(url))).toMatchObject({ status: 401 });
  const results = `/api/results/${assessmentResultId}`;
  // Twice in a row, so once from each process.
  for (const _process of servers) {
    expect(await ask('GET', results)).toMatchObject({
      status: 200,
      body: { assessmentResult: { id: assessmentResultId } },
    });
    expect(await ask('GET', '/api/user/assessments')).toMatchObject({
      body: { assessments: [{ id: assessmentResultId }] },
    });
    // An odd number of requests per round, so that the next round begins at the other process.
    const { body } = await ask<SessionsOutput>('GET', '/api/user/sessions');
    expect(body.sessions).toHaveLength(1);
  }

  const [one, other] = servers.map((server) => server.url);
  if (!one || !other) throw new Error('There are two servers.');
  const password = 'correct horse';
  const choose = await ask('POST', '/api/user/password', { password });
  expect(choose).toMatchObject({ status: 200 });
  const login = (browser: typeof ask, given: string) =>
    browser('POST', '/api/auth/login', { identifier: guestEmail, password: given });
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const jar = new Map<string, string>();
    const browser = openBrowser(first, jar);
    expect(await login(browser, password)).toMatchObject({ status: 200 });
    // A copy of the session on the other process, whose cookie no sign-out deletes.
    const copy = openBrowser(second, new Map(jar));
    expect(await copy('GET', '/api/auth/user')).toMatchObject({ status: 200 });
    expect(await browser('POST', '/api/auth/logout', {})).toMatchObject({ status: 200 });
    expect(await copy('GET', '/api/auth/user')).toMatchObject({ status: 401 });
  }

  // Wrong passwords are counted together: five in all, not five on each process.
  const stranger = openBrowser(url);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await login(stranger, 'wrong horse')).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  for (const server of [one, other]) {
    expect(await login(openBrowser(server), password)).toMatchObject({ status: 429 });
  }
  expect(Math.abs((counts[0] ?? 0) - (counts[1] ?? 0))).toBeLessThanOrEqual(1);

  await importOneConsultant(env);
  const readTotal = async () => {
    const answer = await fetch(new URL('/api/consultants', url));
    return ((await answer.json()) as { total: number }).total;
  };
  // Twice in a row, so once from each process.
  const readTotals = async () => [await readTotal(), await readTotal()];
  await expect.poll(readTotals).toEqual([1, 1]);

  const ends = await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
});

async function importOneConsultant(source: Readonly<Record<string, string>>): Promise<void> {
  const file = path.join(await openDataDir(), 'consultants.csv');
  const header = 'id,name,specialty,location,rating,categories,contact';
  await writeFile(file, `${header}\nreal-rosa,Rosa Real,Crafts,Graz,,Crafts,rosa@example.org`);
  await runCommandLine(['catalogue', 'import', 'consultants', file, '--yes'], toShell(source));
}
