import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AssessmentsOutput, SubmitAssessmentOutput } from '@guildpath/contract';
import { expect, it, onTestFinished } from 'vitest';
import { decodeMessage, openSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { startProcess } from '../../testing/start-process.ts';
import { answerQuickQuest } from '../../testing/submit-as-guest.ts';

const guests = 250;
const sceneMs = 20_000;
const latestLetterMs = 60_000;

interface Guest {
  readonly get: (path: string, status?: number) => Promise<unknown>;
  readonly post: (path: string, body: object) => Promise<unknown>;
}

/** Opens a browser that throws at the first unexpected status; 200 is expected by default. */
function browse(site: URL): Guest {
  let cookie = '';
  const call = async (path: string, init: RequestInit, expected = 200) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
    const answer = await fetch(new URL(path, site), { ...init, headers });
    const [set] = answer.headers.getSetCookie();
    cookie = set?.split(';', 1)[0] ?? cookie;
    const text = await answer.text();
    if (answer.status !== expected) throw new Error(`${answer.status} for ${path}: ${text}`);
    return JSON.parse(text) as unknown;
  };
  return {
    get: (path, status) => call(path, { method: 'GET' }, status),
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

function readToken({ messages }: SmtpSink, email: string): string {
  const message = decodeMessage(String(messages.get(email)));
  const token = /\/login\?token=([\w-]+)/.exec(message)?.[1];
  if (!token) throw new Error(`The letter to ${email} carries no link.`);
  return token;
}

it('a year group behind one address meets no limit, and waits for no letter longer than a minute', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-year-group-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const smtp = await openSmtpSink({ delayMs: 100, keepsMessages: true });
  const { url } = await startProcess({
    DATA_DIR: folder,
    RATE_LIMIT: 'on',
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
  });
  const responses = await answerQuickQuest(url);

  async function takeQuest(email: string): Promise<number> {
    const guest = browse(url);
    // People do not begin at the same moment.
    await wait(Math.random() * sceneMs);
    await guest.get('/api/site/settings');
    await guest.get('/api/auth/user', 401);
    await guest.get('/api/assessment/questions/quick');
    await wait(responses.length * sceneMs);
    const quest = { responses, assessmentType: 'quick' };
    await guest.post('/api/assessment/preview', quest);
    const submittedAt = Date.now();
    const submitted = await guest.post('/api/assessment/submit', { ...quest, guestEmail: email });
    await expect
      .poll(() => smtp.arrivals.has(email), { timeout: 120_000, interval: 500 })
      .toBe(true);

    const body = { token: readToken(smtp, email) };
    await guest.post('/api/auth/email-link/preview', body);
    await guest.post('/api/auth/email-link', body);
    const pages = ['/api/site/settings', '/api/auth/user', '/api/user/drafts', '/api/user/careers'];
    for (const page of pages) await guest.get(page);
    const { assessments } = (await guest.get('/api/user/assessments')) as AssessmentsOutput;
    const { assessmentResultId } = submitted as SubmitAssessmentOutput;
    expect(assessments.map(({ id }) => id)).toEqual([assessmentResultId]);
    await guest.get(`/api/results/${assessmentResultId}`);
    await guest.get(`/api/results/${assessmentResultId}/card`);
    return (smtp.arrivals.get(email)?.[0] ?? Infinity) - submittedAt;
  }

  const emails = Array.from({ length: guests }, (_, pupil) => `pupil-${pupil}@school.example`);
  const letterMs = await Promise.all(emails.map(takeQuest));
  console.info({ guests, slowestLetterMs: Math.max(...letterMs) });
  expect(Math.max(...letterMs)).toBeLessThan(latestLetterMs);
  expect([...smtp.arrivals.values()].filter(({ length }) => length !== 1)).toEqual([]);
});
