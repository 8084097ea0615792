import { minuteMs, type ResultsOutput } from '@guildpath/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drafting, hang } from '../../../testing/ai-endpoint.ts';
import { isWritten, openWriter } from './testing/open-writer.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('texts from an unreliable AI endpoint', () => {
  it.each([
    { failures: 3, isRewritten: true, calls: 5 },
    { failures: 4, isRewritten: false, calls: 4 },
  ])(
    'are asked for four times at most: after $failures failures, are they rewritten? $isRewritten',
    async (the) => {
      const { site, endpoint, takeQuest } = await openWriter((prompt, call) =>
        call <= the.failures ? { status: 500 } : drafting()(prompt),
      );
      const read = await takeQuest();
      for (let round = 0; round < 5; round += 1) {
        await site.writeNarratives();
        site.passTime(minuteMs);
      }
      expect(await read()).toSatisfy(
        (results: ResultsOutput) => isWritten(results) === the.isRewritten,
      );
      expect((await read()).isNarrativePending).toBe(false);
      expect(endpoint.bodies).toHaveLength(the.calls);
    },
  );

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
