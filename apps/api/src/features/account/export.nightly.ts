import path from 'node:path';
import { openDatabase } from '@guildpath/db';
import { expect, it, onTestFinished } from 'vitest';
import { copyResult } from '../../../testing/copy-result.ts';
import { openDataDir } from '../../../testing/open-data-dir.ts';
import { startMeasuredServer } from '../../../testing/start-measured-server.ts';
import { answerQuickQuest } from '../../../testing/submit-as-guest.ts';

const mib = 1024 * 1024;

it('an export of a thousand results blocks no other request and takes little memory', async () => {
  const dataDir = await openDataDir();
  const { url, measureMemory } = await startMeasuredServer({ DATA_DIR: dataDir });
  const post = (address: string, body: object, cookie = '') =>
    fetch(new URL(address, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const account = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
  const signedUp = await post('/api/auth/signup', account);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const responses = await answerQuickQuest(url);
  const quest = { responses, assessmentType: 'quick' };
  const submitted = await post('/api/assessment/submit', quest, cookie);
  const { assessmentResultId } = (await submitted.json()) as { assessmentResultId: string };
  const { db, close } = await openDatabase({ url: path.join(dataDir, 'guildpath.db') });
  onTestFinished(close);
  await copyResult(db, assessmentResultId, 999);

  const before = await measureMemory();
  const { body } = await fetch(new URL('/api/user/export', url), { headers: { cookie } });
  let [longestWaitMs, isDone] = [0, false];
  const pingRepeatedly = async () => {
    while (!isDone) {
      const startedAt = performance.now();
      await fetch(new URL('/healthz', url));
      longestWaitMs = Math.max(longestWaitMs, performance.now() - startedAt);
    }
  };
  const pinging = pingRepeatedly();
  let [received, measuredAt, mostBytes] = [0, 0, before];
  for await (const part of body ?? []) {
    received += part.length;
    if (received - measuredAt < 8 * mib) continue;
    measuredAt = received;
    mostBytes = Math.max(mostBytes, await measureMemory());
  }
  isDone = true;
  await pinging;
  console.info({ received, longestWaitMs, grownMib: (mostBytes - before) / mib });
  expect(received).toBeGreaterThan(40 * mib);
  expect(longestWaitMs).toBeLessThan(1_000);
  expect((mostBytes - before) / mib).toBeLessThan(20);
}, 300_000);
