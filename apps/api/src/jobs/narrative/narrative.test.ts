import type { SubmitAssessmentOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type Answerer,
  type Draft,
  drafting,
  inCodeFence,
  refusingSchemas,
  streamed,
  usage,
  withContent,
} from '../../../testing/ai-endpoint.ts';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { toNarrativeJob } from './narrative-job.ts';
import { changing, isWritten, openWriter } from './testing/open-writer.ts';

/** A Quick Quest is written in two parts: the portrait, and five careers. */
const questParts = 2;

/** Replaces the reasons for the first of the careers that are asked for. */
function withFirst(draft: Draft, whyYou: string): Draft {
  const [[id, texts] = ['', {}]] = Object.entries(draft);
  return texts.whyYou === undefined ? draft : { ...draft, [id]: { ...texts, whyYou } };
}

describe('texts from an AI endpoint', () => {
  it('take the place of portrait and reasons, while all facts and the certainty stay', async () => {
    const { site, takeQuest } = await openWriter();
    const read = await takeQuest();
    const before = await read();
    expect(before.isNarrativePending).toBe(true);
    await site.writeNarratives();
    const after = await read();
    expect(after).toSatisfy(isWritten);
    expect(after.personalityInsight.split('\n\n').at(-1)).toBe(
      before.personalityInsight.split('\n\n').at(-1),
    );
    for (const [index, { analysis }] of after.careerRecommendations.entries()) {
      const [whyYou, against, ...others] = analysis.appeals;
      expect(whyYou?.sentence).toMatch(/^When you are in the/);
      expect(against?.sentence).toMatch(/longer than you like/);
      expect(others).toEqual([]);
      const builtIn = before.careerRecommendations[index]?.analysis;
      expect(analysis).toEqual({ ...builtIn, appeals: analysis.appeals });
    }
    const texts = { personalityInsight: '', portrait: [], careerRecommendations: [] };
    expect({ ...after, ...texts }).toEqual({ ...before, ...texts, isNarrativePending: false });
  });

  it('stay the same when a process that was killed wrote them before', async () => {
    const { site, takeQuest } = await openWriter();
    const read = await takeQuest();
    await site.writeNarratives();
    const once = await read();
    const { id: resultId } = once.assessmentResult;
    for (const { id, payload } of [toNarrativeJob(resultId, 0), toNarrativeJob(resultId, 1)]) {
      await site.context.db
        .updateTable('outbox')
        .set({ done_at: null, payload: JSON.stringify(payload) })
        .where('id', '=', id)
        .execute();
    }
    await site.writeNarratives();
    expect(await read()).toEqual(once);
  });

  it('are asked for with what the person did in words, and with nothing that anyone typed', async () => {
    const { site, endpoint, takeQuest } = await openWriter();
    const read = await takeQuest();
    await site.browse().post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      guestEmail: 'guest@example.net',
    });
    const {
      careerRecommendations,
      assessmentResult: { moment },
    } = await read();
    await site.writeNarratives();
    const [portrait, , careers] = endpoint.prompts();
    expect(endpoint.bodies).toHaveLength(2 * questParts);
    expect(endpoint.bodies.join('')).not.toMatch(
      /ada@|adalberta|guest@|example\.(org|net)|correct horse/i,
    );
    expect(portrait?.facts.person).toMatchObject({
      whatThePersonDid: expect.arrayContaining([moment]),
      interests: {
        Investigative: expect.stringMatching(/^(low|lower middle|middle|upper middle|high)$/),
      },
    });
    expect(careers?.sections).toEqual(
      careerRecommendations.map(({ id }) => [id, ['whyYou', 'whatSpeaksAgainst']]),
    );
    const [first] = careerRecommendations;
    expect(careers?.facts[first?.id ?? '']).toMatchObject({ about: first?.description });
    // Labels instead of codes, and no fact that the site adds.
    expect(endpoint.bodies.join('')).not.toMatch(/bachelor|twoYears|straight-line|\d\d%|\$\d/);
    for (const employer of careerRecommendations.flatMap(({ analysis }) => analysis.employers)) {
      expect(JSON.stringify(careers?.facts)).not.toContain(employer);
    }
  });

  it('are asked for again when something else is taken along, and with what it is', async () => {
    const { site, browser, endpoint, takeQuest } = await openWriter();
    const read = await takeQuest();
    await site.writeNarratives();
    const { id } = (await read()).assessmentResult;
    const taken = { basicInterests: ['culinary-art'] };
    const { body } = await browser.put(`/api/results/${id}/basic-interests`, taken);
    expect(body).toMatchObject({ isNarrativePending: true });
    expect(body).not.toSatisfy(isWritten);
    await site.writeNarratives();
    expect(await read()).toSatisfy(isWritten);
    const again = endpoint.prompts().slice(questParts);
    expect(again).toHaveLength(questParts);
    for (const { facts } of again) {
      expect(facts.person).toMatchObject({ saysWorkShouldBeAbout: 'Food and cooking' });
    }
  });

  it('of an Epic Journey come in four parts, each with at most five careers', async () => {
    const { site, endpoint, takeQuest } = await openWriter();
    const read = await takeQuest('epic');
    await site.writeNarratives();
    expect(endpoint.prompts().map(({ sections }) => sections.length)).toEqual([1, 5, 5, 5]);
    const { careerRecommendations, isNarrativePending } = await read();
    expect(isNarrativePending).toBe(false);
    for (const { aiAnalysis } of careerRecommendations) {
      expect(aiAnalysis).toMatch(/^When you are in the/);
    }
  });
});

