import { minuteMs, type ResultsOutput } from '@guildpath/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drafting, hang } from '../../../testing/ai-endpoint.ts';
import { isWritten, openWriter } from './testing/open-writer.ts';

/** The SDK waits two seconds unless it gets this header. */
const retrySoon = { 'retry-after-ms': '1' };

afterEach(() => {
  vi.useRealTimers();
});

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

  it('are written four at once, so a call that hangs delays neither others nor the mail', async () => {
    const { site, endpoint, takeQuest } = await openWriter((prompt, call) =>
      call === 1 ? hang : drafting()(prompt),
    );
    const reads: (() => Promise<ResultsOutput>)[] = [];
    for (let quest = 0; quest < 6; quest += 1) reads.push(await takeQuest());
    const writing = site.writeNarratives();
    const countWritten = async () =>
      (await Promise.all(reads.map((read) => read()))).filter(isWritten).length;
    await expect.poll(countWritten, { timeout: 60_000 }).toBe(5);
    await site.deliverMail();
    expect(site.mails).toHaveLength(1);
    expect(endpoint.hanging).toHaveLength(1);

    site.stop();
    await writing;
    expect(await countWritten()).toBe(5);
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
