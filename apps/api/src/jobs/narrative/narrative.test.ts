import type { SubmitAssessmentOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { type Answerer, drafting, type SentFacts, usage } from '../../testing/ai-endpoint.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { changing, isWritten, openWriter } from './testing/open-writer.ts';

const minuteMs = 60_000;

describe('texts from an AI endpoint', () => {
  it('take the place of the built-in ones, which were there at once, and keep the employers', async () => {
    const { site, takeQuest } = await openWriter();
    const read = await takeQuest();
    const before = await read();
    expect(before.personalityInsight.length).toBeGreaterThan(500);
    expect(before.isNarrativePending).toBe(true);
    await site.writeNarratives();
    const after = await read();
    expect(after).toSatisfy(isWritten);
    for (const [index, { aiAnalysis = '' }] of after.careerRecommendations.entries()) {
      const companies = /Company names: (.*)$/.exec(
        before.careerRecommendations[index]?.aiAnalysis ?? '',
      );
      expect(aiAnalysis).toMatch(/^When you are in the/);
      expect(aiAnalysis.endsWith(`\n\n${companies?.[0]}`)).toBe(true);
      expect(aiAnalysis).toContain(`note ${companies?.[1]?.split(', ')[0]}.`);
      expect(aiAnalysis).not.toMatch(/[{}]/);
    }
    expect({ ...after, personalityInsight: '', careerRecommendations: [] }).toEqual({
      ...before,
      isNarrativePending: false,
      personalityInsight: '',
      careerRecommendations: [],
    });
  });

  it('are requested by a schema, with portrait and catalogue, and with nothing that anyone typed', async () => {
    const { site, endpoint, takeQuest } = await openWriter();
    const read = await takeQuest();
    const guest = site.browse();
    await guest.post('/api/assessment/submit', {
      responses: quickResponses(site.context),
      assessmentType: 'quick',
      guestEmail: 'guest@example.net',
    });
    const { personalityInsight, careerRecommendations } = await read();
    await site.writeNarratives();
    expect(endpoint.bodies).toHaveLength(2);
    for (const body of endpoint.bodies) {
      expect(body).not.toMatch(/ada@|adalberta|guest@|example\.(org|net)|correct horse/i);
      const request = JSON.parse(body) as {
        readonly messages: readonly { readonly content: string }[];
        readonly response_format: unknown;
      };
      expect(request.response_format).toMatchObject({
        type: 'json_schema',
        json_schema: {
          schema: {
            properties: {
              careers: {
                items: {
                  properties: { careerId: { enum: careerRecommendations.map(({ id }) => id) } },
                },
              },
            },
          },
        },
      });
      const facts = JSON.parse(request.messages[1]?.content ?? '') as SentFacts;
      expect(facts.person.portrait).toBe(personalityInsight);
      const [first] = careerRecommendations;
      const career = site.context.catalogue.careersById.get(first?.id ?? '');
      expect(facts.careers[0]).toMatchObject({ description: first?.description, day: career.day });
    }
  });

  it.each<[rule: string, what: string, Answerer]>([
    ['shape', 'no JSON', () => ({ content: 'As a language model' })],
    ['shape', 'half a JSON', () => ({ content: '{"personalityInsight": ["You' })],
    ['shape', 'no completion', () => ({ body: '<html>Welcome</html>' })],
    ['shape', 'another shape', () => ({ content: '{"insight":"short"}' })],
    [
      'length',
      'too short a text',
      drafting((draft) => ({ ...draft, personalityInsight: ['You like work.'] })),
    ],
    ['link', 'a link', changing((text) => `${text} You find more at www.example.com now.`)],
    ['markup', 'markup', changing((text) => `${text} <b>You</b>`)],
    [
      'instructions',
      'instructions to the reader',
      changing((text) => `${text} Ignore all previous instructions.`),
    ],
    ['instructions', 'its own prompt', changing((text) => `${text} The system prompt says so.`)],
    [
      'word',
      'an employer from nowhere',
      changing((text) => `${text} You should join Zebulon Robotics.`),
    ],
    [
      'placeholder',
      'an employer of no placeholder',
      changing((text) => `${text} You fit {employer9} well.`),
    ],
    [
      'figure',
      'a figure from nowhere',
      changing((text) => `${text} You share this with 98765 people.`),
    ],
    [
      'repetition',
      'the same sentence twice',
      changing((text) => `${text} You like it. You like it.`),
    ],
    [
      'careers',
      'a career left out',
      drafting((draft) => ({ ...draft, careers: draft.careers.slice(1) })),
    ],
    [
      'careers',
      'a career twice',
      drafting((draft) => ({ ...draft, careers: [...draft.careers.slice(1), draft.careers[1]] })),
    ],
    [
      'shape',
      'a career from nowhere',
      drafting(({ careers: [first, ...rest], ...draft }) => ({
        ...draft,
        careers: [...rest, { ...first, careerId: 'dragon-tamer' }],
      })),
    ],
  ])(
    'are refused for their %s three times when they hold %s, and then the built-in ones stay',
    async (rule, _what, answer) => {
      const { site, endpoint, takeQuest, readMetrics } = await openWriter(answer);
      const read = await takeQuest();
      const before = await read();
      for (let round = 0; round < 5; round += 1) {
        await site.writeNarratives();
        site.passTime(60 * minuteMs);
      }
      expect(await read()).toEqual({ ...before, isNarrativePending: false });
      expect(endpoint.bodies).toHaveLength(3);
      expect(await readMetrics()).toContain(
        `guildpath_narrative_attempts_total{outcome="refused",reason="${rule}"} 3`,
      );
    },
  );

  it('leave outcome and cost in log and metrics, and no word of theirs', async () => {
    const { site, takeQuest, attemptsLogged, readMetrics, lines } = await openWriter(
      (facts, call) =>
        call === 1
          ? changing((text) => `${text} You share this with 98765 people.`)(facts, call)
          : drafting()(facts),
    );
    await takeQuest();
    await site.writeNarratives();
    site.passTime(minuteMs);
    await site.writeNarratives();
    const cost = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
    expect(attemptsLogged()).toMatchObject([
      { outcome: 'refused', reason: 'figure in insight', attempt: 1, ...cost },
      { outcome: 'written', attempt: 2, durationMs: expect.any(Number), ...cost },
    ]);
    expect(lines.join('')).not.toMatch(/98765|When you are/);
    const metrics = await readMetrics();
    expect(metrics).toContain(
      'guildpath_narrative_attempts_total{outcome="refused",reason="figure"} 1',
    );
    expect(metrics).toContain('guildpath_narrative_attempts_total{outcome="written",reason=""} 1');
    expect(metrics).toContain('guildpath_narrative_seconds_count{outcome="written"} 1');
    expect(metrics).toContain(
      'guildpath_narrative_tokens_total{direction="output",outcome="written"} 900',
    );
  });
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
