import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AssessmentsOutput,
  type Hall,
  type JoinOutput,
  placesMaxCount,
  type SubmitAssessmentOutput,
  toHallDay,
} from '@guildpath/contract';
import { expect, it, onTestFinished } from 'vitest';
import { decodeMessage, openSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { startProcess } from '../../testing/start-process.ts';
import { answerQuickQuest } from '../../testing/submit-as-guest.ts';

const guests = 250;
const classSizes = [84, 83, 83];
const sceneMs = 20_000;
const latestLetterMs = 60_000;
const password = 'correct horse battery';

interface Guest {
  readonly get: (path: string, status?: number) => Promise<unknown>;
  readonly post: (path: string, body: object, status?: number) => Promise<unknown>;
  readonly remove: (path: string) => Promise<unknown>;
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
    post: (path, body, status) =>
      call(path, { method: 'POST', body: JSON.stringify(body) }, status),
    remove: (path) => call(path, { method: 'DELETE' }),
  };
}

function readToken({ messages }: SmtpSink, email: string): string {
  const message = decodeMessage(String(messages.get(email)));
  const token = /\/login\?token=([\w-]+)/.exec(message)?.[1];
  if (!token) throw new Error(`The letter to ${email} carries no link.`);
  return token;
}

async function openSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-year-group-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const smtp = await openSmtpSink({ delayMs: 100, keepsMessages: true });
  const { url } = await startProcess({
    DATA_DIR: folder,
    RATE_LIMIT: 'on',
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
  });
  return { url, smtp, responses: await answerQuickQuest(url) };
}

const floodPauseMs = 50;
const floodJoinMs = 3_000;

/**
 * Sends twenty wrong codes, wrong words and empty submissions a second from the class's address, and joins
 * each hall as another new student every three seconds, until the test is over.
 */
function startHostileChild(site: URL, halls: readonly Hall[] = []): void {
  let isOver = false;
  const send = (path: string, body: object) =>
    fetch(new URL(path, site), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function flood(): Promise<void> {
    const { status } = await fetch(new URL('/api/join/BCDFGHJ', site));
    expect([404, 429]).toContain(status);
    await wait(floodPauseMs);
    await send('/api/join/return', { words: 'one two three four' });
    await wait(floodPauseMs);
    await send('/api/assessment/submit', {});
    await wait(floodPauseMs);
    if (!isOver) await flood();
  }
  async function fill(): Promise<void> {
    for (const { joinCode } of halls) await fillHall(site, joinCode, 1);
    await wait(floodJoinMs);
    if (!isOver) await fill();
  }
  const children = [flood(), fill()];
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(children);
  });
}

/** Takes places that nobody plays in, and returns how many it got. */
async function fillHall(site: URL, joinCode: string, places: number): Promise<number> {
  let taken = 0;
  for (let count = 0; count < places; count += 1) {
    const drawn = await fetch(new URL(`/api/join/${joinCode}`, site));
    if (drawn.status !== 200) return taken;
    const { names } = (await drawn.json()) as JoinOutput;
    const { status } = await fetch(drawn.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: names[0] }),
    });
    if (status === 200) taken += 1;
  }
  return taken;
}

/** Draws again when someone else was faster, as people do. */
async function join(student: Guest, joinCode: string): Promise<void> {
  const { names } = (await student.get(`/api/join/${joinCode}`)) as JoinOutput;
  try {
    await student.post(`/api/join/${joinCode}`, { name: names[0] });
  } catch (error) {
    if (!String(error).includes('NAME_TAKEN')) throw error;
    await join(student, joinCode);
  }
}

async function waitForLetter({ arrivals }: SmtpSink, email: string): Promise<void> {
  await expect.poll(() => arrivals.has(email), { timeout: 120_000, interval: 500 }).toBe(true);
}

it('a year group behind one address meets no limit, and waits for no letter longer than a minute', async () => {
  const { url, smtp, responses } = await openSite();
  startHostileChild(url);

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
    await waitForLetter(smtp, email);
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

  const emails = Array.from(
    { length: guests },
    (_, student) => `student-${student}@school.example`,
  );
  const letterMs = await Promise.all(emails.map(takeQuest));
  console.info({ guests, slowestLetterMs: Math.max(...letterMs) });
  expect(Math.max(...letterMs)).toBeLessThan(latestLetterMs);
  expect([...smtp.arrivals.values()].filter(({ length }) => length !== 1)).toEqual([]);
});

it('a year group behind one address plays in three halls without meeting a limit, beside a child who floods them', async () => {
  const { url, smtp, responses } = await openSite();
  const guide = browse(url);
  const email = 'ortiz@school.example';
  await guide.post('/api/auth/signup', { email, password, firstName: 'Rosa' });
  await waitForLetter(smtp, email);
  await guide.post('/api/auth/email-link', { token: readToken(smtp, email) });
  const today = new Date();
  const days = { joinUntil: toHallDay(today, 5), deleteOn: toHallDay(today, 90) };
  const halls: Hall[] = [];
  for (const name of ['Grade 9, one', 'Grade 9, two', 'Grade 9, three']) {
    const opened = await guide.post('/api/halls', { name, assessmentType: 'quick', ...days });
    halls.push(opened as Hall);
  }
  for (const { id, joinCode } of halls) {
    expect(await fillHall(url, joinCode, placesMaxCount + 1)).toBe(placesMaxCount);
    await guide.remove(`/api/halls/${id}/places`);
  }
  startHostileChild(url, halls);

  async function playInHall({ joinCode }: Hall): Promise<void> {
    const student = browse(url);
    await wait(Math.random() * sceneMs);
    await student.get('/api/site/settings');
    await join(student, joinCode);
    await student.get('/api/place');
    await student.get('/api/assessment/questions/quick');
    for (const count of responses.keys()) {
      await wait(sceneMs * (0.8 + Math.random() * 0.2));
      const draft = { assessmentType: 'quick', responses: responses.slice(0, count + 1) };
      await student.post('/api/user/drafts', draft);
    }
    const quest = { responses, assessmentType: 'quick' };
    const submitted = await student.post('/api/assessment/submit', quest);
    const { assessmentResultId } = submitted as SubmitAssessmentOutput;
    await student.get(`/api/results/${assessmentResultId}`);
  }

  const startedAt = Date.now();
  const students = halls.flatMap((hall, index) => {
    return Array.from({ length: classSizes[index] ?? 0 }, () => playInHall(hall));
  });
  await Promise.all(students);
  console.info({ guests, playedMs: Date.now() - startedAt });
  const counts = [];
  for (const { id } of halls)
    counts.push(((await guide.get(`/api/halls/${id}`)) as Hall).finishedCount);
  expect(counts).toEqual(classSizes);
});
