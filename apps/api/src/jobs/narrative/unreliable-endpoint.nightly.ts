import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { drafting, hang } from '../../../testing/ai-endpoint.ts';
import { openWriter } from './testing/open-writer.ts';

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

// Each of these waits in real time.
describe('texts from an unreliable AI endpoint', () => {
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
    await expect.poll(() => endpoint.hanging.length, { timeout: 60_000 }).toBe(1);
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
    await expect.poll(() => endpoint.hanging.length, { timeout: 60_000 }).toBe(1);
    const closed = streamUntilClosed(endpoint.hanging[0], function* endless() {
      for (;;) yield ' '.repeat(10_000);
    });
    await writing;
    expect(attemptsLogged()).toMatchObject([
      { outcome: 'failed', reason: 'The AI endpoint answered more than 1 MB.' },
    ]);
    await closed;
  });
});