describe('a section that breaks a rule', () => {
  it('is asked for once more alone, with the rule and the words that broke it', async () => {
    const { site, endpoint, takeQuest } = await openWriter((prompt, call) =>
      call === 2
        ? drafting((draft) => withFirst(draft, 'You would join Zebulon Robotics.'))(prompt)
        : drafting()(prompt),
    );
    const read = await takeQuest();
    await site.writeNarratives();
    const [, , again] = endpoint.prompts();
    const [first] = (await read()).careerRecommendations;
    expect(endpoint.bodies).toHaveLength(3);
    expect(again?.sections.map(([id]) => id)).toEqual([first?.id]);
    expect(again?.facts.avoidTheseMistakes).toEqual([
      { section: first?.id, rule: 'name', found: 'Zebulon' },
    ]);
    expect(first?.aiAnalysis).toMatch(/^When you are in the/);
  });

  it('keeps its built-in text when it breaks one again, and the other sections are shown', async () => {
    const { site, takeQuest, attemptsLogged } = await openWriter(
      drafting((draft) => withFirst(draft, 'You would join Zebulon Robotics.')),
    );
    const read = await takeQuest();
    const before = await read();
    await site.writeNarratives();
    const after = await read();
    const [first, second] = after.careerRecommendations;
    expect(first).toEqual(before.careerRecommendations[0]);
    expect(second?.aiAnalysis).toMatch(/^When you are in the/);
    expect(attemptsLogged().at(-1)).toMatchObject({ outcome: 'partly-written', part: 1 });
  });

  it.each<[rule: string, found: string, what: string, Answerer]>([
    ['shape', '', 'half a JSON', () => ({ content: '{"person": {"portrait": "You' })],
    [
      'shape',
      '',
      'a text cut off at the limit of tokens',
      (prompt) => ({ ...drafting()(prompt), finishReason: 'length' }),
    ],
    ['name', 'Zebulon', 'a name', changing((text) => `${text} You should join Zebulon Robotics.`)],
  ])(
    'is logged and counted with rule (%s) and word (%s) when it contains %s',
    async (rule, found, _what, answer) => {
      const { site, endpoint, takeQuest, readMetrics, attemptsLogged } = await openWriter(
        (prompt, call) => (prompt.facts.person && call <= 2 ? answer : drafting())(prompt, call),
      );
      const read = await takeQuest();
      const before = await read();
      await site.writeNarratives();
      const flaw = { section: 'person', rule, found };
      expect(attemptsLogged()).toMatchObject([
        { outcome: 'refused', part: 0, flaws: [flaw, flaw] },
        { outcome: 'written', part: 1, flaws: [] },
      ]);
      expect((await read()).personalityInsight).toBe(before.personalityInsight);
      expect(endpoint.bodies).toHaveLength(3);
      expect(await readMetrics()).toContain(
        `guildpath_narrative_flaws_total{rule="${rule}",word="${found}"} 2`,
      );
    },
  );
});

describe('every attempt', () => {
  it('leaves outcome and cost in log and metrics, and no text', async () => {
    const { site, takeQuest, attemptsLogged, readMetrics, lines } = await openWriter();
    await takeQuest();
    await site.writeNarratives();
    const cost = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
    const attempt = { outcome: 'written', attempt: 1, durationMs: expect.any(Number), ...cost };
    expect(attemptsLogged()).toMatchObject([
      { ...attempt, part: 0 },
      { ...attempt, part: 1 },
    ]);
    expect(lines.join('')).not.toMatch(/When you are/);
    const metrics = await readMetrics();
    expect(metrics).toContain('guildpath_narrative_attempts_total{outcome="written"} 2');
    expect(metrics).toContain('guildpath_narrative_calls_total{format="json_schema"} 2');
    expect(metrics).toContain('guildpath_narrative_seconds_count{outcome="written"} 2');
    expect(metrics).toContain(
      'guildpath_narrative_tokens_total{direction="output",outcome="written"} 1800',
    );
  });
});

