import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ResultsOutput } from '@guildpath/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drafting, hang } from '../../../testing/ai-endpoint.ts';
import { isWritten, openWriter } from './testing/open-writer.ts';

const minuteMs = 60_000;

/** The SDK waits two seconds unless it gets this header. */
const retrySoon = { 'retry-after-ms': '1' };

afterEach(() => {
  vi.useRealTimers();
});

async function streamUntilClosed(
  response: ServerResponse | undefined,
  body: () => Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  if (!response) throw new Error('The endpoint was not called.');
  response.writeHead(200, { 'content-type': 'application/json' });
  await expect(pipeline(body, response)).rejects.toMatchObject({
    code: 'ERR_STREAM_PREMATURE_CLOSE',
  });
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('texts from an unreliable AI endpoint', () => {
  it('are asked for again after an error of the endpoint', async () => {
    const { site, endpoint, takeQuest, attemptsLogged } = await openWriter((prompt, call) =>
      call < 3 ? { status: 500, headers: retrySoon } : drafting()(prompt),
    );
    const read = await takeQuest();
    await site.writeNarratives();
    expect(endpoint.bodies).toHaveLength(4);
    expect(await read()).toSatisfy(isWritten);
    expect(attemptsLogged()).toMatchObject([
      { outcome: 'written', part: 0, attempt: 1 },
      { outcome: 'written', part: 1, attempt: 1 },
    ]);
  });

  it('keep the built-in texts after three attempts in which the endpoint failed', async () => {
    const { site, endpoint, takeQuest } = await openWriter(() => ({
      status: 500,
      headers: retrySoon,
    }));
    const read = await takeQuest();
    const before = await read();
    for (let round = 0; round < 5; round += 1) {
      await site.writeNarratives();
      site.passTime(60 * minuteMs);
    }
    expect(await read()).toEqual({ ...before, isNarrativePending: false });
    expect(endpoint.bodies).toHaveLength(9);
  });

  it.each([
    [429, '90'],
    [503, '90'],
  ])(
    'wait as long as a busy endpoint asks for (%i), which costs no attempt and stops no other text',
    async (status, retryAfter) => {
      const busyCalls = 6;
      const { site, endpoint, takeQuest, attemptsLogged } = await openWriter((prompt, call) =>
        call <= busyCalls ? { status, headers: { 'retry-after': retryAfter } } : drafting()(prompt),
      );
      const read = await takeQuest();
      for (let call = 1; call <= busyCalls; call += 1) {
        await site.writeNarratives();
        expect(endpoint.bodies).toHaveLength(call);
        expect((await read()).isNarrativePending).toBe(false);
        site.passTime(1.4 * minuteMs);
        await site.writeNarratives();
        expect(endpoint.bodies).toHaveLength(call);
        site.passTime(0.2 * minuteMs);
      }
      await site.writeNarratives();
      expect(await read()).toSatisfy(isWritten);
      expect(attemptsLogged().map(({ outcome }) => outcome)).toEqual([
        ...Array.from({ length: busyCalls }, () => 'busy'),
        'written',
        'written',
      ]);
    },
  );

  it('that were accepted are not lost when the call for the others fails', async () => {
    const { site, takeQuest, attemptsLogged } = await openWriter((prompt, call) => {
      if (call === 3) return { status: 401 };
      return call === 2
        ? drafting((draft) => Object.fromEntries(Object.entries(draft).slice(1)))(prompt)
        : drafting()(prompt);
    });
    const read = await takeQuest();
    const before = await read();
    await site.writeNarratives();
    const [first, second] = (await read()).careerRecommendations;
    expect(first).toEqual(before.careerRecommendations[0]);
    expect(second?.aiAnalysis).toMatch(/^When you are in the/);
    expect(attemptsLogged().at(-1)).toMatchObject({ outcome: 'partly-written' });
  });

  it('end at the time limit, which holds for all calls of a part together', async () => {
    const ai = { timeLimitMs: 500 };
    const { site, endpoint, takeQuest, attemptsLogged } = await openWriter(
      (prompt, call) => (call === 1 ? drafting(() => ({}))(prompt) : hang),
      { ai },
    );
    await takeQuest();
    await site.writeNarratives();
    expect(attemptsLogged()).toMatchObject([
      { outcome: 'refused', part: 0 },
      { outcome: 'failed', part: 1, reason: 'The AI endpoint did not answer in time.' },
    ]);
    expect(endpoint.hanging).toHaveLength(2);
  });

  it('of an Epic Journey are all written by a slow model, because each part has a time limit of its own', async () => {
    const ai = { timeLimitMs: 1_500 };
    const { site, takeQuest, attemptsLogged } = await openWriter(
      (prompt) => ({ ...drafting()(prompt), delayMs: 500 }),
      { ai },
    );
    await takeQuest('epic');
    await site.writeNarratives();
    expect(attemptsLogged().map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => 'written'),
    );
  });

  it('end at the time limit although an answer drips and garbage is collected meanwhile', async () => {
    const ai = { timeLimitMs: 500 };
    const { site, endpoint, takeQuest, attemptsLogged } = await openWriter(() => hang, { ai });
    await takeQuest();
    const writing = site.writeNarratives();
    await expect.poll(() => endpoint.hanging.length).toBe(1);
    collectGarbage();
    const closed = streamUntilClosed(endpoint.hanging[0], async function* drip() {
      for (;;) yield await wait(5, ' ');
    });
    await writing;
    expect(attemptsLogged()).toMatchObject([
      { outcome: 'failed', reason: 'The AI endpoint did not answer in time.' },
    ]);
    await closed;
  });

  it('are abandoned when an answer has no end, after reading a megabyte of it', async () => {
    const { site, endpoint, takeQuest, attemptsLogged } = await openWriter(() => hang);
    await takeQuest();
    const writing = site.writeNarratives();
    await expect.poll(() => endpoint.hanging.length).toBe(1);
    const closed = streamUntilClosed(endpoint.hanging[0], function* endless() {
      for (;;) yield ' '.repeat(10_000);
    });
    await writing;
    expect(attemptsLogged()).toMatchObject([
      { outcome: 'failed', reason: 'The AI endpoint answered more than 1 MB.' },
    ]);
    await closed;
  });

  it('are written four at once, so a call that hangs delays neither twelve others nor the mail', async () => {
    const { site, endpoint, takeQuest } = await openWriter((prompt, call) =>
      call === 1 ? hang : drafting()(prompt),
    );
    const reads: (() => Promise<ResultsOutput>)[] = [];
    for (let quest = 0; quest < 13; quest += 1) reads.push(await takeQuest());
    const writing = site.writeNarratives();
    const countWritten = async () =>
      (await Promise.all(reads.map((read) => read()))).filter(isWritten).length;
    await expect.poll(countWritten).toBe(12);
    await site.deliverMail();
    expect(site.mails).toHaveLength(1);
    expect(endpoint.hanging).toHaveLength(1);

    site.stop();
    await writing;
    expect(await countWritten()).toBe(12);
  });

  it('are written after a restart when the process stopped in the middle', async () => {
    const { site, endpoint, takeQuest, attemptsLogged } = await openWriter(() => hang);
    const read = await takeQuest();
    const writing = site.writeNarratives();
    await expect.poll(() => endpoint.hanging.length).toBe(1);
    site.stop();
    await writing;
    const job = await site.context.db
      .selectFrom('outbox')
      .select(['attempts', 'done_at'])
      .where('kind', '=', 'narrative')
      .executeTakeFirstOrThrow();
    expect(job).toEqual({ attempts: 0, done_at: null });
    expect((await read()).isNarrativePending).toBe(true);
    expect(attemptsLogged()).toMatchObject([{ outcome: 'stopped' }]);
  });

  it('leave an endpoint alone for a minute that failed five times in a row', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { site, endpoint, takeQuest, attemptsLogged } = await openWriter(() => ({ status: 401 }));
    const reads: (() => Promise<ResultsOutput>)[] = [];
    for (let quest = 0; quest < 5; quest += 1) {
      reads.push(await takeQuest());
      await site.writeNarratives();
    }
    expect(endpoint.bodies).toHaveLength(5);

    reads.push(await takeQuest());
    await site.writeNarratives();
    expect(endpoint.bodies).toHaveLength(5);
    expect(attemptsLogged().at(-1)).toMatchObject({ outcome: 'breaker-open', attempt: 1 });
    const { attempts } = await site.context.db
      .selectFrom('outbox')
      .select((select) => select.fn.min<number>('attempts').as('attempts'))
      .where('kind', '=', 'narrative')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(0);

    vi.setSystemTime(Date.now() + minuteMs);
    site.passTime(minuteMs);
    endpoint.answerWith(drafting());
    await site.writeNarratives();
    expect(await Promise.all(reads.map((read) => read()))).toSatisfy((all: ResultsOutput[]) =>
      all.every(isWritten),
    );
  });
});
