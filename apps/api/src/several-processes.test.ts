import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase } from '@guildpath/db/testing';
import { simpleParser } from 'mailparser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startProcess } from './testing/start-process.ts';

const admin = { email: 'root@example.org', password: 'a key to every door' };

/** Two processes on one PostgreSQL, started at the same moment on an empty database, behind a proxy that takes turns. */
async function openFleet() {
  const database = await openTestDatabase('postgres', { isMigrated: false });
  onTestFinished(database.close);
  const folders = await Promise.all(
    ['one', 'two'].map((name) => mkdtemp(path.join(tmpdir(), `guildpath-${name}-`))),
  );
  onTestFinished(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  const servers = await Promise.all(
    folders.map((folder) =>
      startProcess({
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        SESSION_SECRET: 'the same secret for every process',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
      }),
    ),
  );
  const proxy = await openProxy(servers.map(({ url }) => url));
  return { database, folders, proxy, visit: () => visit(proxy.url) };
}

async function openProxy(upstreams: readonly URL[]) {
  const served: number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn = (turn + 1) % upstreams.length;
    served.push(turn);
    const upstream = new URL(incoming.url ?? '/', upstreams[turn]);
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7' };
    const passed = forward(upstream, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, served };
}

/** A browser with its cookies. */
function visit(site: string) {
  const cookies = new Map<string, string>();
  return async (method: 'GET' | 'POST', address: string, body?: object, headers = {}) => {
    const answer = await fetch(new URL(address, site), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const text = await answer.text();
    return { status: answer.status, body: (text && JSON.parse(text)) as unknown };
  };
}

async function findMail(folders: readonly string[], to: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        for (const folder of folders) {
          const outbox = path.join(folder, 'outbox');
          for (const name of await readdir(outbox).catch(() => [])) {
            const mail = await simpleParser(await readFile(path.join(outbox, name)));
            const address = Array.isArray(mail.to) ? mail.to[0] : mail.to;
            if (address?.text === to) found = mail.text;
          }
        }
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? '';
}

describe('two processes on one database', { timeout: 90_000 }, () => {
  it('are one site: a quest, its mail and its results go through both', async () => {
    const { database, folders, proxy, visit: open } = await openFleet();
    const guest = open();
    const asked = await guest('GET', '/api/assessment/questions/quick');
    const responses = (asked.body as { id: string; type: string }[]).map(({ id, type }) => ({
      questionId: id,
      questionType: type,
      selectedOption: 'b',
    }));
    const quest = { assessmentType: 'quick', responses };
    await expect(guest('POST', '/api/assessment/preview', quest)).resolves.toMatchObject({
      status: 200,
    });
    const submission = { ...quest, guestEmail: 'grace@example.org' };
    const key = { 'idempotency-key': 'one quest, handed in twice' };
    const first = await guest('POST', '/api/assessment/submit', submission, key);
    const again = await guest('POST', '/api/assessment/submit', submission, key);
    expect(again).toEqual(first);
    const { assessmentResultId } = first.body as { assessmentResultId: string };

    const mail = await findMail(folders, 'grace@example.org');
    const token = /token=([\w-]+)/.exec(mail)?.[1];
    await expect(guest('POST', '/api/auth/email-link', { token })).resolves.toMatchObject({
      status: 200,
    });
    // Each of these lands on the other process than the one before.
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(guest('GET', `/api/results/${assessmentResultId}`)).resolves.toMatchObject({
        status: 200,
        body: { assessmentResult: { id: assessmentResultId } },
      });
    }
    await expect(guest('GET', '/api/user/assessments')).resolves.toMatchObject({
      body: { assessments: [{ id: assessmentResultId }] },
    });
    await expect(guest('GET', '/api/auth/logout')).resolves.toMatchObject({ status: 302 });
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(guest('GET', '/api/auth/user')).resolves.toMatchObject({ status: 401 });
    }

    // Started at the same moment, they have prepared the database once.
    const administrators = await database.db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'admin')
      .execute();
    expect(administrators).toEqual([{ email: admin.email }]);
    expect(new Set(proxy.served)).toEqual(new Set([0, 1]));

    // Wrong passwords count over both.
    const guesser = open();
    const guess = { identifier: admin.email, password: 'not this one, I fear' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await guesser('POST', '/api/auth/login', guess)).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(11);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.at(-2)).toBe(429);

    // Requests too: what is left of the limit goes down by one with each, whichever process counts it.
    const left: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { headers } = await fetch(new URL('/api/site/settings', proxy.url));
      left.push(Number(headers.get('x-ratelimit-remaining')));
    }
    const [before = 0] = left;
    expect(left).toEqual([before, before - 1, before - 2, before - 3]);
  });

  it('both serve what an administrator changed on one of them, within a second', async () => {
    const { proxy, visit: open } = await openFleet();
    const root = open();
    await root('POST', '/api/auth/login', { identifier: admin.email, password: admin.password });
    const header = 'id,name,specialty,location,rating,categories,contact';
    const csv = `${header}\nreal-rosa,Rosa Real,Crafts,Graz,,Crafts,rosa@example.org`;
    const preview = await root('POST', '/api/admin/catalogue-import/preview', {
      kind: 'consultants',
      csv,
    });
    const { basis } = preview.body as { basis: string };
    await expect(
      root('POST', '/api/admin/catalogue-import', { kind: 'consultants', csv, basis }),
    ).resolves.toMatchObject({ status: 200 });
    const readTotal = async () => {
      const answer = await fetch(new URL('/api/consultants', proxy.url));
      return ((await answer.json()) as { total: number }).total;
    };
    const readBoth = async () => [await readTotal(), await readTotal()];
    await expect.poll(readBoth, { timeout: 1_000, interval: 50 }).toEqual([1, 1]);
  });
});