describe('an endpoint of another dialect', () => {
  it('that refuses JSON schemas gets them in the prompt, and log and metrics show it', async () => {
    const { site, endpoint, takeQuest, readMetrics, lines } = await openWriter(refusingSchemas());
    const read = await takeQuest();
    await site.writeNarratives();
    expect(await read()).toSatisfy(isWritten);
    expect(endpoint.prompts().map(({ format }) => format)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(lines.filter((line) => line.includes('refuses json_schema'))).toHaveLength(1);
    expect(await readMetrics()).toContain(
      'guildpath_narrative_calls_total{format="json_object"} 2',
    );
  });

  it('that refuses everything is asked twice a call, and its error counts', async () => {
    const { site, endpoint, takeQuest, attemptsLogged, lines } = await openWriter(() => ({
      status: 400,
      body: '',
    }));
    await takeQuest();
    await site.writeNarratives();
    expect(endpoint.prompts().map(({ format }) => format)).toEqual(['json_schema', 'json_object']);
    expect(attemptsLogged()).toMatchObject([
      { outcome: 'failed', reason: 'The AI endpoint answered 400: no message' },
    ]);
    expect(lines.join('')).not.toContain('refuses json_schema');
  });

  it('that knows another name for the limit of tokens gets that', async () => {
    const { site, endpoint, takeQuest } = await openWriter((prompt, call) =>
      call === 1
        ? { status: 400, body: '{"error":{"message":"Use max_completion_tokens instead."}}' }
        : drafting()(prompt),
    );
    const read = await takeQuest();
    await site.writeNarratives();
    expect(await read()).toSatisfy(isWritten);
    const bodies = endpoint.bodies.map((body) => JSON.parse(body) as Record<string, unknown>);
    expect(bodies.map(({ max_tokens: limit }) => limit)).toEqual([4_000, undefined, undefined]);
    expect(bodies[2]).toMatchObject({ max_completion_tokens: 4_000 });
    expect(endpoint.prompts()[2]?.format).toBe('json_schema');
  });

  it.each<[string, Answerer]>([
    ['thinks aloud and puts its JSON into a code fence', inCodeFence],
    ['ends thoughts that never began', withContent((json) => `{maybe} so {"a": 1}</think>${json}`)],
    ['thinks of a draft first', withContent((json) => `First ${json}, or rather ${json}`)],
    ['gives no reason for the end', (prompt) => ({ ...drafting()(prompt), finishReason: null })],
    [
      'takes its answer for thoughts',
      (prompt) => ({ message: { reasoning_content: drafting()(prompt).content, content: null } }),
    ],
    [
      'answers in parts',
      (prompt) => ({
        message: { content: [{ type: 'thinking' }, { text: drafting()(prompt).content }] },
      }),
    ],
    ['streams unasked', streamed],
  ])('that %s is understood', async (_, answer) => {
    const { site, endpoint, takeQuest, attemptsLogged } = await openWriter(answer);
    const read = await takeQuest();
    await site.writeNarratives();
    expect(await read()).toSatisfy(isWritten);
    expect(endpoint.bodies).toHaveLength(2);
    const cost = { inputTokens: usage.prompt_tokens };
    expect(attemptsLogged()).toMatchObject([cost, cost]);
  });

  it.each<[string, Answer, string, string]>([
    [
      'an error in a 200',
      { body: '{"error":{"code":502,"message":"No\\nmodel is\\tloaded"}}' },
      'failed',
      'The AI endpoint answered 200: No model is loaded',
    ],
    [
      'an error in a stream',
      { body: 'data: {"choices":[]}\n\ndata: {"error":"out of memory"}\n\n' },
      'failed',
      'The AI endpoint answered 200: out of memory',
    ],
    [
      'another page',
      { body: `<html>${'x'.repeat(5_000)}` },
      'failed',
      `The AI endpoint answered 200: <html>${'x'.repeat(194)}`,
    ],
    [
      'a refused key',
      { status: 401, body: '{"message":"No such key: a-key"}' },
      'failed',
      'The AI endpoint answered 401: No such key: …',
    ],
    [
      'a redirect, which is not followed',
      { status: 307, headers: { location: '/v1/elsewhere' } },
      'failed',
      'The AI endpoint cannot be reached: unexpected redirect.',
    ],
    [
      'a refusal of the model',
      { message: { refusal: 'I can’t\nhelp with that.' } },
      'declined',
      'The model refuses: I can’t help with that.',
    ],
    [
      'an answer that a filter stopped',
      { content: '{"person":', finishReason: 'content_filter' },
      'declined',
      'A filter of the AI endpoint stopped the answer.',
    ],
  ])(
    'is logged in its own words, and called once a part: %s',
    async (_, answer, outcome, reason) => {
      const { site, endpoint, takeQuest, attemptsLogged } = await openWriter(() => answer);
      await takeQuest();
      await site.writeNarratives();
      const attempts = attemptsLogged();
      expect(attempts).toHaveLength(outcome === 'declined' ? 2 : 1);
      for (const attempt of attempts) expect(attempt).toMatchObject({ outcome, reason });
      expect(endpoint.bodies).toHaveLength(attempts.length);
    },
  );
});

describe('without an AI endpoint', () => {
  it('no text is ever said to be on its way', async () => {
    const site = await openTestSite();
    const browser = site.browse();
    await browser.post('/api/auth/signup', {
      email: 'ada@example.org',
      password: 'correct horse',
      firstName: 'Ada',
    });
    const answered = await browser.post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
    });
    const { assessmentResultId } = answered.body as SubmitAssessmentOutput;
    const { body } = await browser.get(`/api/results/${assessmentResultId}`);
    expect(body).toMatchObject({ isNarrativePending: false });
  });
});
